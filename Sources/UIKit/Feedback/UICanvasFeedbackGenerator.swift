import CoreGraphics

/// Feedback for drawing with a pencil (Apple: UICanvasFeedbackGenerator).
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) {}
  open func pathCompleted(at location: CGPoint) {}
}
