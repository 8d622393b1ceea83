/// Feels like a tap (Apple: UIFeedbackGenerator). Without a haptic engine, as on an iPad, nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}
