import Foundation

/// The times of the current frame (Apple: UIUpdateInfo), in seconds of the media clock.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the contents of the frame are computed.
  public let modelTime: TimeInterval
  /// The time by which the frame must be ready: the next refresh.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the frame is presented.
  public let estimatedPresentationTime: TimeInterval
  /// Whether events with low latency are dispatched in this frame. Always false.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  open var isPerformingLowLatencyPhases: Bool { false }
  /// Whether the frame is shown without waiting for the refresh. Always false.
  open var isImmediatePresentationExpected: Bool { false }

  init(time: TimeInterval, period: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + period
    estimatedPresentationTime = time + period
    super.init()
  }

  /// Returns the information about the current frame of a view's scene; nil between frames.
  open class func current(for view: UIView) -> UIUpdateInfo? { (view.window?.screen ?? UIScreen.main).updates.info }
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { windowScene.screen.updates.info }
}
