/// Feedback for collisions (Apple: UIImpactFeedbackGenerator).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  public init(style: FeedbackStyle = .medium) { super.init() }

  open func impactOccurred() {}
  /// - Parameter intensity: the strength, 0...1.
  open func impactOccurred(intensity: CGFloat) {}
}
