/// Which view of a transition (Apple: UITransitionContextViewKey).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that shows at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The one that shows at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
