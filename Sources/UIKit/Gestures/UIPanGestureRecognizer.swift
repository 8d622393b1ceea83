import GestureMachines

/// A recogniser of dragging fingers. It begins after a movement of 10 points (Apple: UIPanGestureRecognizer).
open class UIPanGestureRecognizer: UIGestureRecognizer {
  var progress = PanProgress()
  /// The movement in the window from which the translation is measured.
  private var base = CGVector.zero
  /// The time of the last touch.
  private(set) var lastTime: TimeInterval = 0

  /// The minimum number of fingers. Default 1.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers; the gesture does not begin with more. Default unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The kinds of scrolling, by a wheel or a touchpad, that the recogniser follows. Default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Whether the gesture was started by a wheel or a touchpad.
  var isScrolling = false

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// Returns the movement since the touch down, or since `setTranslation(_:in:)`, in the coordinates of `view`; nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint {
    let moved = convert(CGVector(dx: progress.translation.dx - base.dx, dy: progress.translation.dy - base.dy), to: view)
    return CGPoint(x: moved.dx, y: moved.dy)
  }

  /// Sets the present translation, from which later movements are counted.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else {
      return UIKitLog.refused("the translation \(translation) is ignored: it is not finite")
    }
    let window = view?.window ?? attachedView?.window
    let start = view?.convert(CGPoint.zero, to: window) ?? .zero, end = view?.convert(translation, to: window) ?? translation
    base = CGVector(dx: progress.translation.dx - (end.x - start.x), dy: progress.translation.dy - (end.y - start.y))
  }

  /// Returns the velocity in points per second, in the coordinates of `view`.
  open func velocity(in view: UIView?) -> CGPoint {
    let speed = convert(progress.velocity(at: lastTime), to: view)
    return CGPoint(x: speed.dx, y: speed.dy)
  }

  override func forget() {
    progress = PanProgress()
    base = .zero
    isScrolling = false
  }

  /// Returns the verdict for a movement of the fingers on the screen, in points. The default recognises 10 points in any direction.
  func verdict(translation: CGVector) -> GestureVerdict {
    hypot(translation.dx, translation.dy) >= PanProgress.hysteresis ? .recognise : .wait
  }

  open override var numberOfTouches: Int { isScrolling ? 0 : progress.count }

  /// The number that stands for the movement of a wheel or a touchpad.
  private static let padFinger = -1

  override func padScrolled(_ event: ScrollEvent) -> Bool {
    let scroll = event.scroll
    guard allowedScrollTypesMask.contains(scroll.isPrecise ? .continuous : .discrete), isScrolling || machine.phase == .possible else {
      return false
    }
    if !isScrolling {
      isScrolling = true
      lastLocation = event.location
      progress.began(Self.padFinger, at: event.location, time: scroll.timestamp)
    }
    lastTime = scroll.timestamp
    let location = progress.location
    progress.moved([Self.padFinger: CGPoint(x: location.x + scroll.delta.dx, y: location.y + scroll.delta.dy)], time: lastTime)
    state = machine.isActive ? .changed : .began
    // There is no event for the end of scrolling; it is detected by a timer.
    cancelTimers()
    schedule(after: _PairGestureRecognizer.padRest) { [weak self] in self?.state = .ended }
    return true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      lastTime = touch.timestamp
      // Surplus fingers are ignored, or make the gesture fail if it has not begun.
      guard progress.count < maximumNumberOfTouches else {
        if machine.phase == .possible { return state = .failed }
        ignore(touch, for: event)
        continue
      }
      progress.began(touch.serial, at: touch.screenLocation, time: touch.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard progress.count >= minimumNumberOfTouches else {
      for touch in touches { progress.rest(touch.serial, at: touch.screenLocation) }
      return
    }
    note(touches)
    if machine.isActive { return state = .changed }
    guard machine.phase == .possible else { return }
    switch verdict(translation: progress.translation) {
    case .recognise: state = .began
    case .fail: state = .failed
    case .wait, .waitFor: break
    }
  }

  private func note(_ touches: Set<UITouch>) {
    var points: [Int: CGPoint] = [:]
    for touch in touches {
      points[touch.serial] = touch.screenLocation
      lastTime = touch.timestamp
    }
    progress.moved(points, time: lastTime)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if progress.count >= minimumNumberOfTouches, touches.contains(where: { $0.screenLocation != $0.previousScreenLocation }) {
      note(touches)
    }
    for touch in touches {
      lastTime = touch.timestamp
      progress.ended(touch.serial)
    }
    if machine.phase == .possible {
      if progress.isEmpty { state = .failed }
    } else if progress.count < minimumNumberOfTouches {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { progress.ended(touch.serial) }
    state = .cancelled
  }
}
