/// Shows the title and the image of an item large, in the middle of the window, while a finger rests on it (Apple:
/// UILargeContentViewerInteraction). Only at accessibility sizes of text.
///
/// The finger can slide to other items. When it lifts, the delegate is called, and a control under it is triggered.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  /// Whether the text size of the application is an accessibility size.
  open class var isEnabled: Bool { UIApplication.shared.preferredContentSizeCategory.isAccessibilityCategory }
  /// Posted by the application after `isEnabled` has changed.
  public nonisolated static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  /// The long press that shows the item. Use it to relate other recognizers to it.
  public let gestureRecognizerForExclusionRelationship: UIGestureRecognizer
  private let press = LargeContentPress()

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    gestureRecognizerForExclusionRelationship = press.recognizer
    super.init()
    press.interaction = self
  }

  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    press.end()
    self.view?.removeGestureRecognizer(press.recognizer)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press.recognizer)
  }

  /// Returns the item at a point of the view: the delegate's, or else the innermost view there that shows its large content.
  func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view, view.traitCollection.preferredContentSizeCategory.isAccessibilityCategory else { return nil }
    if let item = delegate?.largeContentViewerInteraction(self, itemAt: point) { return item }
    let views = sequence(first: view.hitTest(point, with: nil)) { $0?.superview }.prefix { $0 != nil && $0 !== view.superview }
    return views.compactMap { $0 }.first { $0.showsLargeContentViewer }
  }

  /// Called when the finger lifts from an item.
  func ended(on item: (any UILargeContentViewerItem)?, at point: CGPoint) {
    delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    if let control = item as? UIControl, control.isEnabled { control.sendActions(for: .touchUpInside) }
  }

  /// The view in which the large content is shown: that of the delegate's controller, or the window.
  var panelContainer: UIView? { delegate?.viewController(for: self)?.viewIfLoaded ?? view?.window }
}

/// Chooses the item at a point (Apple: UILargeContentViewerInteractionDelegate).
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint)
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController?
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { nil }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
  ) {}
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController? { nil }
}
