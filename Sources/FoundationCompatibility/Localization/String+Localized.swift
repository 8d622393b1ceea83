extension String {
  /// A key with values, the argument of `String(localized:)`. `\(value)` becomes `%@`, `%lld` or `%lf` in the key (Apple:
  /// String.LocalizationValue).
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    enum Argument: Sendable {
      case text(String)
      case integer(Int64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): text
        case .integer(let integer): integer
        case .number(let number): number
        }
      }
    }

    let key: String
    let values: [Argument]

    public init(_ value: String) { self.init(stringLiteral: value) }
    public init(stringLiteral value: String) {
      key = value
      values = []
    }
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var values: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
      public mutating func appendInterpolation(_ value: String) {
        key += "%@"
        values.append(.text(value))
      }
      public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
        key += "%lld"
        values.append(.integer(Int64(clamping: value)))
      }
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
        key += "%lf"
        values.append(.number(Double(value)))
      }
      public mutating func appendInterpolation<T>(_ value: T, specifier: String = "%@") {
        appendInterpolation("\(value)")
      }
    }
  }

  /// Creates the text of a key in the strings files of a bundle (Apple: `String(localized:table:bundle:locale:comment:)`). If there is
  /// none, the key is used.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(forKey: keyAndValue.key, value: nil, table: table)
    self = keyAndValue.values.isEmpty ? format : String(format: format, locale: locale, arguments: keyAndValue.values.map(\.value))
  }

  /// Creates the text of a key, or of the default value if there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let format = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.key, table: table)
    self = defaultValue.values.isEmpty ? format : String(format: format, locale: locale, arguments: defaultValue.values.map(\.value))
  }
}
