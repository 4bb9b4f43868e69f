internal import ConstraintKit
internal import LayoutLanguage

/// `constraint-cli render`
struct RenderCommand: RunnableCommand {
  private let session: LayoutSession
  private let output: OutputOptions
  private let renderer: SVGRenderer
  private let showsGuides: Bool
  private let showsConstraints: Bool
  private let zoom: Int

  private static let standardZoom = 2

  init(_ reader: OptionReader) throws(UsageError) {
    output = try OutputOptions(reader)
    session = try LayoutSession(reader, takesRange: output.format == .html)
    let theme = try reader.choice(of: .theme, as: Theme.self) ?? .light
    renderer = SVGRenderer(
      showsOutlines: !reader.has(.noOutlines), showsNames: !reader.has(.noNames),
      appearance: theme.appearance)
    showsGuides = reader.has(.guides)
    showsConstraints = reader.has(.constraints)
    // The source would have to measure texts by a file that it hasn't.
    if output.format == .swift || output.format == .objc, reader.last(of: [.metrics]) != nil {
      throw .needsFormat(.metrics, "svg")
    }
    let zoom = try reader.count(of: .zoom)
    if zoom != nil, output.format != .png { throw .needsFormat(.zoom, "png") }
    self.zoom = zoom ?? Self.standardZoom
    guard output.format != .svg, output.format != .png else { return }
    for flag in [Flag.guides, .constraints, .theme] where reader.last(of: [flag]) != nil {
      throw .needsFormat(flag, "svg")
    }
  }

  func run() throws(ToolError) -> ExitCode {
    if output.format == .html {
      return try PageCommand(
        session: session, output: output, showsNames: renderer.showsNames,
        showsOutlines: renderer.showsOutlines
      ).run()
    }
    if output.format == .png, output.file == nil, StandardStream.output.isTerminal {
      throw ToolError(
        message: "a picture in PNG isn't for the terminal; '-o FILE' writes it to a file")
    }
    return try session.write(output: output) { layout, _, _ throws(ToolError) in
      try contents(layout)
    }
  }

  private func contents(_ layout: SolvedLayout) throws(ToolError) -> FileContents {
    switch output.format {
    case .swift: return .text(SwiftSource(layout, file: session.name).text)
    case .objc: return .text(ObjCSource(layout, file: session.name).text)
    case .png: return .bytes(try RasterPicture.png(of: svg(layout), zoom: zoom))
    case .dot: return .text(ConstraintGraph(layout, around: nil, precision: nil).text)
    case .txt:
      let picture = TextPicture(
        LayoutPicture(layout), columns: CurrentProcess.columns, showsNames: renderer.showsNames,
        showsOutlines: renderer.showsOutlines)
      return .text(picture.text)
    default: return .text(svg(layout))
    }
  }

  private func svg(_ layout: SolvedLayout) -> String {
    var picture = LayoutPicture(layout)
    if showsGuides { picture.addGuides(of: layout.solution) }
    if showsConstraints { picture.addTies(of: layout.solution) }
    return renderer.render(picture)
  }

  private enum Theme: String {
    case light, dark, auto

    var appearance: SVGRenderer.Appearance {
      switch self {
      case .light: .light
      case .dark: .dark
      case .auto: .automatic
      }
    }
  }
}
