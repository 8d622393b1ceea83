/// A message with interpolated values. Values marked `.private` or `.sensitive` are written as `<private>`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public let text: String

  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Apple: OSLogInterpolation.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
  public mutating func appendLiteral(_ literal: String) { text += literal }

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
  public mutating func appendInterpolation<T: BinaryInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += privacy.isHidden ? "<private>" : String(value(), radix: format.radix)
  }
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += privacy.isHidden ? "<private>" : "\(value())"
  }
}

/// The privacy of a value. `.auto` shows the value, since the log of a program in development is read by its developer.
public struct OSLogPrivacy: Sendable, Equatable {
  let isHidden: Bool

  public enum Mask: Sendable, Equatable { case hash, none }

  public static let `public` = OSLogPrivacy(isHidden: false)
  public static let `private` = OSLogPrivacy(isHidden: true)
  public static let sensitive = OSLogPrivacy(isHidden: true)
  public static let auto = OSLogPrivacy(isHidden: false)
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

public struct OSLogStringAlignment: Sendable, Equatable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { .none }
}

public struct OSLogIntegerFormatting: Sendable, Equatable {
  let radix: Int

  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
}

public struct OSLogFloatFormatting: Sendable, Equatable {
  public static let fixed = OSLogFloatFormatting()
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { .fixed }
  public static let hybrid = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting()
}
