/// For another choice (Apple: UISelectionFeedbackGenerator).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}
