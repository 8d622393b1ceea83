import Foundation

/// Calls a closure before each frame of the display (Apple: CADisplayLink). Frames are drawn while a
/// link is active, on the display's clock.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var callback: ((CADisplayLink) -> Void)?
  private var lastFire: CFTimeInterval?
  /// The list of the screen that the link is in. The list holds the link.
  private weak var links: DisplayLinks?

  /// The time of the last frame in seconds; 0 before the first.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame in seconds.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between frames of the display. The default is 1/60.
  open private(set) var duration: CFTimeInterval = 1.0 / 60
  /// Whether calls are stopped, and with them the frames. The default is false.
  open var isPaused = false { didSet { if oldValue && !isPaused { LayerTreeHost.wakeAll() } } }
  /// The preferred number of calls per second; 0 means the display's rate.
  open var preferredFramesPerSecond = 0
  /// The number of display frames from one call to the next, used by programs before `preferredFramesPerSecond`. The default is 1.
  open var frameInterval: Int {
    get { preferredFramesPerSecond == 0 ? 1 : max(1, 60 / preferredFramesPerSecond) }
    set { preferredFramesPerSecond = newValue <= 1 ? 0 : max(1, 60 / newValue) }
  }
  /// The preferred range of calls per second, used if `preferredFramesPerSecond` is 0. The default is the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a link that calls a closure until `invalidate()`. A closure replaces the selector, because there is no Objective-C runtime.
  public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
    callback = handler
    super.init()
  }

  /// Creates a link that calls a method of the target. The link holds the target until it is invalidated (Apple: `init(target:selector:)`).
  public convenience init(target: Any, selector: Selector) {
    let target = target as AnyObject
    self.init { link in
      if case .notUnderstood = selector.send(to: target, link) {
        LayerLog.logger.warning("\(type(of: target)) has no method \(selector) for a display link")
      }
    }
  }

  /// Adds the link to the frames of the main screen. The mode has no effect, since the display calls the link.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard callback != nil, links == nil else { return }
    move(to: .current)
    LayerTreeHost.wakeAll()
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    links?.remove(self)
    links = nil
  }

  /// Ends the link permanently.
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
    // Without a preference the maximum of the range is used, which may be below the display's rate.
    if rate <= 0, range.maximum > 0 { rate = Double(range.maximum) }
    return rate > 0 && rate.isFinite ? 1 / rate : 0
  }

  func fire(at time: CFTimeInterval, refreshRate: Double) {
    guard !isPaused, callback != nil else { return }
    duration = refreshRate > 0 ? 1 / refreshRate : 1.0 / 60
    // The tolerance is half a refresh: a rate that the display cannot meet exactly is met on average.
    if let lastFire, time - lastFire < interval - duration / 2 { return }
    lastFire = time
    timestamp = time
    targetTimestamp = time + max(interval, duration)
    callback?(self)
  }
}
