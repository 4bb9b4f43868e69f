/// Guides and constraints, over the views.
extension SVGRenderer {
  func drawGuides(_ guides: [LayoutPicture.Guide], _ svg: inout SVGWriter) {
    for guide in guides {
      svg.open("g", [])
      svg.element("title", [], content: guide.name)
      svg.rectangle(
        guide.frame, [("fill", "none")] + paint("stroke", Theme.guide) + Theme.dashes)
      svg.element(
        "text",
        [
          ("x", svg.number(guide.frame.x + Theme.namePadding)),
          ("y", svg.number(guide.frame.bottom - Theme.namePadding)),
          ("font-size", svg.number(Theme.measureSize)),
        ] + paint("fill", Theme.guide), content: guide.name)
      svg.close("g")
    }
  }

  func drawTies(of picture: LayoutPicture, _ svg: inout SVGWriter) {
    let ties = picture.ties
    var room = PictureRoom()
    if !ties.isEmpty {
      for line in picture.shapes.flatMap(\.textLines) {
        // Without the room above small letters, and below the baseline.
        room.take(
          LayoutRect(
            x: line.x, y: line.y + line.height / 3, width: line.width, height: line.height / 2))
      }
    }
    // What is wrong comes last, over the others.
    for tie in ties.filter({ !$0.isBroken }) + ties.filter(\.isBroken) {
      let color = tie.isBroken ? Theme.broken : Theme.tie
      svg.open("g", [])
      svg.element("title", [], content: tie.statement)
      let stroke = paint("stroke", color) + [("stroke-width", tie.isBroken ? "1" : "0.5")]
      draw(tie.start, tie.end, stroke, &svg)
      if !tie.label.isEmpty {
        for end in [tie.start, tie.end] { drawTick(end, of: tie, stroke, &svg) }
        drawLabel(of: tie, color, &room, &svg)
      }
      svg.close("g")
    }
  }

  private func draw(
    _ start: LayoutPoint, _ end: LayoutPoint, _ stroke: SVGWriter.Attributes,
    _ svg: inout SVGWriter
  ) {
    svg.element(
      "line",
      [
        ("x1", svg.number(start.x)), ("y1", svg.number(start.y)), ("x2", svg.number(end.x)),
        ("y2", svg.number(end.y)),
      ] + stroke)
  }

  /// Across the end of a line.
  private func drawTick(
    _ point: LayoutPoint, of tie: LayoutPicture.Tie, _ stroke: SVGWriter.Attributes,
    _ svg: inout SVGWriter
  ) {
    let half = tie.isLevel ? LayoutPoint(0, Theme.tick) : LayoutPoint(Theme.tick, 0)
    draw(
      LayoutPoint(point.x - half.x, point.y - half.y),
      LayoutPoint(point.x + half.x, point.y + half.y), stroke, &svg)
  }

  /// Beside the middle of the line, or on the other side of it; a distance that has no room there is left
  /// to the tool tip.
  private func drawLabel(
    of tie: LayoutPicture.Tie, _ color: Paint, _ room: inout PictureRoom, _ svg: inout SVGWriter
  ) {
    let size = Self.measurer.measure(
      tie.label, font: TextFont(size: Theme.measureSize), maxWidth: .infinity, maxLines: 1,
      wrapping: .word
    ).size
    let places = tie.labelPlaces(size)
    guard let place = places.first(where: { room.isFree($0) }) ?? (tie.isBroken ? places[0] : nil)
    else { return }
    room.take(place)
    svg.element(
      "text",
      [
        ("x", svg.number(place.x)), ("y", svg.number(place.bottom - Theme.measureSize * 0.22)),
        ("font-size", svg.number(Theme.measureSize)),
      ] + paint("fill", color), content: tie.label)
  }
}

extension LayoutPicture.Tie {
  fileprivate var isLevel: Bool { (end.y - start.y).magnitude <= (end.x - start.x).magnitude }

  /// Beside the middle, then nearer to the ends.
  fileprivate func labelPlaces(_ size: LayoutSize) -> [LayoutRect] {
    [0.5, 0.25, 0.75, 0.1, 0.9].flatMap { part -> [LayoutRect] in
      let x = start.x + (end.x - start.x) * part
      let y = start.y + (end.y - start.y) * part
      let corners =
        isLevel
        ? [(x - size.width / 2, y - size.height), (x - size.width / 2, y)]
        : [(x + 1.5, y - size.height / 2), (x - size.width - 1.5, y - size.height / 2)]
      return corners.map { LayoutRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
    }
  }
}
