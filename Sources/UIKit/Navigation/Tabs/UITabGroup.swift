import Foundation

/// A tab that contains other tabs (Apple: UITabGroup). The bar shows the controller of its selected child.
open class UITabGroup: UITab {
  /// The appearance of a group in a sidebar (Apple: UITabGroup.SidebarAppearance): a section, or rows among
  /// those of the tabs (`inline`).
  public enum SidebarAppearance: Int, Sendable {
    case automatic, inline, rootSection
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self && !children.contains(where: { $0 === child }) { child.parent = nil }
      adopt()
      if let chosen, !children.contains(where: { $0 === chosen }) { self.chosen = nil }
      contentChanged()
    }
  }
  /// The identifier of the child that is selected at first. Default nil: the first child.
  open var defaultChildIdentifier: String?
  /// The navigation controller that shows the group's own controller, if it has one, and above it the controller of the selected child.
  /// Default nil.
  open var managingNavigationController: UINavigationController? {
    didSet { if managingNavigationController !== oldValue { contentChanged() } }
  }
  open var sidebarAppearance = SidebarAppearance.automatic { didSet { if sidebarAppearance != oldValue { sidebarChanged() } } }
  /// The actions at the end of the group in a sidebar.
  open var sidebarActions: [UIAction] = [] { didSet { sidebarChanged() } }
  /// Whether the user may reorder the children in a sidebar. Stored. Default false.
  open var allowsReordering = false
  /// The identifiers of the children in the order in which they are shown. Default empty: the order of `children`.
  open var displayOrderIdentifiers: [String] = [] {
    didSet {
      guard displayOrderIdentifiers != oldValue, let tabs = tabBarController else { return }
      tabs.delegate?.tabBarController(tabs, displayOrderDidChangeFor: self)
    }
  }

  private var chosen: UITab?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [], viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children {
      child.parent = self
      child.owner = nil
    }
  }

  /// The children in display order; those that are not in `displayOrderIdentifiers` come last.
  open var displayOrder: [UITab] {
    let positions = Dictionary(
      displayOrderIdentifiers.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    return children.enumerated().sorted {
      (positions[$0.element.identifier] ?? Int.max, $0.offset) < (positions[$1.element.identifier] ?? Int.max, $1.offset)
    }.map(\.element)
  }

  /// The selected child. If it is nil, the bar shows the group's own controller.
  open var selectedChild: UITab? {
    get { chosen ?? initialChild }
    set {
      guard newValue.map({ child in children.contains { $0 === child } }) ?? true else {
        return UIKitLog.refused("the group \(identifier) has no child \(newValue?.identifier ?? "")")
      }
      let former = selectedChild
      selectsNone = newValue == nil
      chosen = newValue
      if selectedChild !== former { contentChanged() }
    }
  }
  private var selectsNone = false

  private var initialChild: UITab? {
    guard !selectsNone else { return nil }
    return children.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first(where: \.isShown)
  }

  /// Returns a tab of the group or of the groups in it.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  override var shownController: UIViewController? {
    guard let navigation = managingNavigationController else { return selectedChild?.shownController ?? viewController }
    let proposed = [viewController, selectedChild?.shownController].compactMap { $0 }
    let stack =
      tabBarController.flatMap { tabs in
        tabs.delegate?.tabBarController(tabs, displayedViewControllersFor: self, proposedViewControllers: proposed)
      } ?? proposed
    if !navigation.viewControllers.elementsEqual(stack, by: ===) { navigation.setViewControllers(stack, animated: false) }
    return navigation
  }

  private func sidebarChanged() {
    if let tabs = tabBarController, tabs.mode == .tabSidebar { tabs.sidebar.reload() }
  }

  private func contentChanged() { tabBarController?.showTabObjects(animated: false) }
}
