/// Layouts of ten thousand views, in the shapes in which they are written or generated.
enum ViewTexts {
  static let all = ["cells", "rows", "chain", "grid", "generated"]

  static func make(_ name: String) -> String? {
    switch name {
    case "cells": cells
    case "rows": rows
    case "chain": chain
    case "grid": grid
    case "generated": generated
    default: nil
    }
  }

  /// 2,000 cells of a component with four views each.
  private static let cells = """
    canvas: (375, auto)
    component Cell(title: string) {
      image avatar { left, top == super + 10; size == 40 }
      label name { text: title; left == avatar.right + 10; top == avatar; right <= super - 10 }
      label body { text: "\\(title) says more"; left == name; top == name.bottom + 4 }
      view line { left == name; right, bottom == super; height == 1 }
      bottom == body + 10 @high
      bottom >= avatar + 10
    }
    for i in 0..<2000 {
      Cell cell[i](title: "Somebody \\(i)") {
        left, right == super
        if i == 0 { top == super } else { top == cell[i - 1].bottom }
      }
    }
    bottom == cell.last.bottom
    """

  /// 1,000 rows of nine views, in a column.
  private static let rows = """
    canvas: (375, auto)
    column list(spacing: 8) {
      left, right, top == super
      for i in 0..<1000 {
        row line[i](spacing: 4, distribution: equal) {
          for j in 0..<9 { view box[j] { height == 20 + j @low } }
        }
      }
    }
    bottom == list
    """

  /// 10,000 views one below the other, each of which names the one before.
  private static let chain = """
    canvas: (375, auto)
    for i in 0..<10000 {
      view box[i] {
        left, right == super
        height == 20 + i % 7 @high
        if i == 0 { top == super } else { top == box[i - 1].bottom + 4 }
      }
    }
    bottom == box.last.bottom
    """

  /// 10,000 tiles in rows of a hundred.
  private static let grid = """
    canvas: (4000, auto)
    let side = (root.width - 99) / 100
    for i in 0..<10000 {
      view tile[i] {
        left == super + i % 100 * (side + 1)
        top == super + i div 100 * (side + 1)
        size == side
      }
    }
    bottom == tile.last.bottom
    """

  /// 10,000 views that a program wrote: each with a name and statements of its own, nested by tens.
  private static var generated: String {
    var text = "canvas: (375, auto)\n"
    for number in 0..<909 {
      let above = number == 0 ? "top == super" : "top == group\(number - 1).bottom + 8"
      text += "view group\(number) {\n  left, right == super inset 8\n  \(above)\n"
      for child in 0..<10 {
        let place = child == 0 ? "left == super" : "left == item\(number)x\(child - 1).right + 2"
        text += "  view item\(number)x\(child) {\n    \(place)\n    top == super + \(child % 3)\n"
        text += "    width == super / 12\n    height == \(20 + child) @high\n  }\n"
      }
      text += "  bottom == item\(number)x9\n}\n"
    }
    return text + "bottom == group908\n"
  }

  /// A file of about a thousand lines as somebody writes it: a screen of sections.
  static var screen: String {
    var text = "layout 1\ncanvas: (375, auto)\nparam title = \"Settings\"\n\n"
    for number in 0..<50 {
      let above = number == 0 ? "top == super" : "top == section\(number - 1).bottom + 12"
      text += """
        // Section \(number).
        view section\(number) {
          left, right == super
          \(above)
          image icon {
            left, top == super + 16
            size == 24
          }
          label name {
            text: "\\(title) \(number)"
            left == icon.right + 12
            centerY == icon
            right <= super - 16 @high
          }
          view line {
            left == name
            right == super
            top == icon.bottom + 12; height == 1
          }
          bottom == line
        }

        """
    }
    return text
      + "bottom == section49\ntest \"wide\" (width: 800) { expect section0.width == 800 }\n"
  }
}
