import Testing
import VitrineTesting

@testable import UIKit

/// Tests the work of a key in a long text, at two lengths.
@Suite(.serialized) @MainActor struct ManyLinesTests {
  private func textView(lines: Int) -> (HeadlessScreen, UITextView) {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)
    let view = UITextView(frame: screen.window.bounds)
    view.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
    screen.show(view)
    screen.settle()
    return (screen, view)
  }

  @Test(arguments: [300, 600]) func aKeyLaysOutItsParagraphAlone(_ lines: Int) {
    let (screen, view) = textView(lines: lines)
    var work = view.core.stack.work
    func done() -> (layouts: Int, moves: Int) {
      screen.settle()
      let now = view.core.stack.work
      defer { work = now }
      return (now.layouts - work.layouts, now.moves - work.moves)
    }
    view.becomeFirstResponder()
    #expect(done() == (0, 0), "the text looks the same while it is edited")
    view.selectedRange = NSRange(location: view.text.utf16.count / 2, length: 0)
    for _ in 0..<3 {
      view.insertText("x")
      #expect(done() == (1, 1))
    }
    view.deleteBackward()
    #expect(done() == (1, 1))
    view.insertText("\n")
    let split = done()
    #expect(split.layouts == 2 && split.moves <= lines / 2 + 3)
    view.insertText(String(repeating: "wide ", count: 30))
    #expect(view.core.stack.size.width > 150 && done().layouts == 1)
    view.resignFirstResponder()
    #expect(done() == (0, 0))
    let again = UITextView(frame: view.frame)
    again.text = view.text
    again.layoutIfNeeded()
    #expect(
      again.core.stack.size == view.core.stack.size && again.core.stack.paragraphs.map(\.top) == view.core.stack.paragraphs.map(\.top))
  }
}
