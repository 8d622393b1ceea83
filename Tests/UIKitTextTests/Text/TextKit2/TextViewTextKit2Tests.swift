import Testing
@testable import UIKit

@testable import VitrineTesting

@Suite @MainActor struct TextViewTextKit2Tests {
  private let size = CGSize(width: 220, height: 140)

  private func shown(_ view: UITextView, _ text: String = LaidText.long) -> HeadlessScreen {
    let screen = HeadlessScreen(size: size)
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.isEditable = false
    screen.show(view)
    screen.advance(by: 0.1)
    return screen
  }

  private func view() -> UITextView { UITextView(frame: CGRect(origin: .zero, size: size)) }

  @Test func `A view has TextKit 2 until its layout manager is read`() throws {
    let view = view()
    let manager = try #require(view.textLayoutManager)
    #expect(manager === view.textLayoutManager && manager.textContainer === view.textContainer)
    #expect(view.textContainer.textLayoutManager === manager && view.textContainer.layoutManager == nil)
    let content = try #require(manager.textContentManager as? NSTextContentStorage)
    #expect(content.textStorage === view.textStorage && content.primaryTextLayoutManager === manager)
    let old = view.layoutManager
    #expect(view.textLayoutManager == nil && view.textContainer.textLayoutManager == nil && old.textStorage === view.textStorage)
    #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
    let storage = NSTextStorage(), layout = NSLayoutManager(), container = NSTextContainer()
    layout.addTextContainer(container)
    storage.addLayoutManager(layout)
    #expect(UITextView(frame: .zero, textContainer: container).textLayoutManager == nil)
  }

  @Test func `A view over a program's text layout manager shows its text`() {
    let document = LaidDocument("text of the program")
    let view = UITextView(frame: CGRect(origin: .zero, size: size), textContainer: document.container)
    #expect(view.text == "text of the program" && view.textLayoutManager === document.manager)
  }

  @Test(arguments: [LaidText.long, "a\nb\n", "", "right وقف\nوقف الثعلب"])
  func `Reading the manager changes nothing that is seen`(_ text: String) throws {
    let view = view(), plain = self.view()
    let screen = shown(view, text), before = screen.image.dataProvider?.data
    _ = shown(plain, text)
    let manager = try #require(view.textLayoutManager)
    screen.advance(by: 0.1)
    #expect(screen.image.dataProvider?.data == before)
    #expect(abs(manager.usageBoundsForTextContainer.height + 16 - view.contentSize.height) < 1 && view.contentSize == plain.contentSize)
    #expect(view.sizeThatFits(CGSize(width: 120, height: 0)) == plain.sizeThatFits(CGSize(width: 120, height: 0)))
    for offset in [0, 3, 20, 60, 90] where offset <= view.textStorage.length {
      let (p, q) = (
        view.position(from: view.beginningOfDocument, offset: offset)!, plain.position(from: plain.beginningOfDocument, offset: offset)!
      )
      let (a, b) = (view.caretRect(for: p), plain.caretRect(for: q))
      #expect(abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.height - b.height) < 0.01, "\(a) \(b)")
    }
  }

  @Test func `Edits of the view are laid out paragraph by paragraph`() throws {
    let view = view(), plain = self.view()
    let screen = shown(view, "one\ntwo\nthree"), other = shown(plain, "one\ntwo\nthree")
    let manager = try #require(view.textLayoutManager)
    screen.advance(by: 0.1)
    for view in [view, plain] { view.isEditable = true }
    screen.advance(by: 0.1)
    let before = manager.layoutCount
    for view in [view, plain] {
      view.selectedRange = NSRange(location: 5, length: 0)
      view.insertText("x")
    }
    #expect(manager.layoutCount - before == 1)
    for screen in [screen, other] { screen.advance(by: 0.1) }
    #expect(view.text == "one\ntxwo\nthree" && screen.image.dataProvider?.data == other.image.dataProvider?.data)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1\n2")
    #expect(manager.documentRange.endLocation.compare(manager.location(manager.documentRange.location, offsetBy: 14)!) == .orderedSame)
  }

  @Test func `Fragments of a delegate and rendering attributes are shown`() throws {
    let view = view(), delegate = RenderingTests.Bubbles()
    let screen = shown(view, "first\nsecond\nthird"), before = screen.image.dataProvider?.data, height = view.contentSize.height
    let manager = try #require(view.textLayoutManager)
    manager.delegate = delegate
    screen.advance(by: 0.1)
    let bubbles = screen.image.dataProvider?.data
    #expect(bubbles != before && abs(view.contentSize.height - height - 10) < 1.5)
    let third = try #require(view.position(from: view.beginningOfDocument, offset: 13))
    var segment = CGRect.zero
    let end = try #require(manager.location(manager.documentRange.location, offsetBy: 13))
    manager.enumerateTextSegments(in: NSTextRange(location: end), type: .standard, options: []) { _, rect, _, _ in
      segment = rect
      return true
    }
    // Carets are on whole pixels.
    #expect(abs(view.caretRect(for: third).minY - segment.minY - 8) < 0.5)
    let count = manager.layoutCount
    manager.setRenderingAttributes([.foregroundColor: UIColor.red], for: manager.documentRange)
    screen.advance(by: 0.1)
    #expect(screen.image.dataProvider?.data != bubbles && manager.layoutCount == count)
  }

  @Test func `Limits of the container keep TextKit 2`() throws {
    let view = view()
    let screen = shown(view)
    view.textContainer.maximumNumberOfLines = 2
    screen.advance(by: 0.1)
    let limited = screen.image.dataProvider?.data
    let manager = try #require(view.textLayoutManager)
    screen.advance(by: 0.1)
    #expect(screen.image.dataProvider?.data == limited)
    var lines = 0
    manager.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
      lines += $0.textLineFragments.count
      return true
    }
    #expect(lines == 2)
  }
}
