internal import InterfaceBuilder
internal import UIKit

extension CanvasRoot {
  package var title: String { Self.title(of: element) }

  /// Returns the name of a scene for display: its title, its class, or a description of its kind.
  static func title(of element: InterfaceElement) -> String {
    if let title = element.first("navigationItem")?.string("title") ?? element.string("title"), !title.isEmpty { return title }
    if element.name == "viewControllerPlaceholder", let name = element["storyboardName"] { return name }
    if let name = element["customClass"] ?? element["userLabel"] { return name }
    return element.name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : $0.isEmpty ? $1.uppercased() : String($1) }
  }

  /// Returns a picture of the laid out root view with its bars.
  /// - Parameter bars: nil for a view that belongs to no controller.
  func picture(_ bars: SceneBars?) -> UIView {
    layOut()
    let holder = UIView(frame: CGRect(origin: .zero, size: controller.view.bounds.size))
    holder.clipsToBounds = true
    holder.backgroundColor = .systemBackground
    holder.addSubview(controller.view)
    for (_, view) in views { (view as? StandInListView)?.scrollToStart() }
    guard let bars, element.property("view") != nil else { return holder }
    addNavigationBar(to: holder, bars)
    addTabBar(to: holder, bars)
    return holder
  }

  private func addNavigationBar(to holder: UIView, _ bars: SceneBars) {
    let insets = controller.additionalSafeAreaInsets
    // If the view begins below the bar, the bar is not drawn.
    guard insets.top > 0, let source = bars.navigationBar(of: element) else { return }
    let bar = UINavigationBar(frame: .zero)
    let large = source.flag("largeTitles") == true && insets.top > 90
    let height = large ? BarFacts.navigationBar + BarFacts.largeTitle : min(BarFacts.navigationBar, insets.top)
    let under = UIView(frame: CGRect(x: 0, y: 0, width: holder.bounds.width, height: insets.top))
    if let color = loader.color(source.property("barTintColor")) {
      under.backgroundColor = color
    } else {
      under.backgroundColor = .systemBackground
    }
    under.alpha = 0.94
    holder.addSubview(under)
    bar.prefersLargeTitles = large
    if let color = loader.color(source.property("tintColor")) { bar.tintColor = color }
    let item = UINavigationItem(title: "")
    if let own = element.first("navigationItem") { BarLoading.decode(item, own, loader) }
    if item.title?.isEmpty != false, let title = element.string("title") { item.title = title }
    bar.frame = CGRect(x: 0, y: insets.top - height, width: holder.bounds.width, height: height)
    let incomingSegue = bars.context.incomingSegue(to: identifier)
    let isPushed = incomingSegue.map { $0.segue.kind == "show" || $0.segue.kind == "push" } ?? false
    let back = incomingSegue?.source.first("navigationItem")?.string("title") ?? "Back"
    bar.setItems(isPushed ? [UINavigationItem(title: back), item] : [item], animated: false)
    holder.addSubview(bar)
  }

  private func addTabBar(to holder: UIView, _ bars: SceneBars) {
    let height = controller.additionalSafeAreaInsets.bottom
    guard height > 0, bars.tabBarController(of: element) != nil else { return }
    let bar = UITabBar(frame: CGRect(x: 0, y: holder.bounds.height - height, width: holder.bounds.width, height: height))
    if let item = element.first("tabBarItem") { bar.items = [BarLoading.tabBarItem(item, loader)] }
    holder.addSubview(bar)
  }
}
