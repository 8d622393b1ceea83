import CoreGraphics
import Foundation

/// Moves the rows of a table or a list aside to show their swipe actions. At most one row is open at a time.
@MainActor
final class RowSwiping: NSObject {
  /// The duration of the animations, in seconds.
  private static let slide: TimeInterval = 0.25

  private weak var owner: (any SwipeOwner)?
  private(set) var swipe: RowSwipe?
  /// The row that is open or being swiped.
  private(set) var path: IndexPath?

  init(_ owner: any SwipeOwner) {
    self.owner = owner
    super.init()
    owner.addGestureRecognizer(RowSwipeGestureRecognizer(self))
  }

  /// Whether a touch at a point of the window can swipe a row. Creates the actions of the row.
  func begins(at point: CGPoint, towardsLeft: Bool) -> Bool {
    guard let owner, let (path, view) = owner.swipeableRow(at: owner.convert(point, from: nil)) else { return false }
    if let swipe { return swipe.cell === view && !swipe.isBusy }
    let atTrailingEdge = towardsLeft != owner.isRightToLeft
    guard owner.allowsSwipes, let configuration = owner.swipeActions(of: path, atTrailingEdge: atTrailingEdge),
      !configuration.actions.isEmpty
    else { return false }
    start(view, at: path, configuration, atTrailingEdge: atTrailingEdge)
    owner.swipeWillBegin(view, at: path, byFinger: true)
    return true
  }

  /// Opens a row without a touch.
  func open(_ view: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration) {
    close(animated: false)
    start(view, at: path, configuration, atTrailingEdge: true)
    owner?.swipeWillBegin(view, at: path, byFinger: false)
    guard let swipe else { return }
    UIView.performWithoutAnimation { move(to: 0) }
    UIView.animate(withDuration: Self.slide, delay: 0, options: .allowUserInteraction) { self.move(to: swipe.motion.width) }
  }

  private func start(_ view: UIView, at path: IndexPath, _ configuration: UISwipeActionsConfiguration, atTrailingEdge: Bool) {
    guard let owner else { return }
    let swipe = RowSwipe(cell: view, configuration: configuration, atTrailingEdge: atTrailingEdge) { [weak self] action, button in
      self?.perform(action, from: button)
    }
    round(swipe.actions, as: view, atRight: atTrailingEdge != owner.isRightToLeft)
    view.superview?.insertSubview(swipe.actions, belowSubview: view)
    self.swipe = swipe
    self.path = path
  }

  /// Rounds the outer corners of the actions like those of the row.
  private func round(_ actions: SwipeActionsView, as row: UIView, atRight: Bool) {
    let side: CACornerMask = atRight ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    let corners = row.layer.maskedCorners.intersection(side)
    guard row.layer.cornerRadius > 0, !corners.isEmpty else { return }
    actions.layer.cornerRadius = row.layer.cornerRadius
    actions.layer.maskedCorners = corners
  }

  // MARK: Movement

  func handle(_ pan: UIPanGestureRecognizer) {
    guard let owner, let swipe, !swipe.isBusy else { return }
    let sign: CGFloat = swipe.atTrailingEdge != owner.isRightToLeft ? -1 : 1
    switch pan.state {
    case .began:
      swipe.start = swipe.offset
      move(to: swipe.motion.offset(start: swipe.start, distance: sign * pan.translation(in: owner).x))
    case .changed: move(to: swipe.motion.offset(start: swipe.start, distance: sign * pan.translation(in: owner).x))
    case .ended:
      switch swipe.motion.end(offset: swipe.offset, velocity: sign * pan.velocity(in: owner).x) {
      case .closed: close(animated: true)
      case .open: slide(to: swipe.motion.width)
      case .fullSwipe:
        slide(to: swipe.motion.rowWidth)
        if let first = swipe.configuration.actions.first { perform(first, from: swipe.actions) }
      }
    default: close(animated: true)
    }
  }

  private func slide(to offset: CGFloat) {
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { self.move(to: offset) }
  }

  private func move(to offset: CGFloat) {
    guard let swipe else { return }
    swipe.offset = offset
    place()
    swipe.actions.showsFirstAlone = swipe.motion.isFullSwipe(at: offset)
    swipe.actions.layoutIfNeeded()
  }

  /// Moves the row, and lays out the actions in the uncovered space.
  func place() {
    guard let owner, let swipe, let path, let row = owner.swipeFrame(of: path) else { return }
    let isRight = swipe.atTrailingEdge != owner.isRightToLeft
    owner.move(swipe.cell, aside: isRight ? -swipe.offset : swipe.offset, from: row)
    swipe.actions.frame = CGRect(
      x: isRight ? row.maxX - swipe.offset : row.minX, y: row.minY, width: swipe.offset, height: row.height)
  }

  // MARK: Closing

  private func perform(_ action: UIContextualAction, from view: UIView) {
    guard let swipe, !swipe.isBusy else { return }
    swipe.isBusy = true
    action.handler(action, view) { [weak self] _ in
      MainActor.assumeIsolated { self?.close(animated: true) }
    }
  }

  func close(animated: Bool) {
    guard let swipe else { return }
    let path = path
    let finish: (Bool) -> Void = { [weak self] _ in
      swipe.actions.removeFromSuperview()
      self?.owner?.swipeDidEnd(swipe.cell, at: path)
    }
    // A deleted row disappears with its own animation.
    guard animated, let owner, owner.window != nil, let path, owner.shows(path, in: swipe.cell) else {
      self.swipe = nil
      self.path = nil
      owner?.setNeedsLayout()
      return finish(true)
    }
    UIView.animate(withDuration: Self.slide, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
      self.move(to: 0)
    } completion: {
      finish($0)
    }
    self.swipe = nil
    self.path = nil
  }
}
