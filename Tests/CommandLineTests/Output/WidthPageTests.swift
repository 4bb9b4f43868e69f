import ConstraintKit
import LayoutLanguage
import Testing

@testable import constraint_cli

/// What `render -f html` writes; `Scripts/check-html` looks at it in a browser.
@Suite struct WidthPageTests {
  private func page(_ source: String, file: String = "a.layout") throws -> String {
    let study = try LayoutProgram.load(source: source).get().widthStudy(of: 300...500).get()
    return WidthPage(
      study: study, file: file, width: 300, direction: .leftToRight, showsNames: true,
      showsOutlines: false
    ).text
  }

  @Test("Data that look like markup stay data")
  func inert() throws {
    let text = "</script><script>alert(1)</script> ]]> &amp; <!-- \\u{1B}[31m \\u{9B}m \\u{2028}"
    let page = try page(
      "layout 1\nlabel a { text: \"\(text)\"; left, top == super }", file: "<b>\u{1B}&.layout")
    #expect(page.components("</script>") == 2)
    #expect(page.components("<script") == 2)
    #expect(!page.unicodeScalars.contains { [0x1B, 0x9B, 0x2028].contains($0.value) })
    #expect(page.contains("\\u003c/script\\u003e\\u003cscript\\u003ealert(1)"))
    #expect(page.contains("<title>&lt;b&gt;"))
  }

  @Test("Nothing is loaded, and no handler stands in the markup")
  func selfContained() throws {
    let page = try page("layout 1\nview a { edges == super inset 5 }\ncanvas: (375, 100)")
    for part in ["src=", "@import", "url(", "fetch(", "onclick=", "oninput=", "eval(", "innerHTML"]
    {
      #expect(!page.contains(part), "\(part)")
    }
    #expect(page.contains("default-src 'none'"))
    #expect(page.contains("prefers-color-scheme: dark"))
  }

  @Test("A linear function that goes on is written once")
  func joined() throws {
    let page = try page(
      """
      layout 1
      view a { left, top == super; height == 5; width == super / 2 }
      view b { left, top == super; height == 5; width == min(root.width, 400) }
      """)
    // The root and a over both pieces, b in each.
    #expect(page.contains("\"frames\":[[0,1,300,500,0,0,0,0,150,250,5,5]]"))
    #expect(page.contains("[0,0,300,400,0,0,0,0,300,400,5,5]"))
    #expect(page.contains("[1,1,400,500,0,0,0,0,400,400,5,5]"))
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let range = rest.firstRange(of: part) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
