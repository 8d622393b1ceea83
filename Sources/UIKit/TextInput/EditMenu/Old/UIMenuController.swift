/// The edit menu as it was before iOS 16 (Apple: UIMenuController). It shows a `UIEditMenuInteraction` for the first responder, with its
/// edit actions and those menu items that an object in its responder chain can perform.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  open class var shared: UIMenuController { sharedController }
  private static let sharedController = UIMenuController()

  /// Additional items, which follow the edit actions.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private weak var target: UIView?
  private var rect = CGRect.zero
  /// The rectangle that the menu points at, in window coordinates; zero while the menu is hidden.
  open private(set) var menuFrame = CGRect.zero

  open var isMenuVisible: Bool {
    get { interaction.isVisible }
    set { setMenuVisible(newValue, animated: false) }
  }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    rect = targetRect
    if isMenuVisible { menuFrame = targetView.convert(targetRect, to: nil) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    guard let target else { return UIKitLog.refused("the menu controller has no target: setTargetRect(_:in:) comes first") }
    showMenu(from: target, rect: rect)
  }

  /// - Parameter targetRect: the rectangle that the menu points at, in the coordinates of the view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = targetView
    rect = targetRect
    let host = host(of: targetView)
    if interaction.view !== host { host.addInteraction(interaction) }
    let hostRect = host.convert(targetRect, from: targetView)
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: hostRect.midX, y: hostRect.minY))
    configuration.preferredArrowDirection = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    interaction.presentEditMenu(with: configuration)
  }

  /// Returns the view for the interaction. Commands go to the first responder and its responder chain.
  private func host(of view: UIView) -> UIView {
    guard let responder = view.window?.firstResponder else { return view }
    return responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded ?? view
  }

  open func hideMenu() { interaction.dismissMenu() }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  /// Updates the commands of the visible menu.
  open func update() { interaction.reloadVisibleMenu() }

  public nonisolated static let willShowMenuNotification = Notification.Name("UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = Notification.Name("UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = Notification.Name("UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = Notification.Name("UIMenuControllerDidHideMenuNotification")
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name("UIMenuControllerMenuFrameDidChangeNotification")

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension UIMenuController: UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let own = (menuItems ?? []).filter { interaction.view?.target(forAction: $0.action, withSender: self) != nil }
    return UIMenu(children: suggestedActions + own.map { UICommand(title: $0.title, action: $0.action) })
  }

  public func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    guard let target, let view = interaction.view else { return .null }
    return view.convert(rect, from: target)
  }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    menuFrame = target?.convert(rect, to: nil) ?? .zero
    post(Self.willShowMenuNotification)
    animator.addCompletion { self.post(Self.didShowMenuNotification) }
  }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    menuFrame = .zero
    post(Self.willHideMenuNotification)
    animator.addCompletion { self.post(Self.didHideMenuNotification) }
  }
}
