import Foundation

/// A list that a paragraph is part of (Apple: NSTextList). Describes the marker of its items.
open class NSTextList: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: as on iOS, a program must not change the object on one thread while another one reads it.
  /// The format of markers, such as `{disc}` or `{decimal}.` (Apple: NSTextList.MarkerFormat).
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let box = MarkerFormat("{box}")
    public static let check = MarkerFormat("{check}")
    public static let circle = MarkerFormat("{circle}")
    public static let diamond = MarkerFormat("{diamond}")
    public static let disc = MarkerFormat("{disc}")
    public static let hyphen = MarkerFormat("{hyphen}")
    public static let square = MarkerFormat("{square}")
    public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
    public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
    public static let octal = MarkerFormat("{octal}")
    public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
    public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
    public static let lowercaseLatin = MarkerFormat("{lower-latin}")
    public static let uppercaseLatin = MarkerFormat("{upper-latin}")
    public static let lowercaseRoman = MarkerFormat("{lower-roman}")
    public static let uppercaseRoman = MarkerFormat("{upper-roman}")
    public static let decimal = MarkerFormat("{decimal}")
  }

  /// Options of a list (Apple: NSTextList.Options).
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let prependEnclosingMarker = Options(rawValue: 1)
  }

  public let markerFormat: MarkerFormat
  public let listOptions: Options
  /// The number of the first item. Default 1.
  open var startingItemNumber = 1
  open var isOrdered: Bool {
    !["{box}", "{check}", "{circle}", "{diamond}", "{disc}", "{hyphen}", "{square}"].contains { markerFormat.rawValue.contains($0) }
  }

  public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
    (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
  }

  public required init?(coder: NSCoder) {
    guard let format = coder.text(Key.format) else { return nil }
    (markerFormat, listOptions) = (MarkerFormat(format), Options(rawValue: UInt(bitPattern: coder.integer(Key.options))))
    startingItemNumber = coder.integer(Key.start)
  }

  open func encode(with coder: NSCoder) {
    coder.encode(markerFormat.rawValue as NSString, forKey: Key.format)
    coder.encode(Int(bitPattern: listOptions.rawValue), forKey: Key.options)
    coder.encode(startingItemNumber, forKey: Key.start)
  }
  open class var supportsSecureCoding: Bool { true }

  private enum Key { static let format = "NSMarkerFormat", options = "NSOptions", start = "NSStartingItemNumber" }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The marker of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    let format = markerFormat.rawValue
    guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else { return format }
    return format[..<open] + Self.symbol(String(format[format.index(after: open)..<close]), itemNumber)
      + format[format.index(after: close)...]
  }

  private static func symbol(_ name: String, _ number: Int) -> String {
    switch name {
    case "box": "\u{25a1}"
    case "check": "\u{2713}"
    case "circle": "\u{25e6}"
    case "diamond": "\u{25c6}"
    case "hyphen": "\u{2043}"
    case "square": "\u{25aa}"
    case "decimal": "\(number)"
    case "octal": String(number, radix: 8)
    case "lower-hexadecimal": String(number, radix: 16)
    case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
    case "lower-alpha", "lower-latin": letters(number)
    case "upper-alpha", "upper-latin": letters(number).uppercased()
    case "lower-roman": roman(number).lowercased()
    case "upper-roman": roman(number)
    default: "\u{2022}"
    }
  }

  /// The number in letters: a, b, ..., z, aa, ab, ...
  private static func letters(_ number: Int) -> String {
    guard number > 0 else { return "\(number)" }
    var rest = number, text = ""
    while rest > 0 {
      rest -= 1
      text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
      rest /= 26
    }
    return text
  }

  private static func roman(_ number: Int) -> String {
    guard (1..<4000).contains(number) else { return "\(number)" }
    var rest = number, text = ""
    for (value, digits) in [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"),
      (4, "IV"), (1, "I"),
    ] {
      while rest >= value {
        text += digits
        rest -= value
      }
    }
    return text
  }
}
