/// Feedback for collisions (Apple: UIImpactFeedbackGenerator).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) { super.init() }
  public override init(view: UIView) { super.init(view: view) }
  public init(style: FeedbackStyle, view: UIView) { super.init(view: view) }

  open func impactOccurred() {}
  /// - Parameter intensity: the strength, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
  /// - Parameter location: the point in the view.
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
