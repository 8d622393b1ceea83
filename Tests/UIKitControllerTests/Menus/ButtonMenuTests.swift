import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests menus of buttons and bar button items (Apple: UIButton.menu, changesSelectionAsPrimaryAction, UIControl's context menus).
@Suite @MainActor struct ButtonMenuTests {
  private let menus = MenuScreen()
  private var screen: HeadlessScreen { menus.screen }
  private let log = Log()

  @MainActor private final class Log { var lines: [String] = [] }

  private func action(_ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] _ in log.lines.append(title) }
  }

  private func show(_ button: UIButton, at frame: CGRect = CGRect(x: 20, y: 40, width: 160, height: 44)) {
    button.frame = frame
    screen.show(button)
  }

  private let middle = CGPoint(x: 100, y: 62)

  @Test func aLongPressOpensTheMenuAndATapIsTheAction() {
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { [log] _ in log.lines.append("go") })
    button.addAction(UIAction { [log] _ in log.lines.append("menu") }, for: .menuActionTriggered)
    button.menu = UIMenu(children: [action("One"), action("Two")])
    #expect(button.isContextMenuInteractionEnabled)
    show(button)
    menus.tap(middle)
    #expect(log.lines == ["go"] && menus.overlay == nil)
    menus.hold(middle)
    #expect(log.lines == ["go", "menu"] && menus.titles == ["One", "Two"])
    #expect(button.contextMenuInteraction?.menuAppearance == .compact)
    menus.choose("Two")
    #expect(log.lines == ["go", "menu", "Two"] && menus.overlay == nil)
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
  }

  @Test func aFingerSlidesToAnElementAndLifts() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("One"), action("Off", .off, .disabled), action("Three")])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { [log] _ in log.lines.append("up") }, for: .touchUpInside)
    show(button)
    screen.touch(.began, at: middle)
    screen.advance(by: 0.6)
    screen.touch(.moved, at: menus.center("One"))
    #expect(menus.item("One")?.isHighlighted == true)
    screen.touch(.moved, at: menus.center("Off"))
    #expect(menus.items.allSatisfy { !$0.isHighlighted })
    screen.touch(.moved, at: menus.center("Three"))
    screen.touch(.ended, at: menus.center("Three"))
    screen.advance(by: 1)
    #expect(log.lines == ["Three"] && menus.overlay == nil, "the menu has taken the touch of the button")
  }

  @Test func aFingerThatLiftsAtOnceLeavesTheMenuOpen() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("One")])
    button.showsMenuAsPrimaryAction = true
    show(button)
    menus.tap(middle)
    #expect(menus.titles == ["One"])
    menus.tap(CGPoint(x: 300, y: 600))
    #expect(menus.overlay == nil && log.lines == [])
  }

  // MARK: Pop-up buttons

  private func popUp(_ states: [UIMenuElement.State] = [.off, .off, .off]) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(children: zip(["Small", "Medium", "Large"], states).map { action($0, $1) })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  @Test func aPopUpButtonShowsTheChosenElement() {
    let button = popUp()
    show(button)
    #expect(button.currentTitle == "Small" && button.titleLabel?.text == "Small", "without a selection the first is chosen")
    menus.tap(middle)
    #expect(menus.item("Small")?.isOn == true)
    menus.choose("Large")
    #expect(log.lines == ["Large"] && button.titleLabel?.text == "Large")
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"] && !button.isSelected)
  }

  @Test func aPopUpButtonFollowsStatesThatAreSet() {
    let button = popUp([.off, .on, .on])
    show(button)
    #expect(button.menu?.selectedElements.map(\.title) == ["Medium"] && button.currentTitle == "Medium")
    (button.menu?.children.last as? UIAction)?.state = .on
    screen.settle()
    #expect(button.menu?.selectedElements.map(\.title) == ["Large"] && button.titleLabel?.text == "Large")
    (button.menu?.children.last as? UIAction)?.state = .off
    #expect(button.menu?.selectedElements.map(\.title) == ["Small"], "one element is always on")
  }

  @Test func aPopUpButtonHasChevronsBehindItsTitle() throws {
    let button = popUp(), plain = UIButton(configuration: .gray())
    plain.configuration?.title = "Small"
    show(button)
    let image = try #require(button.subviews.compactMap { $0 as? UIImageView }.first { !$0.isHidden })
    let title = try #require(button.titleLabel)
    #expect(abs(image.frame.minX - title.frame.maxX - 6) <= 1 && button.intrinsicContentSize.width > plain.intrinsicContentSize.width)
    #expect(abs((title.frame.minX + image.frame.maxX) / 2 - button.bounds.midX) <= 1, "both together are centred")
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    screen.settle()
    #expect(image.isHidden && button.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test func withoutTheMenuAsPrimaryActionATapToggles() {
    let button = popUp()
    button.showsMenuAsPrimaryAction = false
    show(button)
    menus.tap(middle)
    #expect(button.isSelected && menus.overlay == nil && button.currentTitle == nil)
  }

  // MARK: Orders

  @Test func theFirstElementsAreNextToAButtonAtTheBottom() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [action("One"), action("Two"), UIMenu(options: .displayInline, children: [action("Three")])])
    button.showsMenuAsPrimaryAction = true
    show(button, at: CGRect(x: 20, y: 600, width: 160, height: 44))
    let low = CGPoint(x: 100, y: 622)
    menus.tap(low)
    #expect(menus.titles == ["Three", "Two", "One"])
    menus.tap(CGPoint(x: 300, y: 20))
    button.preferredMenuElementOrder = .fixed
    menus.tap(low)
    #expect(menus.titles == ["One", "Two", "Three"])
  }

  // MARK: Controls

  private final class Dial: UIControl {
    var calls: [String] = []
    override func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { CGPoint(x: 0, y: 100) }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      calls.append("configuration")
      return UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Reset") { _ in }]) })
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("display") }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { calls.append("end") }
  }

  @Test func aControlSuppliesItsMenuByOverriding() {
    let dial = Dial(frame: CGRect(x: 20, y: 40, width: 160, height: 44))
    screen.show(dial)
    menus.hold(middle)
    #expect(dial.calls == [] && menus.overlay == nil, "the interaction has to be enabled")
    dial.isContextMenuInteractionEnabled = true
    menus.hold(middle)
    #expect(dial.calls == ["configuration", "display"] && menus.titles == ["Reset"])
    #expect(menus.overlay?.levels.last?.card.frame.minY == 148, "8 points below the attachment point")
    menus.choose("Reset")
    #expect(dial.calls == ["configuration", "display", "end"])
  }

  // MARK: Bar button items

  @Test func aBarButtonItemShowsTheChosenElementOfItsMenu() throws {
    let page = UIViewController()
    let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [action("Name"), action("Date")]))
    item.changesSelectionAsPrimaryAction = true
    page.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: page))
    screen.settle()
    let button = try #require(item.shownView as? UIButton)
    #expect(button.currentTitle == "Name" && item.menu?.selectedElements.map(\.title) == ["Name"])
    menus.tap(menus.center(of: button))
    menus.choose("Date")
    #expect((item.shownView as? UIButton)?.currentTitle == "Date" && !item.isSelected)
  }

  @Test func aBarButtonItemWithAnActionOpensItsMenuByALongPress() throws {
    let page = UIViewController()
    var sender: AnyObject?
    let choice = UIAction(title: "Draft") { sender = $0.sender as AnyObject? }
    let item = UIBarButtonItem(
      title: "New", primaryAction: UIAction(title: "New") { [log] _ in log.lines.append("new") }, menu: UIMenu(children: [choice]))
    page.navigationItem.rightBarButtonItem = item
    screen.show(UINavigationController(rootViewController: page))
    screen.settle()
    let button = try #require(item.shownView)
    menus.tap(menus.center(of: button))
    #expect(log.lines == ["new"] && menus.overlay == nil)
    menus.hold(menus.center(of: button))
    menus.choose("Draft")
    #expect(log.lines == ["new"] && sender === item)
  }
}
