import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the edit menu of a selection.
@Suite @MainActor struct EditMenuTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 300), scale: 1)
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 280, height: 34))

  init() {
    UIPasteboard.general.string = nil
    field.text = "first second"
    screen.show(field)
  }

  private var titles: [String] {
    screen.settle()
    return buttons.compactMap(\.accessibilityLabel)
  }
  private var buttons: [UIView] { all(screen.window).filter { $0 is EditMenuButton && $0.window != nil } }
  private func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
  private func choose(_ title: String) throws {
    let button = try #require(buttons.first { $0.accessibilityLabel == title })
    screen.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    screen.advance(by: 0.3)
  }
  private func selectFirst() {
    screen.tap(at: CGPoint(x: 30, y: 137))
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 30, y: 137))
    screen.tap(at: CGPoint(x: 30, y: 137))
    screen.advance(by: 0.3)
  }

  @Test func twoTapsOfferToCutAndCopyAndItIsDone() throws {
    selectFirst()
    #expect(titles == ["Cut", "Copy", "Select All"])
    try choose("Copy")
    #expect(UIPasteboard.general.string == "first" && titles.isEmpty && field.text == "first second")
    selectFirst()
    #expect(titles == ["Cut", "Copy", "Paste", "Select All"])
    try choose("Cut")
    #expect(field.text == " second" && titles.isEmpty)
  }

  @Test func aTapWhereTheCaretIsOpensAndClosesIt() throws {
    screen.tap(at: CGPoint(x: 30, y: 137))
    #expect(titles.isEmpty)
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 30, y: 137))
    #expect(titles == ["Select", "Select All"])
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 30, y: 137))
    screen.advance(by: 1)
    #expect(titles.isEmpty)
    screen.tap(at: CGPoint(x: 30, y: 137))
    try choose("Select All")
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "first second")
    screen.type("x")
    #expect(titles.isEmpty && field.text == "x")
  }

  private func secondaryClick(at point: CGPoint) {
    for phase in [TouchSample.Phase.began, .ended] {
      var sample = TouchSample(id: 0, phase: phase, location: point, timestamp: screen.display.now, isEmulated: true)
      sample.isSecondary = true
      screen.display.send(.touches([sample]))
      screen.advance(by: 0.3)
    }
  }

  @Test func theSecondButtonSelectsTheWordAndOpensIt() throws {
    secondaryClick(at: CGPoint(x: 30, y: 137))
    #expect(titles == ["Cut", "Copy", "Select All"] && field.selectedTextRange.flatMap(field.text(in:)) == "first")
    try choose("Select All")
    // A click within the selection keeps it.
    secondaryClick(at: CGPoint(x: 30, y: 137))
    #expect(field.selectedTextRange.flatMap(field.text(in:)) == "first second" && titles.contains("Copy"))
  }

  @Test func theSecondButtonPressesNothingElse() {
    final class Page: UIView {
      var masks: [UIEvent.ButtonMask] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { masks.append(event?.buttonMask ?? []) }
    }
    let page = Page(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("button") }, for: .touchUpInside)
    @MainActor final class Target {
      var taps: [String] = []
      func first(_ tap: UITapGestureRecognizer) { taps.append("first") }
      func second(_ tap: UITapGestureRecognizer) { taps.append("second \(tap.buttonMask == .secondary)") }
    }
    let target = Target()
    let first = UITapGestureRecognizer(target: target, action: Selector("first:", Target.first(_:)))
    let second = UITapGestureRecognizer(target: target, action: Selector("second:", Target.second(_:)))
    second.buttonMaskRequired = .secondary
    page.addGestureRecognizer(first)
    page.addGestureRecognizer(second)
    page.addSubview(button)
    screen.show(page)
    secondaryClick(at: CGPoint(x: 50, y: 25))
    secondaryClick(at: CGPoint(x: 200, y: 200))
    #expect(log.isEmpty && target.taps == ["second true"] && page.masks == [.secondary], "a control keeps taps from what it lies on")
    screen.tap(at: CGPoint(x: 50, y: 25))
    #expect(log == ["button"])
  }

  @Test func aLoupeShowsWhatTheFingerCovers() throws {
    func loupe() -> LoupeView? { all(screen.window).compactMap { $0 as? LoupeView }.first }
    screen.tap(at: CGPoint(x: 30, y: 137))
    screen.advance(by: 1)
    screen.touch(.began, at: CGPoint(x: 60, y: 137))
    screen.advance(by: 0.7)
    screen.touch(.moved, at: CGPoint(x: 64, y: 137))
    screen.touch(.moved, at: CGPoint(x: 90, y: 137))
    screen.advance(by: 0.3)
    let view = try #require(loupe())
    let caret = try #require(field.selectedTextRange).start
    let place = field.convert(field.caretRect(for: caret), to: nil)
    #expect(abs(view.center.x - max(place.midX, 58)) < 0.5 && view.frame.maxY == place.minY - LoupeView.gap)
    // The magnified caret is in the centre of the loupe.
    let middle = screen.color(at: CGPoint(x: view.center.x + place.midX - max(place.midX, 58), y: view.center.y))
    #expect(middle != screen.color(at: CGPoint(x: view.center.x + 30, y: view.frame.maxY - 4)))
    screen.touch(.ended, at: CGPoint(x: 90, y: 137))
    screen.advance(by: 0.5)
    #expect(loupe() == nil)
    let available = CGRect(x: 0, y: 0, width: 320, height: 300)
    #expect(LoupeView.middle(over: CGRect(x: 310, y: 5, width: 2, height: 20), in: available) == CGPoint(x: 262, y: 27))
  }

  @Test func typingMovingAndLeavingCloseIt() {
    selectFirst()
    screen.press(.keyboardRightArrow)
    screen.advance(by: 0.3)
    #expect(titles.isEmpty)
    selectFirst()
    field.resignFirstResponder()
    screen.advance(by: 0.3)
    #expect(titles.isEmpty)
    selectFirst()
    screen.tap(at: CGPoint(x: 160, y: 280))
    screen.advance(by: 0.3)
    #expect(titles.isEmpty)
  }

  @Test func secretsAreNotOfferedToBeCopied() {
    field.isSecureTextEntry = true
    selectFirst()
    #expect(!titles.contains("Copy") && !titles.contains("Cut"))
  }

  @Test func theDelegateSaysWhatItOffers() throws {
    final class Own: NSObject, UITextFieldDelegate {
      var range: NSRange?
      var shouts = 0
      func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        self.range = range
        return UIMenu(children: [UIAction(title: "Shout") { _ in self.shouts += 1 }] + suggestedActions)
      }
    }
    let own = Own()
    field.delegate = own
    selectFirst()
    #expect(titles.first == "Shout" && own.range == NSRange(location: 0, length: 5))
    try choose("Shout")
    #expect(own.shouts == 1)
  }

  @Test func viewsOfAProgramHaveOneToo() throws {
    final class Card: UIView, UIEditMenuInteractionDelegate {
      var copies = 0
      var log: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "copy:" }
      override func copy(_ sender: Any?) { copies += 1 }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) {
        log.append("shows \(configuration.identifier)")
        animator.addCompletion { self.log.append("shown") }
      }
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
      ) { log.append("goes") }
    }
    let card = Card(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let menu = UIEditMenuInteraction(delegate: card)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "early", sourcePoint: .zero))
    card.addInteraction(menu)
    screen.show(card)
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: "card", sourcePoint: CGPoint(x: 50, y: 50)))
    screen.advance(by: 0.3)
    #expect(titles == ["Copy"] && menu.location(in: nil) == CGPoint(x: 150, y: 150))
    try choose("Copy")
    #expect(card.copies == 1 && card.log == ["shows card", "shown", "goes"])
  }

  @Test func buttonsThatDoNotFitAreOnFurtherPages() {
    #expect(EditMenuPages(widths: [100, 100], available: 200).pages == [0..<2])
    #expect(EditMenuPages(widths: [100, 100, 100], available: 250).pages == [0..<2, 2..<3])
    #expect(EditMenuPages(widths: [500, 10], available: 100).pages == [0..<1, 1..<2])
    #expect(EditMenuPages(widths: [], available: 100).pages.isEmpty)
  }
}
