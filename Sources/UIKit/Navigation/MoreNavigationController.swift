/// The navigation controller of the More tab. Its root is a list; the controller that was chosen there is pushed onto it.
///
/// A navigation controller cannot be in the stack of another. As on iOS, its stack is moved here while it is displayed, and it is empty
/// meanwhile. It gets its root back when the user returns to the list, and its whole stack when it is given a tab or another controller is
/// selected.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  private weak var tabs: UITabBarController?
  private var borrowed: BorrowedContent?

  /// The content that another controller has lent to this one.
  private struct BorrowedContent {
    let lender: UIViewController
    /// The bottom controller of the content: the lender itself, or the root of its stack.
    let root: UIViewController
    /// The tab bar item of the root, which a lending navigation controller without an item of its own keeps while it is empty.
    var item: UITabBarItem?
  }

  init(tabs: UITabBarController) {
    self.tabs = tabs
    super.init(rootViewController: list)
    list.onSelect = { [weak self] in self?.display($0, animated: true) }
    list.onEdit = { [weak tabs] in tabs?.customize() }
  }

  required init?(coder: NSCoder) { nil }

  /// The controller of the tab bar controller whose content is above the list; nil if there is none.
  var displayed: UIViewController? {
    borrowed.flatMap { borrowed in stack.contains { $0 === borrowed.root } ? borrowed.lender : nil }
  }

  /// Shows a controller above the list. For a navigation controller, shows its stack.
  func display(_ controller: UIViewController, animated: Bool) {
    guard displayed !== controller else { return }
    // A pop to the list returns the lent content only when it is complete.
    stackTransition?.completeTransition(true)
    var new = BorrowedContent(lender: controller, root: controller), content = [controller]
    if let navigation = controller as? UINavigationController {
      content = navigation.stack
      guard let root = content.first else {
        UIKitLog.refused("\(type(of: controller)) has no controllers and cannot be shown in the More tab")
        return
      }
      new = BorrowedContent(lender: controller, root: root)
      if navigation.loadedTabBarItem == nil {
        new.item = navigation.tabBarItem
        navigation.loadedTabBarItem = new.item
      }
      navigation.exchangeStack(for: [])
    }
    let former = borrowed, formerContent = self.content
    borrowed = new
    replaceStack(with: [list] + content, animated: animated)
    guard !animated || former != nil else { return }
    stackTransition?.completeTransition(true)
    if let former { settle(former, with: formerContent) }
  }

  /// Returns the content above the list to its controller.
  func returnContent() {
    guard let former = borrowed else { return }
    let content = content
    borrowed = nil
    exchangeStack(for: [list])
    settle(former, with: content)
  }

  override func stackSettled() {
    super.stackSettled()
    guard let former = borrowed, displayed == nil else { return }
    borrowed = nil
    settle(former, with: [former.root])
  }

  private func settle(_ former: BorrowedContent, with content: [UIViewController]) {
    if let navigation = former.lender as? UINavigationController {
      if let item = former.item, navigation.loadedTabBarItem === item { navigation.loadedTabBarItem = nil }
      navigation.exchangeStack(for: content)
    } else if former.lender.parent == nil, let tabs, tabs.controllers.contains(where: { $0 === former.lender }) {
      tabs.add(former.lender)
      former.lender.didMove(toParent: tabs)
    }
  }

  // MARK: Stack of a displayed navigation controller

  private var content: [UIViewController] { stack.filter { $0 !== list } }

  /// Returns the stack that a displayed navigation controller has lent; nil if it is not displayed.
  static func stack(of navigation: UINavigationController) -> [UIViewController]? {
    (navigation.parent as? UITabBarController)?.madeMore.flatMap { $0.displayed === navigation ? $0.content : nil }
  }

  /// Sets the stack of a navigation controller, even if it is displayed here.
  static func setStack(_ controllers: [UIViewController], of navigation: UINavigationController) {
    guard stack(of: navigation) != nil, let more = (navigation.parent as? UITabBarController)?.madeMore else {
      return navigation.setViewControllers(controllers, animated: false)
    }
    more.returnContent()
    navigation.exchangeStack(for: controllers)
    more.display(navigation, animated: false)
  }
}

extension UINavigationController {
  /// Replaces the stack and completes the transition at once. Otherwise moved controllers would be in two stacks until the end of the turn.
  fileprivate func exchangeStack(for controllers: [UIViewController]) {
    replaceStack(with: controllers, animated: false)
    stackTransition?.completeTransition(true)
  }
}
