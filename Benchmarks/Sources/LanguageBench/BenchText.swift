/// A long `.layout` text such as people write: components with labels, loops, conditions, stacks and
/// tests, each with names of its own.
enum BenchText {
  /// At least so many bytes.
  static func make(bytes: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes + 4_096)
    var number = 0
    while text.count < bytes {
      text += section(number).utf8
      number += 1
    }
    return text
  }

  private static func section(_ number: Int) -> String {
    """
    // One of the cells of a feed: an avatar, a name, a message and its pictures.
    component Cell\(number)(post: object, side: number = \(40 + number % 9), gap: number = 10) {
      let columns = post.images.count == 4 ? 2 : 3
      let width\(number) = (root.width - gap * (columns + 1)) / columns

      image avatar {
        left, top == super + 20           // as in the original
        size == (side, side)
      }
      label name {
        text: post.user_name; font: 14; color: #336699
        left  == avatar.right + gap
        right <= super - 20 @high
        centerY == avatar
      }
      label content\(number) {
        text: "\\(post.content), 今天阳光明媚 \(number)"
        font: 13; lines: 0
        maxTextWidth: root.width - 90.5
        left, right == name inset (0, 4, 0, 8)
        top == avatar.bottom + 12.25
      }
      for picture, i in post.images {
        image picture[i] {
          left == super + gap + i % columns * (width\(number) + gap)
          top == content\(number).bottom + gap + (i div columns) * (width\(number) + gap)
          size == width\(number)
        }
      }
      if post.images.count == 0 {
        bottom == content\(number) + 20 as bottom\(number)
      } else {
        bottom == picture.last.bottom + gap @high-1
      }
    }

    row bar\(number)(spacing: 8, insets: (6, 12, 6, 12), align: center) {
      left, right == super
      top == prev.bottom + \(number % 30)
      button back { text: "Back"; font: 15 }
      view rest { hugging.x: 100; height == back }
    }
    test "bar \(number)" (width: 320...430) { expect bar\(number).width == root.width ± 0.01 }


    """
  }
}
