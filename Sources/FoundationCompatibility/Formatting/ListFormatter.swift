/// Joins items as a language does: "a, b, and c" (Apple: ListFormatter).
open class ListFormatter: Formatter, @unchecked Sendable {
  // Formatter promises it on Linux. As with Foundation's formatters, one that threads share is set up before.
  open var locale: Locale! = .autoupdatingCurrent
  /// Makes the items' texts; without it an item is described.
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
