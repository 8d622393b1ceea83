/// A finger on a sheet: it moves the sheet's top, and on leaving chooses where the sheet goes: a detent, or away.
@MainActor
final class SheetDrag {
  /// Points that a finger goes before it drags.
  private static let threshold: CGFloat = 10
  /// Seconds of the finger's way that are added when it leaves.
  private static let foresight: TimeInterval = 0.15

  weak var presentation: UISheetPresentationController?
  private var touch: UITouch?
  private var start = CGPoint.zero
  private var startTop: CGFloat = 0
  private var isDragging = false
  private var velocity = ScrollVelocity()

  func observe(_ touches: Set<UITouch>, phase: UITouch.Phase, in sheet: UIView) -> Bool {
    guard let presentation, let container = presentation.containerView, presentation.layout.kind != .full else { return false }
    if phase == .began {
      guard isFree, !presentation.isTransitioning, presentation.presentedViewController.presented == nil, let first = touches.first
      else { return false }
      touch = first
      start = first.location(in: container)
      startTop = sheet.frame.minY
      isDragging = false
      velocity.reset()
      velocity.add(start, at: first.timestamp)
      return false
    }
    guard let touch, touches.contains(touch) else { return false }
    let place = touch.location(in: container)
    velocity.add(place, at: touch.timestamp)
    switch phase {
    case .moved: return move(to: place)
    case .ended, .cancelled:
      self.touch = nil
      guard isDragging else { return false }
      isDragging = false
      let speed = phase == .ended ? velocity.value(at: touch.timestamp).dy : 0
      release(speed: speed, cancelled: phase == .cancelled)
      return true
    default: return isDragging
    }
  }

  /// No finger is followed. One that a list took is not heard of again.
  private var isFree: Bool { touch.map { $0.phase == .ended || $0.phase == .cancelled } ?? true }

  /// A list in the sheet asks before it scrolls: down from its top the sheet goes first, and up as long as it can grow.
  func claims(_ scrollView: UIScrollView, moved translation: CGVector) -> Bool {
    guard touch != nil, let presentation, abs(translation.dy) > abs(translation.dx), presentation.layout.kind != .full else { return false }
    if isDragging { return true }
    let inset = scrollView.adjustedContentInset
    guard scrollView.contentOffset.y <= -inset.top else { return false }
    if translation.dy > 0 { return true }
    let tops = presentation.layout.tops
    return presentation.prefersScrollingExpandsWhenScrolledToEdge && (tops.last ?? 0) < startTop - 1
  }

  private func move(to place: CGPoint) -> Bool {
    guard let presentation else { return false }
    let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    if !isDragging {
      guard abs(way.dy) > Self.threshold, abs(way.dy) > abs(way.dx) else { return false }
      isDragging = true
    }
    let layout = presentation.layout
    let low = layout.tops.first ?? 0, high = layout.tops.last ?? 0
    let bottom = mayLeave ? layout.container.height : low
    let top = RubberBand.clamp(startTop + way.dy, to: min(high, bottom)...bottom, dimension: layout.container.height)
    presentation.heldTop = top
    presentation.containerView?.setNeedsLayout()
    return true
  }

  private var mayLeave: Bool { presentation?.presentedViewController.isModalInPresentation == false }

  private func release(speed: CGFloat, cancelled: Bool) {
    guard let presentation, let held = presentation.heldTop else { return }
    let layout = presentation.layout
    let aim = held + speed * Self.foresight
    let low = layout.tops.first ?? 0
    let wantsAway = !cancelled && aim > low + (layout.container.height - low) / 2
    if wantsAway || (!mayLeave && held > low + 20) {
      // Where it may not leave, the delegate hears of the attempt, and the sheet goes back.
      presentation.heldTop = nil
      if presentation.dismissByTouch() { return }
      presentation.heldTop = held
    }
    let before = presentation.selectedDetentIdentifier ?? presentation.detents.first?.identifier
    let nearest = presentation.activeDetents.min {
      abs(layout.frame(height: $0.height).minY - aim) < abs(layout.frame(height: $1.height).minY - aim)
    }
    presentation.animateChanges {
      presentation.heldTop = nil
      if let nearest { presentation.selectedDetentIdentifier = nearest.identifier }
      presentation.containerView?.setNeedsLayout()
    }
    guard let nearest, nearest.identifier != before else { return }
    (presentation.delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(presentation)
  }
}
