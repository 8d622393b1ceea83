/// The base class of feedback generators (Apple: UIFeedbackGenerator). Has no effect, as on devices without a haptic engine, such as an
/// iPad.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  open func prepare() {}
}
