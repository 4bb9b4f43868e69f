/// A colour of the sRGB space.
public struct PictureColor: Sendable, Hashable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8
  /// 0 (clear) to 255.
  public var alpha: UInt8

  /// A colour of its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or a name of ``names``, in any case.
  public init?(_ text: String) {
    let lowercased = text.lowercased()
    guard let code = Self.names[lowercased] ?? (lowercased.hasPrefix("#") ? lowercased : nil) else {
      return nil
    }
    self.init(digits: code.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }, code)
  }

  private init?(digits: [Int], _ code: String) {
    guard digits.count == code.count - 1 else { return nil }
    switch digits.count {
    case 3, 4:
      self.init(channels: digits.map { $0 * 17 })
    case 6, 8:
      self.init(
        channels: stride(from: 0, to: digits.count, by: 2).map {
          digits[$0] * 16 + digits[$0 + 1]
        })
    default: return nil
    }
  }

  private init(channels: [Int]) {
    self.init(
      red: UInt8(clamping: channels[0]), green: UInt8(clamping: channels[1]),
      blue: UInt8(clamping: channels[2]),
      alpha: channels.count > 3 ? UInt8(clamping: channels[3]) : 255)
  }
}
