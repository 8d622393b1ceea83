/// The menus that responders build. Menus are immutable, so each change replaces the menus from the changed one up to the root.
@MainActor
final class MenuTree: NSObject, UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
    super.init()
  }

  /// Returns the context menu that the responder chain of a view builds.
  /// - Parameter children: the elements before the responders change them.
  static func contextMenu(for view: UIView, children: [UIMenuElement] = []) -> UIMenu {
    let tree = MenuTree(.context, root: UIMenu(identifier: .root, children: children))
    for responder in view.responderChain { responder.buildMenu(with: tree) }
    return tree.root
  }

  // MARK: Search

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.first(in: root) { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    Self.first(in: root) { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    Self.first(in: root) { element in
      guard let command = element as? UICommand, command.action == action else { return false }
      return (command.propertyList as? NSObject) == (propertyList as? NSObject)
    } as? UICommand
  }

  private static func first(in element: UIMenuElement, where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if matches(element) { return element }
    for child in (element as? UIMenu)?.children ?? [] {
      if let found = first(in: child, where: matches) { return found }
    }
    return nil
  }

  // MARK: Changes

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    guard replacementMenu.identifier == replacedIdentifier || admits(replacementMenu) else { return }
    if replacedIdentifier == root.identifier { return root = replacementMenu }
    root = Self.rewrite(root) { ($0 as? UIMenu)?.identifier == replacedIdentifier ? [replacementMenu] : nil }
  }

  func replaceChildren(ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]) {
    guard let menu = menu(for: parentIdentifier) else { return }
    replace(menu: parentIdentifier, with: menu.replacingChildren(childrenBlock(menu.children)))
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    guard admits(siblingMenu) else { return }
    root = Self.rewrite(root) { ($0 as? UIMenu)?.identifier == siblingIdentifier ? [siblingMenu, $0] : nil }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    guard admits(siblingMenu) else { return }
    root = Self.rewrite(root) { ($0 as? UIMenu)?.identifier == siblingIdentifier ? [$0, siblingMenu] : nil }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    guard admits(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    guard admits(childMenu) else { return }
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    root = Self.rewrite(root) { ($0 as? UIMenu)?.identifier == removedIdentifier ? [] : nil }
  }

  private func admits(_ new: UIMenu) -> Bool {
    guard menu(for: new.identifier) != nil else { return true }
    UIKitLog.refused("a menu with the identifier \(new.identifier.rawValue) exists already, so another one is not inserted")
    return false
  }

  /// Returns a menu in which each element is replaced by the result of `change`; an element for which that is nil is kept.
  private static func rewrite(_ menu: UIMenu, _ change: (UIMenuElement) -> [UIMenuElement]?) -> UIMenu {
    let children = menu.children.flatMap { child -> [UIMenuElement] in
      if let replacement = change(child) { return replacement }
      return [(child as? UIMenu).map { rewrite($0, change) } ?? child]
    }
    return children.elementsEqual(menu.children) { $0 === $1 } ? menu : menu.replacingChildren(children)
  }

  // MARK: Standard menus

  /// The menus that applications find in the main system before they change it (Apple: UIMenu.Identifier lists them).
  static var standardMenus: UIMenu {
    func empty(_ identifiers: UIMenu.Identifier...) -> [UIMenuElement] {
      identifiers.map { UIMenu(identifier: $0, options: .displayInline) }
    }
    return UIMenu(
      identifier: .root,
      children: [
        UIMenu(title: "Application", identifier: .application, children: empty(.about, .preferences, .services, .hide, .quit)),
        UIMenu(title: "File", identifier: .file, children: empty(.newScene, .openRecent, .close, .document, .print)),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: empty(.undoRedo) + [UIMenu(identifier: .standardEdit, options: .displayInline, children: standardEditCommands)]
            + empty(.find, .spelling, .substitutions, .transformations, .speech)),
        UIMenu(title: "Format", identifier: .format, children: empty(.font, .text)),
        UIMenu(title: "View", identifier: .view, children: empty(.toolbar, .sidebar, .fullscreen)),
        UIMenu(title: "Window", identifier: .window, children: empty(.minimizeAndZoom, .bringAllToFront)),
        UIMenu(title: "Help", identifier: .help),
      ])
  }

  /// The names of the actions of the standard commands.
  static let standardEditActions: Set = ["cut:", "copy:", "paste:", "delete:", "selectAll:"]

  private static var standardEditCommands: [UIMenuElement] {
    [
      UIKeyCommand(title: "Cut", action: Selector("cut:", UIResponder.cut(_:)), input: "x", modifierFlags: .command),
      UIKeyCommand(title: "Copy", action: Selector("copy:", UIResponder.copy(_:)), input: "c", modifierFlags: .command),
      UIKeyCommand(title: "Paste", action: Selector("paste:", UIResponder.paste(_:)), input: "v", modifierFlags: .command),
      UICommand(title: "Delete", action: Selector("delete:", UIResponder.delete(_:))),
      UIKeyCommand(title: "Select All", action: Selector("selectAll:", UIResponder.selectAll(_:)), input: "a", modifierFlags: .command),
    ]
  }
}
