import Testing
import VitrineTesting

@testable import UIKit

/// The menu over a selection.
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
    final class Own: UITextFieldDelegate {
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
    #expect(EditMenuPages(widths: [100, 100], room: 200).pages == [0..<2])
    #expect(EditMenuPages(widths: [100, 100, 100], room: 250).pages == [0..<2, 2..<3])
    #expect(EditMenuPages(widths: [500, 10], room: 100).pages == [0..<1, 1..<2])
    #expect(EditMenuPages(widths: [], room: 100).pages.isEmpty)
  }
}
