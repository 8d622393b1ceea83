import CoreGraphics
import Foundation

/// The drop interaction of a table view or a collection view. It opens the gap for an insertion, highlights the cell that takes the items,
/// scrolls the list while the finger is near its edge, and asks the drop delegate of the list.
@MainActor
final class ListDropTarget: NSObject, UIDropInteractionDelegate {
  private(set) weak var list: (any DragList)?
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private var scroller: EdgeScroller?
  /// The last answer of the delegate.
  private var proposal: ListDropProposal?
  private(set) var path: IndexPath?
  private(set) var isActive = false
  /// The destinations of dropped items.
  var dropAnimations: [ObjectIdentifier: ListDropAnimation] = [:]
  /// The cells that are hidden until their previews have arrived.
  private var waiting: [UIView] = []

  init(_ list: any DragList) {
    self.list = list
    super.init()
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let list else { return false }
    return list.handlesDrop(session) || ownMove(session) != nil
  }

  /// Returns the row that the data source can move: that of the only item of the session, if it was dragged within the list and may be
  /// moved.
  private func ownMove(_ session: any UIDropSession) -> IndexPath? {
    guard let list, session.items.count == 1, let path = sourcePath(of: session), list.canMoveByDrop(path) else { return nil }
    return path
  }

  /// Returns the index path of the only item, if it is dragged within the list.
  private func sourcePath(of session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first else { return nil }
    return list?.listDrags?.source?.path(of: item)
  }

  // MARK: Over the list

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let list else { return }
    isActive = true
    let window = (session as? LocalSession)?.contents.window
    scroller = EdgeScroller(list) { [weak window] in window?.dragSession?.updateDestination() }
    list.dropEntered(session)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list), bounds = list.bounds
    scroller?.follow(CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY))
    let destination = list.dropPath(at: point)
    var answer = list.dropUpdate(session, at: destination)
    if answer == nil, ownMove(session) != nil {
      answer = ListDropProposal(proposal: UIDropProposal(operation: .move), intent: .insertAt)
    }
    guard var answer else { return UIDropProposal(operation: .cancel) }
    if answer.intent == .automatic { answer.intent = automaticIntent(at: point, destination) }
    proposal = answer
    path = show(answer, at: destination, session)
    return answer.proposal
  }

  /// Shows the destination of a drop: a gap or a highlighted cell.
  /// - Returns: the index path of the drop.
  private func show(_ answer: ListDropProposal, at destination: IndexPath?, _ session: any UIDropSession) -> IndexPath? {
    guard let list else { return nil }
    let isDrop = answer.proposal.operation == .copy || answer.proposal.operation == .move
    guard isDrop, let destination, answer.intent == .insertAt else {
      list.closeGap(animated: true)
      list.showDropTarget(isDrop && answer.intent == .insertInto ? destination : nil)
      return destination
    }
    list.showDropTarget(nil)
    let moves = answer.proposal.operation == .move
    return list.openGap(at: destination, for: moves ? sourcePath(of: session) : nil, isOwnMove: moves && ownMove(session) != nil)
  }

  /// Returns whether a drop goes into a cell, or before or after it. In the middle half of a cell, it goes into it.
  private func automaticIntent(at point: CGPoint, _ path: IndexPath?) -> ListDropProposal.Intent {
    guard let path, let cell = list?.draggedCell(at: path) else { return .insertAt }
    let frame = cell.convert(cell.bounds, to: list)
    return frame.insetBy(dx: 0, dy: frame.height / 4).contains(point) ? .insertInto : .insertAt
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    isActive = false
    list?.dropExited(session)
  }

  private func leave() {
    scroller?.stop()
    scroller = nil
    list?.closeGap(animated: true)
    list?.showDropTarget(nil)
    list?.listDrags?.showHidden()
    proposal = nil
    path = nil
  }

  // MARK: The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    guard let list, let proposal else { return }
    scroller?.stop()
    scroller = nil
    list.showDropTarget(nil)
    dropAnimations = [:]
    if let source = ownMove(session), proposal.proposal.operation == .move, proposal.intent == .insertAt, let path,
      list is UITableView || list.listDrags?.dropDelegate == nil
    {
      // The data source moves a row of its own (Apple: tableView(_:moveRowAt:to:)).
      if let item = session.items.first { dropAnimations[ObjectIdentifier(item)] = ListDropAnimation(.cell(path)) }
      list.moveByDrop(from: source, to: path)
    } else {
      list.discardGap()
      list.performDrop(self, session, proposal.proposal, at: path)
    }
    list.closeGap(animated: true)
    list.layoutIfNeeded()
    self.proposal = nil
  }

  /// Records the destination of an item.
  func land(_ item: UIDragItem, at destination: ListDropAnimation.Destination) -> DragAnimator {
    let dropAnimation = ListDropAnimation(destination)
    dropAnimations[ObjectIdentifier(item)] = dropAnimation
    return dropAnimation.animator
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let list, let dropAnimation = dropAnimations[ObjectIdentifier(item)] else { return defaultPreview }
    switch dropAnimation.destination {
    case .cell(let path):
      guard let cell = list.draggedCell(at: path) else { return nil }
      wait(cell)
      return UITargetedDragPreview(
        view: cell, parameters: list.dropParameters(at: path) ?? UIDragPreviewParameters(),
        target: UIPreviewTarget(container: cell.superview ?? list, center: cell.center))
    case .into(let path, let rect):
      guard let cell = list.draggedCell(at: path) else { return nil }
      let size = defaultPreview.size
      let scale = size.width > 0 && size.height > 0 ? min(rect.width / size.width, rect.height / size.height) : 1
      let target = UIDragPreviewTarget(
        container: cell, center: CGPoint(x: rect.midX, y: rect.midY), transform: CGAffineTransform(scaleX: scale, y: scale))
      return UITargetedDragPreview(view: defaultPreview.view, parameters: defaultPreview.parameters, target: target)
    case .target(let target):
      return UITargetedDragPreview(view: defaultPreview.view, parameters: defaultPreview.parameters, target: target)
    }
  }

  func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
    guard let own = dropAnimations[ObjectIdentifier(item)]?.animator else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete(at: $0) }
  }

  private static let hiding = "dropLanding"

  /// Hides a cell until the preview of its item has arrived.
  private func wait(_ cell: UIView) {
    cell.layer.hideOnScreen(forKey: Self.hiding)
    waiting.append(cell)
  }

  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { showWaiting() }

  private func showWaiting() {
    for cell in waiting { cell.layer.removeAnimation(forKey: Self.hiding) }
    waiting = []
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    showWaiting()
    leave()
    dropAnimations = [:]
    isActive = false
    list?.dropEnded(session)
  }
}

/// The destination of a dropped item, with the animations that a delegate adds.
@MainActor
struct ListDropAnimation {
  enum Destination {
    case cell(IndexPath)
    /// A rectangle of a cell, in its coordinates.
    case into(IndexPath, CGRect)
    case target(UIDragPreviewTarget)
  }

  let destination: Destination
  let animator = DragAnimator()

  init(_ destination: Destination) { self.destination = destination }
}
