import Testing
import VitrineTesting

@testable import UIKit

/// Tests alerts and action sheets that are higher than the screen.
@Suite(.serialized) @MainActor struct AlertScrollingTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private static let long = String(repeating: "A message of many words. ", count: 80)

  private func present(
    _ style: UIAlertController.Style, message: String?, actions: Int, cancels: Bool = false, fields: Int = 0,
    note: @escaping (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for number in 0..<actions { alert.addAction(UIAlertAction(title: "Action \(number)", style: .default) { note($0.title ?? "") }) }
    if cancels { alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { note($0.title ?? "") }) }
    for _ in 0..<fields { alert.addTextField() }
    let below = UIViewController()
    screen.show(below)
    below.present(alert, animated: false)
    screen.advance(by: 1)
    return alert
  }

  private func cards(_ alert: UIAlertController) -> [AlertCard] { alert.view.subviews.compactMap { $0 as? AlertCard } }
  private func parts(_ alert: UIAlertController) throws -> (text: AlertScrollView, buttons: AlertScrollView) {
    let found = try #require(cards(alert).first).subviews.compactMap { $0 as? AlertScrollView }
    try #require(found.count == 2)
    return (found[0], found[1])
  }
  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func anAlertThatFitsDoesNotScroll() throws {
    let (text, buttons) = try parts(present(.alert, message: "Short", actions: 2))
    #expect(!text.overflows && !buttons.overflows && !text.isScrollEnabled && !buttons.isScrollEnabled)
    #expect(text.frame.maxY == buttons.frame.minY)
    screen.drag(from: CGPoint(x: 160, y: 230), to: CGPoint(x: 160, y: 150), duration: 0.2)
    #expect(text.contentOffset == .zero && buttons.contentOffset == .zero)
  }

  @Test func aLongMessageScrollsAboveItsButtons() throws {
    var chosen: [String] = []
    let alert = present(.alert, message: Self.long, actions: 1, cancels: true) { chosen.append($0) }
    let card = try #require(cards(alert).first), (text, buttons) = try parts(alert)
    #expect(frame(card) == CGRect(x: 25, y: 8, width: 270, height: 464))
    #expect(text.overflows && !buttons.overflows && buttons.bounds.height == 44 && text.bounds.height == 420)
    screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200), duration: 0.2)
    #expect(text.contentOffset.y > 50 && frame(buttons).maxY == 472)
    text.setContentOffset(CGPoint(x: 0, y: text.contentSize.height - text.bounds.height), animated: false)
    let last = try #require(text.subviews.compactMap { $0 as? UILabel }.last)
    #expect(frame(last).maxY == frame(buttons).minY - 20, "the end of the message can be read")
    screen.advance(by: 1)
    screen.tap(at: CGPoint(x: 230, y: 450))
    screen.advance(by: 1)
    #expect(chosen == ["Action 0"])
  }

  @Test func manyButtonsScrollBelowTheTexts() throws {
    var chosen: [String] = []
    let alert = present(.alert, message: "Short", actions: 14, cancels: true) { chosen.append($0) }
    let (text, buttons) = try parts(alert)
    #expect(!text.overflows && buttons.overflows && frame(buttons).maxY == 472 && frame(text).minY == 8)
    let first = frame(buttons).minY
    screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.3)
    #expect(buttons.contentOffset.y > 100 && chosen.isEmpty, "scrolling begins on a button, which is not chosen")
    screen.advance(by: 3)
    #expect(frame(buttons).minY == first)
    buttons.setContentOffset(CGPoint(x: 0, y: 15 * 44 - buttons.bounds.height), animated: false)
    screen.settle()
    screen.tap(at: CGPoint(x: 160, y: 460))
    screen.advance(by: 1)
    #expect(chosen == ["Cancel"])
  }

  @Test func theLineBelowTheTextsStaysWhileButtonsScroll() throws {
    let alert = present(.alert, message: "Short", actions: 14)
    let (_, buttons) = try parts(alert)
    let place = CGPoint(x: 60, y: frame(buttons).minY + 0.5), line = screen.color(at: place)
    #expect(line != screen.color(at: CGPoint(x: 60, y: place.y + 5)))
    buttons.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    screen.settle()
    #expect(screen.color(at: place) == line)
  }

  @Test func partsShareAHeightThatIsTooSmallForBoth() {
    #expect(AlertCard.divide(400, text: 100, buttons: 200) == (100, 200))
    #expect(AlertCard.divide(400, text: 100, buttons: 900) == (100, 300))
    #expect(AlertCard.divide(400, text: 900, buttons: 88) == (312, 88))
    #expect(AlertCard.divide(401, text: 900, buttons: 900) == (201, 200))
    #expect(AlertCard.divide(400, text: 0, buttons: 900) == (0, 400))
    #expect(AlertCard.divide(0, text: 10, buttons: 10) == (0, 0))
  }

  @Test func aHighSheetScrollsAndItsCancelButtonStays() throws {
    let alert = present(.actionSheet, message: nil, actions: 12, cancels: true)
    let cards = cards(alert), (text, buttons) = try parts(alert)
    #expect(cards.count == 2 && frame(cards[1]) == CGRect(x: 8, y: 480 - 8 - 57, width: 304, height: 57))
    #expect(frame(cards[0]).minY == 8 && frame(cards[0]).maxY == frame(cards[1]).minY - 8)
    #expect(!text.overflows && buttons.overflows)
    screen.drag(from: CGPoint(x: 160, y: 350), to: CGPoint(x: 160, y: 200), duration: 0.3)
    #expect(buttons.contentOffset.y > 50)
  }

  @Test func theSafeAreaLimitsTheHeight() throws {
    let alert = UIAlertController(title: "Title", message: Self.long, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
    screen.show(UIViewController())
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    let card = try #require(cards(alert).first)
    #expect(frame(card).minY == 48 && frame(card).maxY == 452)
  }

  @Test func largeTextsMakeAnAlertScroll() throws {
    let alert = present(.alert, message: String(repeating: "Several words. ", count: 12), actions: 3)
    #expect(try !parts(alert).text.overflows)
    screen.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.settle()
    let (text, buttons) = try parts(alert), card = try #require(cards(alert).first)
    #expect(text.overflows && frame(card).minY >= 8 && frame(card).maxY <= 472 && frame(buttons).maxY == frame(card).maxY)
    screen.preferredContentSizeCategory = .large
    screen.settle()
    #expect(!text.overflows && text.contentOffset == .zero)
  }

  @Test func theFieldThatIsEditedIsVisibleAboveTheKeyboard() throws {
    screen.keyboard = .on
    defer { screen.keyboard = .off }
    let alert = present(.alert, message: Self.long, actions: 1, fields: 2)
    let fields = try #require(alert.textFields), (text, _) = try parts(alert)
    #expect(fields[0].isFirstResponder && text.overflows)
    #expect(frame(text).contains(frame(fields[0])))
    screen.type("a\n")
    screen.advance(by: 0.5)
    #expect(fields[1].isFirstResponder && frame(text).contains(frame(fields[1])))
  }
}
