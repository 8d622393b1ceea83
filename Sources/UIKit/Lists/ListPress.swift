import Foundation
import GestureMachines

/// A list whose items are highlighted while a finger is on them.
@MainActor protocol ListPressOwner: UIScrollView {
  /// Returns the item that a touch began in; nil if no item can be pressed there.
  func pressedItem(_ touch: UITouch) -> IndexPath?
  /// Whether the delegate allows an item to be highlighted.
  func mayPress(_ path: IndexPath) -> Bool
  func showPress(_ path: IndexPath, _ isOn: Bool)
  func pressedView(_ path: IndexPath) -> UIView?
  /// Called when the finger is lifted inside the item.
  func pressEnded(_ path: IndexPath)
  /// Whether the item stays highlighted until `pressEnded` returns.
  var isPressedUntilSelected: Bool { get }
}

/// Tracks a finger on an item: the item is highlighted, and selected when the finger lifts. A finger that scrolls at once highlights
/// nothing, because the scroll view holds back its touch.
@MainActor
final class ListPress {
  private weak var owner: (any ListPressOwner)?
  private var touch: UITouch?
  private var path: IndexPath?
  /// The screen location of the touch when it began.
  private var start = CGPoint.zero
  private(set) var highlighted: IndexPath?

  init(owner: any ListPressOwner) { self.owner = owner }

  func began(_ touches: Set<UITouch>) {
    guard touch == nil, let owner, let first = touches.first, !first.isSecondary else { return }
    guard let pressed = owner.pressedItem(first), owner.mayPress(pressed) else { return }
    touch = first
    start = first.screenLocation
    path = pressed
    highlighted = pressed
    owner.showPress(pressed, true)
  }

  /// Cancels the press if the finger has moved as far as a pan needs, even if nothing scrolls.
  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let location = touch.screenLocation
    if hypot(location.x - start.x, location.y - start.y) >= PanProgress.hysteresis { cancel() }
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let path else { return }
    let isInside = owner?.pressedView(path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    guard isInside, let owner else { return cancel() }
    if owner.isPressedUntilSelected {
      // The touch is released first, because a new one may begin while the delegate is called.
      (self.touch, self.path) = (nil, nil)
      owner.pressEnded(path)
      if highlighted == path, self.touch == nil { cancel() }
    } else {
      cancel()
      owner.pressEnded(path)
    }
  }

  func cancelled(_ touches: Set<UITouch>) {
    if let touch, touches.contains(touch) { cancel() }
  }

  func cancel() {
    let dark = highlighted
    (touch, path, highlighted) = (nil, nil, nil)
    if let dark { owner?.showPress(dark, false) }
  }
}
