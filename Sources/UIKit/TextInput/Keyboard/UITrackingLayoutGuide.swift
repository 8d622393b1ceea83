/// A guide that follows what moves (Apple: UITrackingLayoutGuide). Constraints by the edges that it is near to are not kept: a keyboard here is
/// always at the bottom.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}
