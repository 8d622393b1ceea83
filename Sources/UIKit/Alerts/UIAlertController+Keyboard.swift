import CoreGraphics
import Foundation

extension UIAlertController {
  /// The height of the view without the part that a keyboard or an input view covers, in points. An alert stands in its middle.
  var heightAboveKeyboard: CGFloat {
    guard let panel = view.window?.inputPanel else { return view.bounds.height }
    return min(max(view.convert(CGPoint(x: 0, y: panel.targetFrame.minY), from: nil as UIView?).y, 0), view.bounds.height)
  }

  /// Places the alert again when the keyboard comes, goes or changes its height. The layout is part of the keyboard's animation.
  func observeKeyboard() -> KeyboardObservation {
    KeyboardObservation(
      NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.view.setNeedsLayout() }
      })
  }
}
