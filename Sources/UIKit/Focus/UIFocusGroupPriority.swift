/// The order in which the items of a focus group are preferred (Apple: UIFocusGroupPriority). Any number can stand between the named ones.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The default.
  public static let ignored = UIFocusGroupPriority(0)
  /// An item that had the focus when it left the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// An item that is more important than others, such as a selected one.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The item that has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)
}
