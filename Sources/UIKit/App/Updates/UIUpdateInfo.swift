import Foundation

/// The times of the frame that is made (Apple: UIUpdateInfo), in seconds of the media clock.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the contents of the frame are computed.
  public let modelTime: TimeInterval
  /// The time at which the frame has to be ready: the next refresh.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the frame is seen.
  public let estimatedPresentationTime: TimeInterval
  /// Whether events with low latency come in this frame: false.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  open var isPerformingLowLatencyPhases: Bool { false }
  /// Whether the frame is shown without waiting for the refresh: false.
  open var isImmediatePresentationExpected: Bool { false }

  init(time: TimeInterval, period: TimeInterval) {
    modelTime = time
    completionDeadlineTime = time + period
    estimatedPresentationTime = time + period
    super.init()
  }

  /// Returns the frame that is made now for the scene of a view; nil between frames.
  open class func current(for view: UIView) -> UIUpdateInfo? { (view.window?.screen ?? UIScreen.main).updates.info }
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { windowScene.screen.updates.info }
}
