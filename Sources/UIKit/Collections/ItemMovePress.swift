import CoreGraphics

/// The long press with which items of a `UICollectionViewController` are dragged.
@MainActor
final class ItemMovePress: NSObject, UIGestureRecognizerDelegate {
  private weak var view: UICollectionView?
  let recognizer = UILongPressGestureRecognizer(target: nil, action: nil)
  /// The vector from the finger to the centre of the item.
  private var grip = CGPoint.zero

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    recognizer.addTarget(self, action: Selector("handle:", ItemMovePress.handle(_:)))
    recognizer.delegate = self
    view.addGestureRecognizer(recognizer)
  }

  func remove() { view?.removeGestureRecognizer(recognizer) }

  private func item(at point: CGPoint) -> IndexPath? {
    guard let view, let path = view.indexPathForItem(at: point), view.dataSource?.collectionView(view, canMoveItemAt: path) == true
    else { return nil }
    return path
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    // If the item can be dragged, the drag replaces the press.
    guard let view, view.dragDelegate == nil || !view.dragInteractionEnabled else { return false }
    return item(at: gestureRecognizer.location(in: view)) != nil
  }

  func handle(_ press: UILongPressGestureRecognizer) {
    guard let view else { return }
    let finger = press.location(in: view)
    switch press.state {
    case .began:
      guard let path = item(at: finger), view.beginInteractiveMovementForItem(at: path), let middle = view.carriedPosition else { return }
      grip = CGPoint(x: middle.x - finger.x, y: middle.y - finger.y)
    case .changed: view.updateInteractiveMovementTargetPosition(CGPoint(x: finger.x + grip.x, y: finger.y + grip.y))
    case .ended: view.endInteractiveMovement()
    default: view.cancelInteractiveMovement()
    }
  }
}
