import Foundation

/// Calls back before each frame of the display (Apple: CADisplayLink). Frames come while a link is active, on the display's
/// clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var callback: ((CADisplayLink) -> Void)?
  private var lastFire: CFTimeInterval?
  /// The screen's list that it is in; the list holds it.
  private weak var links: DisplayLinks?

  /// Seconds of the last frame. 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// Seconds of the next frame.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between frames of the display. Default 1/60.
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  /// Stops the calls, and the frames. Default false.
  open var isPaused = false { didSet { if oldValue && !isPaused { CATransaction.ledger.wake() } } }
  /// Calls per second wished for; 0 is the display's rate.
  open var preferredFramesPerSecond = 0
  /// Frames of the display from one call to the next, as programs set it before `preferredFramesPerSecond`. Default 1.
  open var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, 60 / newValue) }
  }
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Without an Objective-C runtime the callback is a closure; it is called until `invalidate()`.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    callback = handler
    super.init()
  }

  /// Calls a method of the target, which the link holds until it is invalidated (Apple: `init(target:selector:)`).
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in
      if case .notUnderstood = selector.send(to: target, link) {
        LayerLog.logger.warning("\(type(of: target)) has no method \(selector) for a display link")
      }
    }
  }

  /// Follows the frames of the main screen. The mode has no effect: the display's own frames call.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil, links == nil else { return }
    move(to: .current)
    CATransaction.ledger.wake()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    links?.remove(self)
    links = nil
  }

  /// Ends it for good.
  open func invalidate() {
    links?.remove(self)
    links = nil
    callback = nil
  }

  func move(to list: DisplayLinks) {
    links = list
    list.add(self)
  }

  private var interval: CFTimeInterval {
    var rate = Double(preferredFramesPerSecond)
    let range = preferredFrameRateRange
    if rate <= 0, let preferred = range.preferred, preferred > 0 { rate = Double(preferred) }
    // Without a preference the highest of the range, which may be less than what the display has.
    if rate <= 0, range.maximum > 0 { rate = Double(range.maximum) }
    return rate > 0 && rate.isFinite ? 1 / rate : 0
  }

  func fire(at time: CFTimeInterval, refreshRate: Double) {
    guard !isPaused, callback != nil else { return }
    duration = refreshRate > 0 ? 1 / refreshRate : 1.0 / 60
    // Half a refresh of tolerance: a rate that the display cannot hold exactly is met on the average.
    if let lastFire, time - lastFire < interval - duration / 2 { return }
    lastFire = time
    timestamp = time
    targetTimestamp = time + max(interval, duration)
    callback?(self)
  }
}
