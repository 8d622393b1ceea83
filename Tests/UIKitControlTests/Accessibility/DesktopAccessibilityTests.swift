import AccessibilityBus
import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests what a screen reader of the desktop gets, and what it can do. The way over the bus is in AccessibilityBusTests.
@Suite(.serialized) @MainActor struct DesktopAccessibilityTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
  private let desktop = DesktopAccessibility()
  private let place = CGRect(x: 100, y: 50, width: 600, height: 600)

  private func items(_ views: UIView...) -> [AccessibilityItem] {
    let all = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    for view in views { all.addSubview(view) }
    screen.show(all)
    screen.settle()
    return read()
  }

  private func read() -> [AccessibilityItem] { desktop.item(of: UIScreen.main, at: place).children }

  private func label(_ text: String, y: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: y, width: 50, height: 20))
    label.text = text
    return label
  }

  @Test func controlsHaveTheirRolesStatesAndValues() throws {
    let toggle = UISwitch(), slider = UISlider(frame: CGRect(x: 0, y: 50, width: 100, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    toggle.isOn = true
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 2
    slider.value = 0.5
    let button = UIButton(type: .system), title = label("Title", y: 150)
    button.setTitle("Pay", for: .normal)
    button.isEnabled = false
    button.accessibilityHint = "Pays at once"
    button.accessibilityIdentifier = "pay"
    button.frame = CGRect(x: 0, y: 100, width: 80, height: 30)
    title.accessibilityTraits = .header
    let found = items(toggle, slider, button, title)
    #expect(found.map(\.role) == [.toggle, .slider, .button, .heading])
    #expect(found.map(\.name) == ["Wi-Fi", "Volume", "Pay", "Title"])
    #expect(found[0].states.isSuperset(of: [.enabled, .checkable, .checked, .focusable, .showing]))
    #expect(found[1].number == .init(0.5, in: 0...2) && found[1].text == "25%")
    #expect(found[1].actions.map(\.name) == ["increment", "decrement"])
    #expect(!found[2].states.contains(.enabled) && found[2].actions.isEmpty)
    #expect(found[2].description == "Pays at once" && found[2].identifier == "pay")
    #expect(found[3].level == 1)
  }

  @Test func traitsDecideTheRoleOfOtherElements() {
    let roles: [(UIAccessibilityTraits, AccessibilityRole)] = [
      (.none, .label), (.staticText, .label), (.link, .link), (.image, .image), ([.image, .button], .button), (.adjustable, .spinButton),
      (.searchField, .entry), ([.tabBar, .selected], .tab), (.header, .heading), ([.button, .toggleButton], .toggle),
      (.keyboardKey, .button),
    ]
    for (traits, role) in roles { #expect(AccessibilityItems.role(of: traits) == role, "\(traits.rawValue)") }
  }

  @Test func fieldsHaveTheirTextAndCaretAndSecretsNeither() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let secret = UITextField(frame: CGRect(x: 0, y: 50, width: 200, height: 30))
    field.placeholder = "Name"
    // The emoji is two UTF-16 units and one scalar.
    field.text = "a\u{1F600}bc"
    secret.placeholder = "Password"
    secret.text = "geheim"
    secret.isSecureTextEntry = true
    _ = items(field, secret)
    field.becomeFirstResponder()
    let start = field.position(from: field.beginningOfDocument, offset: 3)
    field.selectedTextRange = start.flatMap { field.textRange(from: $0, to: field.endOfDocument) }
    let found = read()
    #expect(found.map(\.role) == [.entry, .password] && found.map(\.name) == ["Name", "Password"])
    #expect(found[0].text == "a\u{1F600}bc" && found[0].selection == 2..<4)
    #expect(found[0].states.isSuperset(of: [.editable, .singleLine, .focusable]))
    #expect(found[1].text == "\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}\u{2022}")
    desktop.perform(AccessibilityRequest(id: found[0].id, kind: .select(1..<2)))
    #expect(read()[0].selection == 1..<2)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "\u{1F600}")
  }

  @Test func framesAreThoseOnTheDesktop() {
    let away = label("away", y: 400)
    let found = items(label("here", y: 20), away)
    #expect(found[0].frame == CGRect(x: 100, y: 90, width: 100, height: 40))
    #expect(found[0].states.contains(.showing) && !found[1].states.contains(.showing))
    let window = desktop.item(of: UIScreen.main, at: place)
    #expect(window.frame == place && window.role == .window && window.id == DesktopAccessibility.windowNumber)
  }

  @Test func listsAndGroupsContainTheirElements() throws {
    let list = UIView(frame: CGRect(x: 0, y: 40, width: 300, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Goods"
    list.addSubview(label("two", y: 30))
    list.addSubview(label("one", y: 0))
    let found = items(label("after", y: 200), list, label("before", y: 0))
    #expect(found.map(\.name) == ["before", "Goods", "after"] && found[1].role == .list)
    #expect(found[1].children.map(\.name) == ["one", "two"])
    #expect(AccessibilityTree.elements(of: screen.window).map(\.label) == ["before", "one", "two", "after"])
  }

  @Test func anElementKeepsItsNumber() {
    let first = label("first", y: 0), second = label("second", y: 40)
    let before = items(first, second).map(\.id)
    first.frame.origin.y = 100
    screen.settle()
    #expect(read().map(\.id) == before.reversed())
    var passing: UILabel? = label("passing", y: 0)
    let number = passing.map { desktop.numbers.number(of: $0) } ?? 0
    passing = nil
    desktop.numbers.sweep()
    #expect(number > 0 && desktop.numbers.object(number) == nil)
    #expect(desktop.numbers.number(of: UILabel()) > number, "numbers are not given twice")
  }

  @Test func requestsReachTheControls() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 31)), button = UIButton(type: .system), card = UIControl()
    var events: [String] = []
    slider.addAction(UIAction { _ in events.append("slider") }, for: .valueChanged)
    button.setTitle("Pay", for: .normal)
    button.frame = CGRect(x: 0, y: 50, width: 80, height: 30)
    button.addAction(UIAction { _ in events.append("button") }, for: .touchUpInside)
    card.frame = CGRect(x: 0, y: 100, width: 80, height: 30)
    card.accessibilityLabel = "Card"
    card.addAction(UIAction { _ in events.append("card") }, for: .touchUpInside)
    card.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { _ in
        events.append("delete")
        return true
      }
    ]
    let found = items(slider, button, card)
    #expect(found[2].actions.map(\.name) == ["activate", "Delete"])
    desktop.perform(AccessibilityRequest(id: found[0].id, kind: .action(0)))
    #expect(abs(slider.value - 0.1) < 1e-6)
    desktop.perform(AccessibilityRequest(id: found[0].id, kind: .setNumber(0.75)))
    #expect(slider.value == 0.75)
    desktop.perform(AccessibilityRequest(id: found[1].id, kind: .action(0)))
    // A control that does not activate itself is touched.
    desktop.perform(AccessibilityRequest(id: found[2].id, kind: .action(0)))
    screen.settle()
    desktop.perform(AccessibilityRequest(id: found[2].id, kind: .action(1)))
    // Neither an action nor an element that is not there.
    desktop.perform(AccessibilityRequest(id: found[2].id, kind: .action(7)))
    desktop.perform(AccessibilityRequest(id: 99_999, kind: .action(0)))
    #expect(events == ["slider", "slider", "button", "card", "delete"])
  }

  @Test func whatIsAwayIsScrolledIntoSight() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), far = label("far", y: 900)
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.addSubview(far)
    let found = items(scroll)
    #expect(found.first.map { $0.states.contains(.showing) } == false)
    desktop.perform(AccessibilityRequest(id: found[0].id, kind: .reveal))
    screen.settle()
    #expect(scroll.contentOffset.y == 620)
    #expect(read()[0].states.contains(.showing))
  }

  @Test func aFieldTakesTheFocus() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    let found = items(field)
    desktop.perform(AccessibilityRequest(id: found[0].id, kind: .focus))
    #expect(field.isFirstResponder)
  }
}
