import CoreGraphics
import Foundation

/// Hides and shows the bars of a navigation controller in response to swipes, taps, the keyboard and the height of the screen.
///
/// The behaviour follows Apple's documentation of `hidesBarsOnSwipe`, `hidesBarsOnTap`, `hidesBarsWhenKeyboardAppears` and
/// `hidesBarsWhenVerticallyCompact`, and the comments in its header. The length of a swipe is our own choice.
@MainActor
final class BarHiding: NSObject {
  /// The distance in points that a finger moves up or down before the bars are hidden or shown.
  private static let swipeLength: CGFloat = 20

  private enum Reason {
    case gesture, keyboard, compactHeight
  }

  private unowned let navigation: UINavigationController
  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  private var observation: KeyboardObservation?
  private var followsHeight = false
  /// Why the bars are hidden; nil if they are shown, or if the program has hidden them.
  private var reason: Reason?
  private var hidToolbar = false
  /// The vertical translation at which the swipe last changed its direction, in points.
  private var turningPoint: CGFloat = 0

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    swipe.addTarget(self, action: Selector("swiped:", BarHiding.swiped(_:)))
    tap.addTarget(self, action: Selector("tapped:", BarHiding.tapped(_:)))
    for recognizer in [swipe, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      recognizer.cancelsTouchesInView = false
      recognizer.isEnabled = false
      navigation.contentContainerView.addGestureRecognizer(recognizer)
    }
  }

  /// Called after a change of the controller's properties.
  func update() {
    let followsKeyboard = navigation.hidesBarsWhenKeyboardAppears
    swipe.isEnabled = navigation.hidesBarsOnSwipe
    tap.isEnabled = navigation.hidesBarsOnTap || followsKeyboard || navigation.hidesBarsWhenVerticallyCompact
    if followsKeyboard != (observation != nil) { observation = followsKeyboard ? observeKeyboard() : nil }
    guard navigation.hidesBarsWhenVerticallyCompact else { return }
    if !followsHeight {
      followsHeight = true
      navigation.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (navigation: UINavigationController, _) in
        navigation.barHiding.heightChanged()
      }
    }
    heightChanged()
  }

  // MARK: Causes

  private func observeKeyboard() -> KeyboardObservation {
    KeyboardObservation(
      NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
        [weak self] _ in MainActor.assumeIsolated { self?.keyboardAppears() }
      })
  }

  private func keyboardAppears() {
    guard let view = navigation.viewIfLoaded, let edited = view.window?.firstResponder as? UIView, edited.isDescendant(of: view) else {
      return
    }
    hide(.keyboard)
  }

  private func heightChanged() {
    guard navigation.hidesBarsWhenVerticallyCompact else { return }
    if navigation.traitCollection.verticalSizeClass == .compact {
      hide(.compactHeight)
    } else if reason == .compactHeight {
      show()
    }
  }

  func swiped(_ pan: UIPanGestureRecognizer) {
    let height = pan.translation(in: pan.view).y
    if pan.state == .began { turningPoint = 0 }
    guard pan.state == .began || pan.state == .changed else { return }
    if navigation.isNavigationBarHidden {
      turningPoint = min(turningPoint, height)
      guard height - turningPoint >= Self.swipeLength else { return }
      show()
    } else {
      turningPoint = max(turningPoint, height)
      guard turningPoint - height >= Self.swipeLength else { return }
      hide(.gesture)
    }
    turningPoint = height
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    if navigation.isNavigationBarHidden { show() } else { hide(.gesture) }
  }

  // MARK: Bars

  private func hide(_ new: Reason) {
    guard !navigation.isNavigationBarHidden else { return }
    reason = new
    if !navigation.isToolbarHidden, navigation.topViewController?.toolbarItems?.isEmpty == false {
      hidToolbar = true
      navigation.setToolbarHidden(true, animated: true)
    }
    navigation.setNavigationBarHidden(true, animated: true)
  }

  /// Called when the navigation bar is shown, also by the program. What hides it later is another cause.
  func barShown() { reason = nil }

  private func show() {
    navigation.setNavigationBarHidden(false, animated: true)
    if hidToolbar { navigation.setToolbarHidden(false, animated: true) }
    hidToolbar = false
  }
}

extension BarHiding: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let translation = swipe.translation(in: swipe.view)
    return abs(translation.y) > abs(translation.x)
  }

  /// Content scrolls during the swipe.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer === swipe && otherGestureRecognizer.view is UIScrollView }

  /// A tap that a recognizer of the content takes is handled.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === tap && otherGestureRecognizer is UITapGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: navigation.contentContainerView) == true
  }

  /// A tap on a control, a cell or a text input is handled. Without `hidesBarsOnTap` a tap only shows bars that were hidden by other causes.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard gestureRecognizer === tap else { return true }
    if !navigation.hidesBarsOnTap {
      guard navigation.isNavigationBarHidden, let reason else { return false }
      if reason == .compactHeight, !isWhereBarsWouldBe(touch) { return false }
    }
    return !sequence(first: touch.view, next: { $0?.superview }).contains { view in
      view is UIControl || view is UITableViewCell || view is UICollectionViewCell || view is any UITextInput
    }
  }

  private func isWhereBarsWouldBe(_ touch: UITouch) -> Bool {
    guard let view = navigation.viewIfLoaded else { return false }
    let height = touch.location(in: view).y, safe = view.safeAreaInsets
    if height < safe.top + navigation.navigationBar.rowHeight { return true }
    return hidToolbar && height > view.bounds.height - navigation.toolbarDepth
  }
}
