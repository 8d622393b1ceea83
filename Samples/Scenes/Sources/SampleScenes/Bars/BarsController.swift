import UIKit

/// Bars with items, titles and custom appearances.
final class BarsController: UIViewController {
  private var bars: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    bars = [navigationBar(), largeTitleBar(), colouredBar(), toolbar(), iconsBar(), tabBar(), colouredTabBar()]
    for bar in bars { view.addSubview(bar) }
  }

  private func navigationBar() -> UIView {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Inbox")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    item.rightBarButtonItems = [UIBarButtonItem(systemItem: .compose), UIBarButtonItem(systemItem: .search)]
    bar.items = [item]
    return bar
  }

  private func largeTitleBar() -> UIView {
    let bar = UINavigationBar()
    bar.prefersLargeTitles = true
    let item = UINavigationItem(title: "Recipes")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [UINavigationItem(title: "Kitchen"), item]
    return bar
  }

  private func colouredBar() -> UIView {
    let bar = UINavigationBar()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .systemIndigo
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = look
    bar.tintColor = .white
    let item = UINavigationItem(title: "Coloured")
    item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    bar.items = [item]
    return bar
  }

  private func toolbar() -> UIView {
    let bar = UIToolbar()
    let items: [UIBarButtonItem.SystemItem] = [.reply, .organize, .trash, .compose, .action]
    bar.items = Array(items.map { [UIBarButtonItem(systemItem: $0)] }.joined(separator: [.flexibleSpace()]))
    return bar
  }

  private func iconsBar() -> UIView {
    let bar = UIToolbar()
    let items: [UIBarButtonItem.SystemItem] = [.rewind, .play, .fastForward, .bookmarks, .camera, .undo, .stop, .refresh]
    bar.items = Array(items.map { [UIBarButtonItem(systemItem: $0)] }.joined(separator: [.flexibleSpace()]))
    bar.tintColor = .systemOrange
    return bar
  }

  private func tabs() -> [UITabBarItem] {
    let kinds = [("Home", "house.fill"), ("Search", "magnifyingglass"), ("Library", "books.vertical"), ("Profile", "person.circle")]
    return kinds.enumerated().map { index, kind in UITabBarItem(title: kind.0, image: UIImage(systemName: kind.1), tag: index) }
  }

  private func tabBar() -> UIView {
    let bar = UITabBar()
    bar.items = tabs()
    bar.selectedItem = bar.items?.first
    bar.items?[2].badgeValue = "3"
    return bar
  }

  private func colouredTabBar() -> UIView {
    let bar = UITabBar()
    bar.items = tabs()
    bar.selectedItem = bar.items?[1]
    bar.barTintColor = .darkGray
    bar.tintColor = .systemYellow
    bar.unselectedItemTintColor = .lightGray
    return bar
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var y: CGFloat = 12
    for bar in bars {
      let size = bar.sizeThatFits(view.bounds.size)
      bar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: size.height)
      y += size.height + 24
    }
  }
}

#if os(iOS)
  #Preview("Bars", traits: .fixedLayout(width: 375, height: 667)) { BarsController() }
#endif
