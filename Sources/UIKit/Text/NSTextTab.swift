internal import CoreText
import Foundation

/// A tab stop (Apple: NSTextTab). Immutable.
open class NSTextTab: NSObject, NSSecureCoding, @unchecked Sendable {
  // Unchecked: the object is immutable, which the compiler cannot verify for an open class.
  /// The keys of a tab stop's options (Apple: NSTextTab.OptionKey).
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column of numbers. Stored; has no effect on Linux.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The part of the text that is aligned with `location`: its start for `.left` and `.natural`, its middle for `.center`, its end for
  /// `.right`.
  public let alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location, self.options) = (alignment, location, options)
  }

  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: Key.location), let alignment = NSTextAlignment(rawValue: coder.integer(Key.alignment)) else {
      return nil
    }
    (self.alignment, location, options) = (alignment, coder.number(Key.location), [:])
  }

  /// Archives the tab stop without its options.
  open func encode(with coder: NSCoder) {
    coder.encode(alignment.rawValue, forKey: Key.alignment)
    coder.encode(Double(location), forKey: Key.location)
  }
  open class var supportsSecureCoding: Bool { true }

  private enum Key { static let alignment = "NSAlignment", location = "NSLocation" }

  /// Makes a left-aligned tab stop at 0.
  public convenience override init() { self.init(textAlignment: .left, location: 0) }

  /// Returns the characters that end a column of numbers in a locale: its decimal separator.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
  }

  static let defaults = (1...12).map { NSTextTab(textAlignment: .left, location: 28 * CGFloat($0)) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }
  open override var hash: Int { location.hashValue ^ alignment.rawValue }

  var textTab: TextTab {
    let edge: TextTab.Edge =
      switch alignment {
      case .left, .natural, .justified: .start
      case .center: .middle
      case .right: .end
      }
    return TextTab(location: location, edge: edge)
  }
}
