import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct TextViewLayoutManagerTests {
  private final class Counter: NSLayoutManager {
    var drawn = 0
    override func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      drawn += 1
      super.drawGlyphs(forGlyphRange: glyphsToShow, at: origin)
    }
  }

  private let size = CGSize(width: 220, height: 140)

  private func managed(_ manager: NSLayoutManager = Counter()) -> UITextView {
    let storage = NSTextStorage(), container = NSTextContainer(size: .zero)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return UITextView(frame: CGRect(origin: .zero, size: size), textContainer: container)
  }

  private func shown(_ view: UITextView) -> HeadlessScreen {
    let screen = HeadlessScreen(size: size)
    view.font = .systemFont(ofSize: 17)
    view.text = LaidText.long
    view.isEditable = false
    screen.show(view)
    screen.advance(by: 0.1)
    return screen
  }

  @Test func `A view over a program's manager looks like any other`() {
    let counter = Counter()
    let own = managed(counter), plain = UITextView(frame: CGRect(origin: .zero, size: size))
    let (a, b) = (shown(own), shown(plain))
    #expect(a.image.dataProvider?.data == b.image.dataProvider?.data && counter.drawn > 0)
    #expect(own.layoutManager === counter && own.textStorage === counter.textStorage && own.textContainer.layoutManager === counter)
    #expect(
      own.contentSize == plain.contentSize
        && own.sizeThatFits(CGSize(width: 120, height: 0)) == plain.sizeThatFits(CGSize(width: 120, height: 0)))
    for offset in [0, 20, 60, 90] {
      let (p, q) = (
        own.position(from: own.beginningOfDocument, offset: offset)!, plain.position(from: plain.beginningOfDocument, offset: offset)!
      )
      #expect(own.caretRect(for: p) == plain.caretRect(for: q))
    }
  }

  @Test func `Asking for the manager changes nothing that is seen`() {
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    let screen = shown(view), before = screen.image.dataProvider?.data
    #expect(view.textContainer.layoutManager == nil)
    let manager = view.layoutManager
    #expect(manager === view.layoutManager && manager.textStorage === view.textStorage && manager.textContainers == [view.textContainer])
    screen.advance(by: 0.1)
    #expect(screen.image.dataProvider?.data == before)
    let used = manager.usedRect(for: view.textContainer)
    #expect(abs(used.height + 16 - view.contentSize.height) < 1)
    view.text += "\nmore"
    #expect(manager.usedRect(for: view.textContainer).height > used.height)
  }

  @Test func `Text is typed, edited and undone through a manager`() {
    let view = managed()
    let screen = HeadlessScreen(size: size)
    screen.show(view)
    view.becomeFirstResponder()
    screen.type("Hello\nworld")
    screen.advance(by: 0.1)
    #expect(view.text == "Hello\nworld" && view.layoutManager.numberOfGlyphs == 11)
    let caret = view.caretRect(for: view.endOfDocument)
    let glyph = view.layoutManager.boundingRect(forGlyphRange: NSRange(location: 10, length: 1), in: view.textContainer)
    #expect(abs(caret.midX - glyph.maxX) < 1.5 && abs(caret.minY - glyph.minY - view.textContainerInset.top) < 1)
    view.deleteBackward()
    #expect(view.text == "Hello\nworl")
  }

  @Test func `Exclusions and lines count in a text view`() {
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    let screen = shown(view)
    let plain = view.caretRect(for: view.beginningOfDocument)
    view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 30))]
    screen.advance(by: 0.1)
    #expect(abs(view.caretRect(for: view.beginningOfDocument).minX - plain.minX - 60) < 1.5)
    view.textContainer.exclusionPaths = []
    view.isScrollEnabled = false
    let full = view.sizeThatFits(CGSize(width: 220, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    #expect(view.sizeThatFits(CGSize(width: 220, height: 0)).height < full - 20)
  }

  @Test func `A delegate that colours around an edit shows`() {
    final class Marker: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
        changeInLength delta: Int
      ) {
        textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: textStorage.length))
      }
    }
    let view = UITextView(frame: CGRect(origin: .zero, size: size))
    let screen = HeadlessScreen(size: size)
    screen.show(view)
    view.font = .systemFont(ofSize: 12)
    view.text = "one\ntwo\n"
    screen.advance(by: 0.1)
    let marker = Marker()
    view.textStorage.delegate = marker
    view.becomeFirstResponder()
    let before = view.contentSize.height
    screen.type("three")
    screen.advance(by: 0.1)
    #expect(view.contentSize.height > before * 1.8)
  }
}
