internal import ConstraintKit
internal import LayoutLanguage

extension LayoutPicture {
  /// What there is to see of a layout; hidden views and what is in them are left out.
  init(_ layout: SolvedLayout) {
    self.init(
      size: layout.root.frame.size, direction: layout.direction,
      background: layout.root.style.fill.flatMap { PictureColor($0) })
    var hiddenDepth: Int?
    for view in layout.views {
      if let depth = hiddenDepth, view.depth > depth { continue }
      hiddenDepth = view.isHidden ? view.depth : nil
      if !view.isHidden { shapes.append(Shape(view)) }
    }
  }
}

extension LayoutPicture.Shape {
  fileprivate init(_ view: SolvedView) {
    self.init(
      name: view.name, path: view.path, role: Role(kind: view.kind), frame: view.absoluteFrame,
      depth: view.depth, style: LayoutPicture.Style(view.style), text: LayoutPicture.Text(view))
  }
}

extension LayoutPicture.Shape.Role {
  fileprivate init(kind: String) {
    switch kind {
    case "image": self = .image
    case "label": self = .label
    case "button": self = .button
    default: self = .box
    }
  }
}

extension LayoutPicture.Style {
  fileprivate init(_ style: ViewStyle) {
    self.init(
      fill: style.fill.flatMap { PictureColor($0) },
      stroke: style.stroke.flatMap { PictureColor($0) },
      textColor: style.color.flatMap { PictureColor($0) },
      radius: style.radius ?? 0, alpha: style.alpha ?? 1)
  }
}

extension LayoutPicture.Text {
  fileprivate init?(_ view: SolvedView) {
    guard let text = view.text, let font = view.font, let layout = view.textLayout else {
      return nil
    }
    self.init(text, font: font, layout: layout)
  }
}
