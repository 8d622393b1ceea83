import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests pasting with a delegate (Apple: UITextPasteDelegate), and the borders and interaction states of text views.
@Suite(.serialized) @MainActor struct TextPasteTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 240), scale: 1)
  private let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))

  init() {
    view.text = "ab"
    screen.show(view)
    screen.settle()
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 0)
  }

  private final class Shouter: NSObject, UITextPasteDelegate {
    var latest: (any UITextPasteItem)?
    var waits = false
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
    ) {
      latest = item
      if !waits { item.setResult(attributedString: NSAttributedString(string: "XY", attributes: [.underlineStyle: 1])) }
    }
  }

  private final class Plain: NSObject, UITextPasteDelegate {}

  private final class Joiner: NSObject, UITextPasteDelegate {
    func textPasteConfigurationSupporting(
      _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
      combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString { NSAttributedString(string: itemStrings.map(\.string).joined(separator: "-")) }
  }

  @Test func theDelegateReplacesTheText() {
    let delegate = Shouter()
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "q"
    view.paste(nil)
    #expect(view.text == "aXYb" && view.selectedRange == NSRange(location: 3, length: 0))
    #expect(view.textStorage.attribute(.underlineStyle, at: 1, effectiveRange: nil) as? Int == 1)
    #expect(view.textStorage.attribute(.font, at: 1, effectiveRange: nil) as? UIFont == view.font)
  }

  @Test func aResultMayComeLater() {
    let delegate = Shouter()
    delegate.waits = true
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "q"
    view.paste(nil)
    #expect(view.text == "ab")
    delegate.latest?.setResult(string: "later")
    delegate.latest?.setResult(string: "again")
    #expect(view.text == "alaterb", "the first result counts")
  }

  /// Item providers load on other threads, and the main queue delivers the texts.
  private func wait(for text: String) async throws {
    let end = Date(timeIntervalSinceNow: 20)
    while view.text != text, Date() < end { try await Task.sleep(for: .milliseconds(5)) }
    #expect(view.text == text)
  }

  @Test func aDelegateWithoutMethodsPastesTheText() async throws {
    let delegate = Plain()
    view.pasteDelegate = delegate
    UIPasteboard.general.string = "q"
    view.paste(nil)
    try await wait(for: "aqb")
  }

  @Test func theDelegateCombinesTheItems() async throws {
    let delegate = Joiner()
    view.pasteDelegate = delegate
    UIPasteboard.general.strings = ["1", "2"]
    view.paste(nil)
    try await wait(for: "a1-2b")
  }

  @Test func aBorderStaysAtTheEdges() throws {
    #expect(view.borderStyle == .none)
    view.borderStyle = .line
    screen.settle()
    #expect(
      screen.color(at: CGPoint(x: 10.5, y: 50)) == screen.color(at: CGPoint(x: 100, y: 10.5)), "the edges have the colour of the line")
    #expect(screen.color(at: CGPoint(x: 10.5, y: 50)) != screen.color(at: CGPoint(x: 14, y: 100)))
    let border = try #require(view.subviews.first { $0 is FieldBorder })
    view.contentOffset.y = 20
    screen.settle()
    #expect(border.frame == view.bounds)
  }

  @Test func anInteractionStateRestoresTheSelection() {
    view.text = "abcdef"
    view.selectedRange = NSRange(location: 2, length: 3)
    let state = view.interactionState
    view.resignFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    view.interactionState = state
    #expect(view.isFirstResponder && view.selectedRange == NSRange(location: 2, length: 3))
    view.interactionState = "something else"
    #expect(view.selectedRange == NSRange(location: 2, length: 3))
    let field = UITextField()
    field.text = "abc"
    #expect(!(field.interactionState is String))
  }
}
