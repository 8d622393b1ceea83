/// A view of a transition (Apple: UITransitionContextViewKey).
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown at the beginning.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view shown at the end.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
