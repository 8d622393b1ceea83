import QuartzCore

/// Turns the pages of a page view controller like those of a book: by drags, by taps near the edges, and for code.
///
/// A turn is a transition of the layer that contains the pages. The time of that layer is stopped and set by the curler, so that it follows a
/// finger.
@MainActor
final class PageCurler: NSObject, UIGestureRecognizerDelegate {
  weak var pages: UIPageViewController?
  let pan = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()

  /// The running turn.
  private struct Turn {
    let layer: CALayer
    let isForward: Bool
    /// 0 at the beginning, 1 when the new page is shown.
    var progress = 0.0
    /// The link that completes or takes back the turn without a finger.
    var link: CADisplayLink?
  }
  private var turn: Turn?

  private static let key = "pageCurl"
  /// The time of a whole turn in seconds. Estimated by eye.
  private static let duration = 0.6
  /// The part of a page's length, at each end, in which a tap turns the page. Estimated by eye.
  private static let margin = 0.18

  override init() {
    super.init()
    pan.addTarget(self, action: Selector("dragged:", PageCurler.dragged(_:)))
    tap.addTarget(self, action: Selector("tapped:", PageCurler.tapped(_:)))
    pan.delegate = self
    tap.delegate = self
  }

  // MARK: Turns

  var isTurning: Bool { turn != nil }
  /// Whether the running turn shows the new page when it ends now.
  var arrives: Bool { turn.map { $0.progress >= 0.5 } ?? true }

  /// Begins a turn of a layer, whose contents were just replaced.
  func begin(_ layer: CALayer, isForward: Bool, from side: CATransitionSubtype) {
    let transition = CATransition()
    transition.type = isForward ? .pageCurl : .pageUnCurl
    transition.subtype = side
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    transition.fillMode = .both
    transition.isRemovedOnCompletion = false
    layer.speed = 0
    layer.timeOffset = 0
    layer.add(transition, forKey: PageCurler.key)
    turn = Turn(layer: layer, isForward: isForward)
  }

  private func show(_ progress: Double) {
    turn?.progress = min(max(progress, 0), 1)
    // At the end of its time, the transition would be gone for a frame before the pages are settled.
    turn?.layer.timeOffset = min(max(progress, 0), 0.999)
  }

  /// Completes the turn, or takes it back, from its present progress.
  func run(to end: Double, then completion: @escaping @MainActor () -> Void) {
    guard let start = turn?.progress else { return completion() }
    turn?.link?.invalidate()
    let duration = max(PageCurler.duration * abs(end - start), 0.1)
    var began: CFTimeInterval?
    let link = CADisplayLink { [weak self] link in
      let passed = link.timestamp - (began ?? link.timestamp)
      if began == nil { began = link.timestamp }
      let t = min(passed / duration, 1)
      self?.show(start + (end - start) * t * t * (3 - 2 * t))
      if t >= 1 {
        link.invalidate()
        completion()
      }
    }
    turn?.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Ends the turn at once.
  func stop() {
    guard let turn else { return }
    turn.link?.invalidate()
    turn.layer.removeAnimation(forKey: PageCurler.key)
    turn.layer.speed = 1
    turn.layer.timeOffset = 0
    self.turn = nil
  }

  // MARK: Gestures

  /// Returns the direction of the turn that a movement asks for; nil for none.
  private func isForward(_ movement: CGPoint) -> Bool? {
    guard let pages else { return nil }
    let along = pages.alongTurn(movement.x, movement.y)
    return along == 0 ? nil : along < 0
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let pages else { return }
    let length = max(pages.turnLength, 1)
    let moved = pan.translation(in: pages.view)
    switch pan.state {
    case .began:
      if let isForward = isForward(moved), !pages.beginTurnByHand(isForward: isForward) { pan.state = .failed }
    case .changed:
      guard let turn else { return }
      // The edge of the page stays near the finger: it moves twice as fast as the fold behind it.
      let along = Double(pages.alongTurn(moved.x, moved.y) / length) * (turn.isForward ? -1 : 1)
      show(along * 0.65)
    case .ended, .cancelled, .failed:
      guard let turn else { return }
      let speed = pan.velocity(in: pages.view)
      let away = Double(pages.alongTurn(speed.x, speed.y)) * (turn.isForward ? -1 : 1)
      let completes = pan.state == .ended && (abs(away) > 100 ? away > 0 : turn.progress > 0.3)
      run(to: completes ? 1 : 0) { [weak pages] in pages?.endTurn() }
    default: break
    }
  }

  /// Returns the direction of the turn that a tap asks for; nil between the margins.
  private func tapDirection(_ point: CGPoint) -> Bool? {
    guard let pages else { return nil }
    let position = pages.navigationOrientation == .horizontal ? point.x : point.y, length = pages.turnLength
    let isFirst = position < length * PageCurler.margin, isLast = position > length * (1 - PageCurler.margin)
    return isFirst || isLast ? isLast != pages.isReversed : nil
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard let pages, let isForward = tapDirection(tap.location(in: pages.view)) else { return }
    if pages.beginTurnByHand(isForward: isForward) { run(to: 1) { [weak pages] in pages?.endTurn() } }
  }

  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pages, !isTurning else { return false }
    if recognizer === tap { return tapDirection(tap.location(in: pages.view)).map { pages.neighbor(isForward: $0) != nil } ?? false }
    let moved = pan.translation(in: pages.view)
    let (along, across) = (abs(pages.alongTurn(moved.x, moved.y)), abs(pages.alongTurn(moved.y, moved.x)))
    return along >= across && isForward(moved).map { pages.neighbor(isForward: $0) != nil } ?? false
  }
}
