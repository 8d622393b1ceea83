/// Joins items to a list in a language: "a, b, and c" (Apple: ListFormatter).
open class ListFormatter: Formatter, @unchecked Sendable {
  // Sendable, as `Formatter` requires on Linux. Like Foundation's formatters, it must be configured before several threads use it.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter for the items. If nil, the description of an item is used.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for obj: Any) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
