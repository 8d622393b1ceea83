import Foundation

/// A list whose items light up under a finger.
@MainActor protocol ListPressOwner: UIScrollView {
  /// The item that a touch began in; nil where none can be pressed.
  func pressedItem(_ touch: UITouch) -> IndexPath?
  /// Asks the delegate.
  func mayPress(_ path: IndexPath) -> Bool
  func showPress(_ path: IndexPath, _ isOn: Bool)
  func pressedView(_ path: IndexPath) -> UIView?
  /// The finger left in the item.
  func pressEnded(_ path: IndexPath)
}

/// A finger on an item: it lights up, and is chosen when the finger leaves. A finger that scrolls at once lights nothing up: the scroll
/// view holds its touch back.
@MainActor
final class ListPress {
  private weak var owner: (any ListPressOwner)?
  private var touch: UITouch?
  private var path: IndexPath?
  /// Where the touch began, on the screen.
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

  /// A finger that goes as far as a pan chooses nothing, even where nothing follows it.
  func moved(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    let place = touch.screenLocation
    if hypot(place.x - start.x, place.y - start.y) >= PanProgress.hysteresis { cancel() }
  }

  func ended(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let path else { return }
    let isInside = owner?.pressedView(path).map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    cancel()
    if isInside { owner?.pressEnded(path) }
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
