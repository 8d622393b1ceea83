import Testing
import UIKit
import VitrineTesting

/// Tests the geometry of text before the first layout.
@Suite @MainActor struct TextGeometryTests {
  private func field(_ text: String) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = text
    return field
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    return view
  }

  /// Checks that the geometry equals that after a layout on a screen.
  private func check(_ make: () -> any (UIView & UITextInput), _ at: SourceLocation = #_sourceLocation) throws {
    func answers(_ input: any (UIView & UITextInput)) throws -> [CGRect] {
      let end = input.endOfDocument
      let start = try #require(input.position(from: end, offset: -2))
      let range = try #require(input.textRange(from: start, to: end))
      let near = input.closestPosition(to: CGPoint(x: 60, y: 17)).map { input.offset(from: input.beginningOfDocument, to: $0) } ?? -1
      return [input.caretRect(for: end), input.firstRect(for: range)] + input.selectionRects(for: range).map(\.rect)
        + [CGRect(x: near, y: 0, width: 0, height: 0)]
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 2)
    let laidOut = make()
    screen.show(laidOut)
    screen.settle()
    let wanted = try answers(laidOut)
    #expect(wanted[0].minX > 10 && wanted[1].width > 5 && wanted.count > 3, sourceLocation: at)
    #expect(try answers(make()) == wanted, sourceLocation: at)
  }

  @Test func aFieldLaysItsTextOutFirst() throws {
    try check { field("typed text") }
    try check {
      let field = field("typed text")
      field.borderStyle = .roundedRect
      field.textAlignment = .right
      return field
    }
  }

  @Test func aTextViewLaysItsTextOutFirst() throws { try check { view("one line\nand a longer one, which does not fit") } }

  @Test func aChangeCountsAtOnce() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 200), scale: 2)
    let view = view("short")
    screen.show(view)
    screen.settle()
    let before = view.caretRect(for: view.endOfDocument)
    view.text = "much longer"
    #expect(view.caretRect(for: view.endOfDocument).minX > before.minX + 20)
    let field = field("short")
    screen.show(field)
    screen.settle()
    let earlier = field.caretRect(for: field.endOfDocument)
    field.text = "much longer"
    #expect(field.caretRect(for: field.endOfDocument).minX > earlier.minX + 20)
  }
}
