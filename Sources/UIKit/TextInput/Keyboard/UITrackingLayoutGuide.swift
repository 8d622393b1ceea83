/// A layout guide that follows moving content (Apple: UITrackingLayoutGuide). Constraints that depend on nearby edges are not supported,
/// because the keyboard is always at the bottom.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
