import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct AlertFieldTests {
  @Test func `An alert asks for text and its first field has the keyboard`() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480))
    screen.show(UIViewController())
    let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var result = ""
    let done = UIAlertAction(title: "OK", style: .default) { _ in
      result = (alert.textFields ?? []).map { $0.text ?? "" }.joined(separator: "/")
    }
    alert.addAction(done)
    alert.preferredAction = done
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 0.5)
    let fields = try #require(alert.textFields)
    #expect(fields.count == 2 && fields[0].isFirstResponder && fields[0].frame.height == 32)
    screen.type("ada\nsecret\n")
    screen.advance(by: 1)
    #expect(result == "ada/secret" && alert.presentingViewController == nil)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addTextField()
    #expect(sheet.textFields == nil)
  }
}

/// Tests that alerts stand above the keyboard.
@Suite(.serialized) @MainActor struct AlertKeyboardTests {
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)

  private func alert() -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    screen.show(UIViewController())
    screen.window.rootViewController?.present(alert, animated: false)
    screen.advance(by: 1)
    return alert
  }

  private func middle(_ alert: UIAlertController) -> CGFloat? {
    var view: UIView? = alert.textFields?.first
    while let next = view?.superview, next !== alert.view { view = next }
    return view.map { $0.convert($0.bounds, to: nil).midY }
  }

  @Test func anAlertStandsInTheMiddleOfWhatTheKeyboardLeaves() throws {
    screen.keyboard = .on
    let alert = alert()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    let high = try #require(middle(alert))
    #expect(abs(high - 508 / 2) <= 1, "the keyboard is 336 points high")
    field.resignFirstResponder()
    screen.advance(by: 1)
    let low = try #require(middle(alert))
    #expect(abs(low - 844 / 2) <= 1)
    field.becomeFirstResponder()
    screen.advance(by: 1)
    #expect(middle(alert) == high)
  }

  @Test func withoutAKeyboardItStandsInTheMiddleOfTheScreen() throws {
    let low = try #require(middle(alert()))
    #expect(abs(low - 844 / 2) <= 1)
  }
}
