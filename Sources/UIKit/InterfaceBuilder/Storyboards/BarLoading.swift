package import InterfaceBuilder

/// Creates the items of bars.
@MainActor package enum BarLoading {
  package static func decode(_ item: UINavigationItem, _ element: InterfaceElement, _ loader: InterfaceLoader) {
    loader.register(item, element)
    if let title = element.string("title") { item.title = title }
    if let view = element.property("titleView").flatMap({ loader.view($0) }) { item.titleView = view }
    func items(_ list: String, _ single: String) -> [UIBarButtonItem]? {
      let elements = element.first(list)?.children ?? element.property(single).map { [$0] } ?? []
      let made = elements.compactMap { self.item($0, loader) }
      return made.isEmpty ? nil : made
    }
    if let left = items("leftBarButtonItems", "leftBarButtonItem") { item.leftBarButtonItems = left }
    if let right = items("rightBarButtonItems", "rightBarButtonItem") { item.rightBarButtonItems = right }
    if let back = element.property("backBarButtonItem").flatMap({ self.item($0, loader) }) { item.backBarButtonItem = back }
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
  }

  static func item(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UIBarButtonItem? {
    guard element.name == "barButtonItem" else { return nil }
    let item = make(UIBarButtonItem.self, element, loader)
    if let system = element["systemItem"].flatMap({ InterfaceWords.systemItems[$0] }) {
      item.become(system)
    } else {
      item.title = element.string("title")
      item.style = element["style"] == "done" ? .done : .plain
      if let image = loader.image("image", of: element) { item.image = image }
    }
    if let width = element.number("width"), width > 0 { item.width = CGFloat(width) }
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    if let color = loader.color(element.property("tintColor")) { item.tintColor = color }
    if let view = element.children.first(where: { $0["key"] == "customView" }).flatMap({ loader.view($0) }) { item.customView = view }
    loader.register(item, element)
    return item
  }

  package static func tabBarItem(_ element: InterfaceElement, _ loader: InterfaceLoader) -> UITabBarItem {
    let item = make(UITabBarItem.self, element, loader)
    if let system = element["systemItem"].flatMap({ systemTabs[$0] }) { item.become(system) }
    if let title = element.string("title") { item.title = title }
    if let image = loader.image("image", of: element) { item.image = image }
    if let image = loader.image("selectedImage", of: element) { item.selectedImage = image }
    item.badgeValue = element.string("badgeValue")
    item.tag = element.integer("tag") ?? 0
    loader.register(item, element)
    return item
  }

  /// Returns a new item of the element's class.
  private static func make<Item: UIBarItem>(_ base: Item.Type, _ element: InterfaceElement, _ loader: InterfaceLoader) -> Item {
    let type = CustomClass.resolve(element, base: base, file: loader.file)
    return type.init(coder: InterfaceCoder(element, loader: loader)) ?? _vitrineNew(base)
  }

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents, "contacts": .contacts,
    "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
