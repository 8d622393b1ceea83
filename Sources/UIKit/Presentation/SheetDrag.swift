import ScrollPhysics

/// A drag on a sheet. It moves the top of the sheet. At its end the sheet moves to a detent or is dismissed.
@MainActor
final class SheetDrag {
  /// The time for which the movement is extrapolated when the finger lifts, in seconds.
  private static let projectionTime: TimeInterval = 0.15

  weak var presentation: UISheetPresentationController?
  private var startTop: CGFloat = 0

  /// Called when a touch begins.
  /// - Returns: whether the touch may move the sheet.
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

  /// Returns whether the drag takes precedence over scrolling of a list in the sheet. At the top of the list a downward drag always does,
  /// an upward drag as long as the sheet can grow.
  func claims(_ scrollView: UIScrollView, moved translation: CGVector) -> Bool {
    guard let presentation else { return false }
    let inset = scrollView.adjustedContentInset
    guard scrollView.contentOffset.y <= -inset.top else { return false }
    if translation.dy > 0 { return true }
    let tops = presentation.layout.tops
    return presentation.prefersScrollingExpandsWhenScrolledToEdge && (tops.last ?? 0) < startTop - 1
  }

  private func move(by distance: CGFloat) {
    guard let presentation else { return }
    let layout = presentation.layout
    let low = layout.tops.first ?? 0, high = layout.tops.last ?? 0
    let bottom = mayLeave ? layout.container.height : low
    let top = RubberBand.clamp(startTop + distance, to: min(high, bottom)...bottom, dimension: layout.container.height)
    presentation.heldTop = top
    presentation.containerView?.setNeedsLayout()
  }

  private var mayLeave: Bool { presentation?.presentedViewController.isModalInPresentation == false }

  private func release(speed: CGFloat, cancelled: Bool) {
    guard let presentation, let heldTop = presentation.heldTop else { return }
    let layout = presentation.layout
    let projectedTop = heldTop + speed * Self.projectionTime
    let low = layout.tops.first ?? 0
    let isPastDismissal = !cancelled && projectedTop > low + (layout.container.height - low) / 2
    if isPastDismissal || (!mayLeave && heldTop > low + 20) {
      // If the sheet may not be dismissed, the delegate is notified of the attempt and the sheet moves back.
      presentation.heldTop = nil
      if presentation.dismissByTouch() { return }
      presentation.heldTop = heldTop
    }
    let before = presentation.selectedDetentIdentifier ?? presentation.detents.first?.identifier
    let nearest = presentation.activeDetents.min {
      abs(layout.frame(height: $0.height).minY - projectedTop) < abs(layout.frame(height: $1.height).minY - projectedTop)
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
