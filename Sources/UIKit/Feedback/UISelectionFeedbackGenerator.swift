/// Feedback for a change of selection (Apple: UISelectionFeedbackGenerator).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
  open func selectionChanged(at location: CGPoint) {}
}
