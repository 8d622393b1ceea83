import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the menus that responders build, and the key commands of the main menus (Apple: UIMenuBuilder, UIMenuSystem).
@Suite @MainActor struct MenuBuilderTests {
  private func command(_ title: String) -> UICommand { UICommand(title: title, action: Selector(title)) }
  private func menu(_ id: String, _ children: [UIMenuElement] = []) -> UIMenu {
    UIMenu(title: id, identifier: .init(id), children: children)
  }

  private func tree() -> MenuTree {
    MenuTree(.context, root: UIMenu(identifier: .root, children: [menu("a", [menu("b", [command("x")])]), menu("c")]))
  }
  private func outline(_ element: UIMenuElement) -> String {
    guard let menu = element as? UIMenu else { return element.title }
    return "\(menu.title)(\(menu.children.map(outline).joined(separator: " ")))"
  }

  @Test func menusAreInsertedReplacedAndRemoved() {
    let tree = tree()
    tree.insertSibling(menu("d"), beforeMenu: .init("b"))
    tree.insertSibling(menu("e"), afterMenu: .init("a"))
    tree.insertChild(menu("f"), atStartOfMenu: .init("c"))
    tree.insertChild(menu("g"), atEndOfMenu: .init("b"))
    #expect(outline(tree.root) == "(a(d() b(x g())) e() c(f()))")
    tree.remove(menu: .init("d"))
    tree.replace(menu: .init("e"), with: menu("h"))
    tree.replaceChildren(ofMenu: .init("b")) { $0.reversed() }
    #expect(outline(tree.root) == "(a(b(g() x)) h() c(f()))")
    tree.insertChild(menu("c"), atEndOfMenu: .init("a"))
    tree.insertChild(menu("z"), atEndOfMenu: .init("nowhere"))
    #expect(outline(tree.root) == "(a(b(g() x)) h() c(f()))", "known identifiers and unknown places change nothing")
  }

  @Test func elementsAreFound() {
    let tree = tree()
    let action = UIAction(title: "act", identifier: .init("act")) { _ in }
    tree.replaceChildren(ofMenu: .init("c")) { $0 + [action, UICommand(title: "p", action: Selector("x"), propertyList: "p")] }
    #expect(tree.menu(for: .init("b"))?.title == "b" && tree.menu(for: .init("q")) == nil)
    #expect(tree.action(for: .init("act")) === action && tree.command(for: Selector("x"))?.title == "x")
    #expect(tree.command(for: Selector("x"), propertyList: "p")?.title == "p" && tree.system == .context)
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var builds = 0
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == .main else { return }
      builds += 1
      let save = UIKeyCommand(
        title: "Save", action: Selector("save:", Desk.save(_:)), input: UIKeyCommand.f5, modifierFlags: .command,
        alternates: [UICommandAlternate(title: "Save As", action: Selector("saveAs:", Desk.saveAs(_:)), modifierFlags: .alternate)])
      builder.insertChild(UIMenu(options: .displayInline, children: [save]), atStartOfMenu: .file)
      builder.remove(menu: .format)
    }
  }

  private final class Desk: UIView {
    var log: [String] = []
    var allows = true
    override var canBecomeFirstResponder: Bool { true }
    func save(_ command: UIKeyCommand) { log.append("save \(command.title)") }
    func saveAs(_ command: UIKeyCommand) { log.append("save as") }
    override func validate(_ command: UICommand) {
      command.title = "Valid"
      if !allows { command.attributes.insert(.disabled) }
    }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action.name == "copy:" || super.canPerformAction(action, withSender: sender)
    }
  }

  @Test func keyCommandsOfMainMenusReachTheResponderChain() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let delegate = Delegate(), former = UIApplication.shared.delegate
    UIApplication.shared.delegate = delegate
    UIMenuSystem.main.setNeedsRebuild()
    defer {
      UIApplication.shared.delegate = former
      UIMenuSystem.main.setNeedsRebuild()
    }
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(desk)
    desk.becomeFirstResponder()
    screen.press(.keyboardF5, modifiers: .command)
    #expect(desk.log == ["save Valid"] && delegate.builds == 1)
    screen.press(.keyboardF5, modifiers: [.command, .alternate])
    #expect(desk.log == ["save Valid", "save as"] && delegate.builds == 1)
    desk.allows = false
    screen.press(.keyboardF5, modifiers: .command)
    #expect(desk.log.count == 2, "the responder has disabled the command")
    let identifiers = UIMenuSystem.main.root.children.compactMap { ($0 as? UIMenu)?.identifier }
    #expect(identifiers == [.application, .file, .edit, .view, .window, .help])
    UIMenuSystem.main.setNeedsRebuild()
    screen.press(.keyboardF5)
    #expect(delegate.builds == 2)
  }

  @Test func respondersAddToTheEditMenuOfTheirViews() throws {
    final class Page: UIViewController, UIEditMenuInteractionDelegate {
      var marks = 0
      func mark(_ sender: Any?) { marks += 1 }
      override func buildMenu(with builder: any UIMenuBuilder) {
        guard builder.system == .context else { return }
        let mark = UICommand(title: "Mark", action: Selector("mark:", Page.mark(_:)))
        builder.insertSibling(UIMenu(options: .displayInline, children: [mark]), afterMenu: .standardEdit)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 375, height: 300), scale: 1)
    let page = Page(), card = Desk(frame: CGRect(x: 100, y: 150, width: 100, height: 50))
    screen.show(page)
    page.view.addSubview(card)
    let interaction = UIEditMenuInteraction(delegate: page)
    card.addInteraction(interaction)
    interaction.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 50, y: 0)))
    screen.advance(by: 0.5)
    func buttons(_ view: UIView) -> [EditMenuButton] { ((view as? EditMenuButton).map { [$0] } ?? []) + view.subviews.flatMap(buttons) }
    #expect(buttons(screen.window).map(\.accessibilityLabel) == ["Valid", "Mark"], "Desk validates the title of the command")
    let mark = try #require(buttons(screen.window).last)
    screen.tap(at: mark.convert(CGPoint(x: mark.bounds.midX, y: mark.bounds.midY), to: nil))
    screen.advance(by: 0.5)
    #expect(page.marks == 1 && buttons(screen.window).isEmpty)
  }
}
