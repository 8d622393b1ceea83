/// A finger on a sheet: it moves the sheet's top, and on leaving chooses where the sheet goes: a detent, or away.
@MainActor
final class SheetDrag {
  /// Seconds of the finger's way that are added when it leaves.
  private static let foresight: TimeInterval = 0.15

  weak var presentation: UISheetPresentationController?
  private var startTop: CGFloat = 0

  /// A finger came down.
  /// - Returns: whether it may move the sheet.
  func prepare() -> Bool {
    guard let presentation, let sheet = presentation.presentedView, presentation.layout.kind != .full, !presentation.isTransitioning,
      presentation.presentedViewController.presented == nil
    else { return false }
    startTop = sheet.frame.minY
    return true
  }

  func pan(_ pan: UIPanGestureRecognizer) {
    guard let presentation, let container = presentation.containerView else { return }
    switch pan.state {
    case .began, .changed: move(by: pan.translation(in: container).y)
    case .ended: release(speed: pan.velocity(in: container).y, cancelled: false)
    default: release(speed: 0, cancelled: true)
    }
  }

  /// Whether a list in the sheet leaves a finger to it: down from its top the sheet goes first, and up as long as it can grow.
  func claims(_ scrollView: UIScrollView, moved translation: CGVector) -> Bool {
    guard let presentation else { return false }
    let inset = scrollView.adjustedContentInset
    guard scrollView.contentOffset.y <= -inset.top else { return false }
    if translation.dy > 0 { return true }
    let tops = presentation.layout.tops
    return presentation.prefersScrollingExpandsWhenScrolledToEdge && (tops.last ?? 0) < startTop - 1
  }

  private func move(by way: CGFloat) {
    guard let presentation else { return }
    let layout = presentation.layout
    let low = layout.tops.first ?? 0, high = layout.tops.last ?? 0
    let bottom = mayLeave ? layout.container.height : low
    let top = RubberBand.clamp(startTop + way, to: min(high, bottom)...bottom, dimension: layout.container.height)
    presentation.heldTop = top
    presentation.containerView?.setNeedsLayout()
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
