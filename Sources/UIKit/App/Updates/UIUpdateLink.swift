import Foundation
import QuartzCore

/// Runs actions in the frames of a view's or a scene's screen (Apple: UIUpdateLink).
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private let isOfView: Bool
  private var actions: [(phase: UIUpdateActionPhase, body: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  /// Requests frames while continuous updates are required.
  private var motor: CADisplayLink?
  private var last: TimeInterval?
  private var runs = false
  /// The frames of the screen to which the link is added while it is enabled.
  private weak var joined: FrameUpdates?

  /// Whether the actions run. Default false.
  open var isEnabled = false { didSet { if isEnabled != oldValue { adjust() } } }
  /// Whether frames are drawn although nothing has changed. Default false: the actions run only in frames that are drawn anyway.
  open var requiresContinuousUpdates = false { didSet { if requiresContinuousUpdates != oldValue { adjust() } } }
  /// The preferred range of frames per second. Default: the display's rate.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Stored; has no effect on Linux.
  open var wantsLowLatencyEventDispatch = false
  /// Stored; has no effect on Linux: frames wait for the refresh.
  open var wantsImmediatePresentation = false

  /// Creates a link for the frames of a view's window. Its actions run while the view is in a window.
  public init(view: UIView) {
    self.view = view
    isOfView = true
    super.init()
  }
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    isOfView = false
    super.init()
  }
  public convenience init(view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(view: view)
    addAction(handler: handler)
  }
  public convenience init(windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  // MARK: Actions

  /// Adds an action of the phase before the display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .beforeCADisplayLinkDispatch, handler: handler)
  }
  open func addAction(to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append((phase, handler))
  }
  open func addAction(target: Any, selector: Selector) { addAction(to: .beforeCADisplayLinkDispatch, target: target, selector: selector) }
  /// Adds a method with the link and the information as arguments. The target is not retained.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    let receiver = WeakTarget(target as AnyObject)
    addAction(to: phase) { link, info in
      if let target = receiver.object { selector.send(to: target, link, info) }
    }
  }

  /// Returns the information about the current frame; nil between frames.
  open func currentUpdateInfo() -> UIUpdateInfo? { screen?.updates.info }

  // MARK: Frames

  private var screen: UIScreen? { isOfView ? view?.window?.screen : scene?.screen }

  private func adjust() {
    joined?.remove(self)
    joined = nil
    motor?.invalidate()
    motor = nil
    guard isEnabled else { return }
    let updates = (screen ?? UIScreen.main).updates
    updates.add(self)
    joined = updates
    guard requiresContinuousUpdates else { return }
    let motor = CADisplayLink { [weak self] link in if self == nil { link.invalidate() } }
    motor.preferredFrameRateRange = preferredFrameRateRange
    motor.add(to: .main, forMode: .common)
    self.motor = motor
  }

  /// Decides whether the actions run in a frame. They do not run more often than the preferred rate.
  func frameBegins(at time: TimeInterval) {
    let rate = Double(preferredFrameRateRange.preferred ?? preferredFrameRateRange.maximum)
    let period = rate > 0 && rate.isFinite ? 1 / rate : 0
    runs = last.map { time - $0 > period * 0.9 || time < $0 } ?? true
    if runs { last = time }
  }

  func perform(_ phase: UIUpdateActionPhase, _ info: UIUpdateInfo) {
    guard isEnabled, runs, screen != nil else { return }
    for action in actions where action.phase === phase { action.body(self, info) }
  }
}

/// A weak reference to the target of an action.
private final class WeakTarget {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}
