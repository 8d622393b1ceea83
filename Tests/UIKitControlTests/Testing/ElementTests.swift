import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct ElementTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let controller = UIViewController()
  private var taps: Taps = Taps()

  private final class Taps { var names: [String] = [] }

  private func button(_ title: String, _ y: CGFloat) -> UIButton {
    let button = UIButton(type: .system), taps = taps
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
    button.addAction(UIAction { _ in taps.names.append(title) }, for: .touchUpInside)
    controller.view.addSubview(button)
    return button
  }

  private func show() {
    controller.view.backgroundColor = .white
    screen.show(controller)
  }

  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return ""
  }

  @Test func aButtonIsTappedByItsTitleLabelAndIdentifier() throws {
    let first = button("Sign in", 20), second = button("×", 80)
    (first.accessibilityIdentifier, second.accessibilityLabel) = ("sign-in", "Close")
    show()
    try screen.tap("Sign in")
    try screen.tap("Close")
    try screen.tap(.identifier("sign-in"))
    try screen.tap(.text("×"))
    try screen.tap(.containing("SIGN"))
    try screen.tap(.type(UIButton.self).and("Close"))
    #expect(taps.names == ["Sign in", "×", "Sign in", "×", "Sign in", "×"])
  }

  @Test func ofAButtonAndItsTitleThereIsOne() throws {
    _ = button("Sign in", 20)
    show()
    #expect(screen.elements("Sign in").map { $0.view is UIButton } == [true])
    #expect(try screen.element(.text("Sign in").inside(.type(UIButton.self))).view is UILabel)
  }

  @Test func anUnknownNameFailsWithTheTreeAndTheNearestName() throws {
    _ = button("Sign in", 20)
    show()
    let text = message { try screen.tap("sign in") }
    #expect(text.hasPrefix("No element fits \"sign in\". Did you mean \"Sign in\"?"))
    #expect(text.contains("  Sign in, Button  (20 20; 120 44)") && text.contains("UIWindow (0 0; 320 480)"))
  }

  @Test func severalElementsFailUnlessOneIsMeant() throws {
    let first = button("Add", 20), second = button("Add", 80)
    (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("a", "b")
    show()
    let text = message { try screen.tap("Add") }
    #expect(text.hasPrefix("2 elements fit \"Add\". Say which one is meant"))
    #expect(text.contains("  0: UIButton \"Add\" #a (20 20; 120 44)\n  1: UIButton \"Add\" #b (20 80; 120 44)"))
    #expect(try screen.element(ElementQuery.name("Add").at(1)).view === second)
    // If something covers one of them, the other one is meant.
    let cover = UIView(frame: CGRect(x: 0, y: 10, width: 320, height: 60))
    controller.view.addSubview(cover)
    #expect(try screen.element("Add").view === second)
  }

  @Test func whatIsCoveredCannotBeTapped() throws {
    let first = button("Sign in", 20)
    show()
    let cover = UIImageView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    cover.isUserInteractionEnabled = true
    controller.view.addSubview(cover)
    let text = message { try screen.tap("Sign in") }
    #expect(text.hasPrefix("\"Sign in\" cannot be touched: UIImageView (0 0; 320 100) is in front of it. It is UIButton"))
    // A part that is left free is enough.
    cover.frame.size.width = 100
    try screen.tap("Sign in")
    #expect(taps.names == ["Sign in"])
    first.frame.origin.y = 600
    #expect(message { try screen.tap("Sign in") }.contains("is not on the screen"))
  }

  @Test func anElementOfAnAlertIsWaitedForWhileItAppears() throws {
    _ = button("OK", 20)
    show()
    let taps = taps
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in taps.names.append("alert") })
    controller.present(alert, animated: true)
    try screen.tap("OK")
    try screen.waitUntilIdle()
    #expect(taps.names == ["alert"])
    #expect(!screen.shows("Delete?"))
  }

  @Test func anAccessibilityElementOfAViewIsTapped() throws {
    let bars = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let element = UIAccessibilityElement(accessibilityContainer: bars)
    element.accessibilityLabel = "March"
    element.accessibilityFrame = CGRect(x: 120, y: 20, width: 40, height: 100)
    bars.accessibilityElements = [element]
    var places: [CGFloat] = []
    let hand = Hand { places.append($0.location(in: bars).x) }
    bars.addGestureRecognizer(UITapGestureRecognizer(target: hand, action: Hand.selector))
    controller.view.addSubview(bars)
    show()
    try screen.tap("March")
    #expect(places == [120])
    #expect(try screen.element("March").accessibilityElement === element)
  }

  @Test func textIsTypedIntoAFieldAndReplaced() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
    field.placeholder = "Name"
    controller.view.addSubview(field)
    _ = button("Sign in", 80)
    show()
    try screen.type("Ada", into: "Name")
    #expect(field.text == "Ada" && field.isFirstResponder)
    try screen.type(" L", into: .type(UITextField.self))
    #expect(field.text == "Ada L")
    try screen.type("Bo", into: .text("Ada L"), replaces: true)
    #expect(field.text == "Bo")
    #expect(message { try screen.type("x", into: "Sign in") }.hasPrefix("\"Sign in\" takes no text"))
  }

  @Test func aSwitchIsFoundInItsRowAndHasAValue() throws {
    let row = UIView(frame: CGRect(x: 0, y: 20, width: 320, height: 44)), other = UIView(frame: CGRect(x: 0, y: 80, width: 320, height: 44))
    for (row, name) in [(row, "wifi"), (other, "sound")] {
      let control = UISwitch(frame: CGRect(x: 200, y: 6, width: 51, height: 31))
      row.accessibilityIdentifier = name
      row.addSubview(control)
      controller.view.addSubview(row)
    }
    show()
    let query = ElementQuery.type(UISwitch.self).inside(.identifier("sound"))
    #expect(try screen.element(query).value == "0")
    try screen.tap(query)
    #expect(try screen.element(query).value == "1")
    #expect("\(query)" == "type UISwitch inside identifier \"sound\"")
  }

  @Test func aLongPressAndASwipeReachTheirRecognizers() throws {
    let pad = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
    pad.accessibilityIdentifier = "pad"
    var seen: [String] = []
    let press = Hand { if $0.state == .began { seen.append("press") } }, swipe = Hand { _ in seen.append("left") }
    let left = UISwipeGestureRecognizer(target: swipe, action: Hand.selector)
    left.direction = .left
    pad.addGestureRecognizer(UILongPressGestureRecognizer(target: press, action: Hand.selector))
    pad.addGestureRecognizer(left)
    controller.view.addSubview(pad)
    show()
    try screen.longPress("pad")
    try screen.swipe("pad", .left)
    try screen.swipe("pad", .right)
    #expect(seen == ["press", "left"])
  }
}

/// Calls a closure for a gesture recognizer.
@MainActor private final class Hand: NSObject {
  private let body: (UIGestureRecognizer) -> Void
  init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }
  func act(_ recognizer: UIGestureRecognizer) { body(recognizer) }
  static let selector = Selector("act:", Hand.act(_:))
}
