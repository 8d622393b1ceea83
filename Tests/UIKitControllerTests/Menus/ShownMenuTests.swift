import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests what an open menu shows and does (Apple: UIMenu.Options, UIMenu.ElementSize, UIMenuElement.Attributes, UIDeferredMenuElement).
@Suite @MainActor struct ShownMenuTests {
  private let menus = MenuScreen()
  private var screen: HeadlessScreen { menus.screen }
  private let log = Log()

  @MainActor private final class Log { var lines: [String] = [] }

  private func action(
    _ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = [], image: UIImage? = nil
  ) -> UIAction {
    UIAction(title: title, image: image, attributes: attributes, state: state) { [log] _ in log.lines.append(title) }
  }

  private func open(_ menu: UIMenu) {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    screen.show(button)
    reopen()
  }

  private func reopen() { menus.tap(CGPoint(x: 60, y: 60)) }

  @Test func rowsHaveTheirMeasures() throws {
    open(
      UIMenu(children: [
        action("One"), UIAction(title: "Two", subtitle: "Below") { _ in }, UIMenu(options: .displayInline, children: [action("Three")]),
      ]))
    let card = try #require(menus.overlay?.levels.first?.card)
    #expect(card.frame == CGRect(x: 20, y: 88, width: 250, height: 44 + 60 + 8 + 44))
    #expect(menus.items.map(\.frame.minY) == [0, 44, 112] && menus.items.map(\.bounds.height) == [44, 60, 44])
  }

  @Test func aLongTitleWrapsToTwoLines() {
    let title = "A title that is too long for one line of a menu, and even for two lines of it at this width"
    open(UIMenu(children: [action(title)]))
    let height = menus.items.first?.bounds.height ?? 0
    #expect(height > 60 && height < 80)
    let menu = UIMenu(children: [action(title)])
    menu.displayPreferences = UIMenuDisplayPreferences()
    menu.displayPreferences?.maximumNumberOfTitleLines = 1
    screen.window.subviews.compactMap { $0 as? MenuOverlay }.forEach { $0.close() }
    screen.advance(by: 1)
    open(menu)
    #expect(menus.items.first?.bounds.height == 44)
  }

  @Test func oneElementOfASingleSelectionIsOn() {
    let other = action("Other", .on)
    let group = UIMenu(options: [.displayInline, .singleSelection], children: [action("A", .on), action("B")])
    open(UIMenu(children: [other, group]))
    menus.choose("B")
    #expect(group.selectedElements.map(\.title) == ["B"] && other.state == .on && log.lines == ["B"])
    reopen()
    menus.choose("Other")
    #expect(other.state == .on && group.selectedElements.map(\.title) == ["B"], "other menus keep their states")
  }

  @Test func aMenuStaysOpenForElementsThatKeepIt() {
    let group = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [action("A", .on, .keepsMenuPresented), action("B", .off, .keepsMenuPresented)])
    open(UIMenu(children: [group]))
    menus.choose("B")
    #expect(log.lines == ["B"] && menus.titles == ["A", "B"])
    #expect(menus.item("B")?.isOn == true && menus.item("A")?.isOn == false, "the mark follows the choice")
  }

  @Test func disabledAndHiddenElements() {
    open(UIMenu(children: [action("Off", .off, .disabled), action("Not", .off, .hidden), action("Delete", .off, .destructive)]))
    #expect(menus.titles == ["Off", "Delete"])
    menus.choose("Off")
    #expect(log.lines == [] && menus.overlay != nil)
    #expect(menus.item("Delete")?.contentColor == .systemRed && menus.item("Off")?.contentColor == .tertiaryLabel)
  }

  @Test func smallElementsAreFourInARowAndMediumOnesThree() {
    let names = ["a", "b", "c", "d", "e"]
    open(
      UIMenu(children: [
        UIMenu(
          options: .displayInline, preferredElementSize: .small, children: names.map { action($0, image: UIImage(systemName: "star")) }),
        UIMenu(options: .displayInline, preferredElementSize: .medium, children: ["f", "g", "h"].map { action($0) }), action("row"),
      ]))
    #expect(menus.items.map(\.bounds.width) == [62.5, 62.5, 62.5, 62.5, 250] + Array(repeating: 250 / 3, count: 3) + [250])
    #expect(menus.items.map(\.bounds.height) == [44, 44, 44, 44, 44, 64, 64, 64, 44])
    menus.choose("g")
    #expect(log.lines == ["g"])
  }

  @Test func aPaletteScrollsSideways() throws {
    let names = (1...8).map { "\($0)" }
    open(
      UIMenu(children: [
        UIMenu(
          options: [.displayInline, .displayAsPalette, .singleSelection],
          children: names.map { action($0, $0 == "1" ? .on : .off, image: UIImage(systemName: "star")) })
      ]))
    #expect(menus.items.map(\.bounds.width) == Array(repeating: 44, count: 8))
    let place = menus.center("3")
    screen.drag(from: place, to: CGPoint(x: place.x - 90, y: place.y), duration: 0.3)
    screen.advance(by: 2)
    #expect(log.lines == [] && menus.center("8").x < 270)
    menus.choose("8")
    #expect(log.lines == ["8"])
  }

  // MARK: Submenus

  @Test func aSubmenuOpensOverItsRowAndClosesByItsHeading() throws {
    let deep = UIMenu(title: "Deep", children: [action("Three")])
    open(UIMenu(children: [action("One"), UIMenu(title: "More", children: [action("Two"), deep])]))
    let row = menus.center("More")
    menus.choose("More")
    #expect(menus.titles == ["Two", "Deep"] && menus.overlay?.levels.count == 2)
    let heading = try #require(menus.overlay?.levels.last?.card.closer)
    #expect(abs(menus.center(of: heading).y - row.y) <= 1, "the heading covers the row")
    menus.tap(menus.center(of: heading))
    #expect(menus.titles == ["One", "More"])
    menus.choose("More")
    menus.choose("Deep")
    menus.choose("Three")
    #expect(log.lines == ["Three"] && menus.overlay == nil)
  }

  @Test func aTapOnTheParentClosesTheSubmenu() throws {
    open(UIMenu(children: [action("One"), action("Two"), action("Three"), UIMenu(title: "More", children: [action("Four")])]))
    menus.choose("More")
    let parent = try #require(menus.overlay?.levels.first?.card)
    menus.tap(CGPoint(x: parent.frame.midX, y: parent.frame.minY + 15))
    #expect(menus.titles == ["One", "Two", "Three", "More"] && log.lines == [])
    menus.tap(CGPoint(x: 350, y: 600))
    #expect(menus.overlay == nil)
  }

  @Test func aFingerThatRestsOnASubmenuOpensIt() {
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    button.menu = UIMenu(children: [action("One"), UIMenu(title: "More", children: [action("Two"), action("Three")])])
    button.showsMenuAsPrimaryAction = true
    screen.show(button)
    screen.touch(.began, at: CGPoint(x: 60, y: 60))
    screen.advance(by: 0.5)
    screen.touch(.moved, at: menus.center("More"))
    screen.advance(by: 1)
    #expect(menus.titles == ["Two", "Three"])
    let three = menus.center("Three")
    screen.touch(.moved, at: three)
    screen.touch(.ended, at: three)
    screen.advance(by: 1)
    #expect(log.lines == ["Three"])
  }

  // MARK: Deferred elements

  @Test func aRowStandsForElementsThatAreLoaded() throws {
    var answer: (([UIMenuElement]) -> Void)?
    let more = [action("Late"), action("Later")]
    open(UIMenu(children: [action("One"), UIDeferredMenuElement { answer = $0 }, action("Two")]))
    #expect(menus.titles == ["One", "Loading…", "Two"])
    let row = try #require(menus.items.dropFirst().first)
    #expect(row.subviews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } && !row.isEnabled)
    menus.choose("Loading…")
    #expect(menus.overlay != nil)
    answer?(more)
    screen.settle()
    #expect(menus.titles == ["One", "Late", "Later", "Two"])
    menus.choose("Later")
    #expect(log.lines == ["Later"])
    reopen()
    #expect(menus.titles == ["One", "Late", "Later", "Two"], "cached elements are not loaded again")
  }

  @Test func anUncachedElementIsLoadedForEachMenu() {
    var count = 0
    open(
      UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          count += 1
          completion([UIAction(title: "\(count)") { _ in }])
        }
      ]))
    #expect(menus.titles == ["1"])
    menus.choose("1")
    reopen()
    #expect(menus.titles == ["2"] && count == 2)
  }

  // MARK: Keys

  @Test func keysChooseAnElement() {
    open(UIMenu(children: [action("One"), action("Two", .off, .disabled), action("Three")]))
    screen.press(.keyboardDownArrow)
    #expect(menus.overlay?.highlighted?.shown.title == "One")
    screen.press(.keyboardDownArrow)
    #expect(menus.overlay?.highlighted?.shown.title == "Three", "an element that cannot be chosen is passed over")
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.advance(by: 1)
    #expect(log.lines == ["Three"] && menus.overlay == nil)
  }

  @Test func escapeClosesTheSubmenuAndThenTheMenu() {
    open(UIMenu(children: [UIMenu(title: "More", children: [action("Inner")]), action("Other")]))
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardRightArrow)
    screen.advance(by: 1)
    #expect(menus.overlay?.levels.count == 2)
    screen.press(.keyboardEscape)
    screen.advance(by: 1)
    #expect(menus.overlay?.levels.count == 1)
    screen.press(.keyboardEscape)
    screen.advance(by: 1)
    #expect(menus.overlay == nil && log.lines.isEmpty)
    // The arrow to the other side closes a submenu as well.
    reopen()
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardRightArrow)
    screen.advance(by: 1)
    screen.press(.keyboardLeftArrow)
    screen.advance(by: 1)
    #expect(menus.overlay?.levels.count == 1)
  }

  // MARK: Commands

  private final class Desk: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    func mark(_ sender: Any?) { log.append("mark \((sender as? UICommand)?.propertyList as? String ?? "-")") }
    override func validate(_ command: UICommand) {
      command.title = "Mark \(command.propertyList as? String ?? "")"
      command.state = command.propertyList as? String == "b" ? .on : .off
    }
  }

  @Test func commandsAreValidatedAndSentAlongTheResponderChain() {
    let desk = Desk(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
    let mark = Selector("mark:", Desk.mark(_:))
    let commands = ["a", "b"].map { UICommand(title: "?", action: mark, propertyList: $0) }
    button.menu = UIMenu(children: commands + [UICommand(title: "Nobody", action: Selector("nobody:"))])
    button.showsMenuAsPrimaryAction = true
    desk.addSubview(button)
    screen.show(desk)
    reopen()
    #expect(menus.titles == ["Mark a", "Mark b", "Nobody"] && commands[0].title == "?", "a copy is validated")
    #expect(menus.item("Mark b")?.isOn == true && menus.item("Nobody")?.isEnabled == false)
    menus.choose("Mark b")
    #expect(desk.log == ["mark b"])
  }
}
