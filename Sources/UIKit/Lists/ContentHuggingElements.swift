extension UICollectionLayoutListConfiguration {
  /// The elements of a list that are as wide as their content (Apple: UICollectionLayoutListConfiguration.ContentHuggingElements).
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let supplementaryHeader = ContentHuggingElements(rawValue: 1 << 0)
  }
}

/// The elements of a table that are as wide as their content (Apple: UITableViewContentHuggingElements).
public struct UITableViewContentHuggingElements: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let sectionHeaders = UITableViewContentHuggingElements(rawValue: 1 << 0)
}

@MainActor private let huggingElements = SideTable<UITableView, UITableViewContentHuggingElements>()

extension UITableView {
  /// The elements that are as wide as their content. Stored; has no effect on Linux. Default empty.
  public var contentHuggingElements: UITableViewContentHuggingElements {
    get { huggingElements[self] ?? [] }
    set { huggingElements[self] = newValue }
  }
}
