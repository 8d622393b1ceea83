import TestSupport
import Testing
import UIKit

@testable import VitrineTesting

@Suite(.namesSeeds) @MainActor struct UITextViewTests {
  private final class Diary: NSObject, UITextViewDelegate {
    var entries: [String] = []
    var refuses: Set<String> = []
    private func ask(_ question: String) -> Bool {
      entries.append(question)
      return !refuses.contains(question)
    }
    func take() -> [String] {
      defer { entries = [] }
      return entries
    }
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { ask("shouldBegin") }
    func textViewDidBeginEditing(_ textView: UITextView) { entries.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("shouldEnd") }
    func textViewDidEndEditing(_ textView: UITextView) { entries.append("didEnd") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      ask("shouldChange \(range.location)+\(range.length) \"\(text)\"")
    }
    func textViewDidChange(_ textView: UITextView) { entries.append("didChange") }
    func textViewDidChangeSelection(_ textView: UITextView) { entries.append("selection") }
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction)
      -> Bool
    {
      entries.append("link \(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return false
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    var scrolls = 0
  }

  private func stage(_ text: String, size: CGSize = CGSize(width: 200, height: 120)) -> (HeadlessScreen, UITextView) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 240))
    let view = UITextView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    screen.show(view)
    return (screen, view)
  }

  @Test func dragsOfTextCanBeTurnedOff() {
    let text = UITextView()
    text.textDragInteraction?.isEnabled = true
    #expect(text.textDragInteraction?.isEnabled == true && !text.isTextDragActive && text.textDropInteraction?.view === text)
    text.textDragOptions = .stripTextColorFromPreviews
    #expect((text as any UITextDraggable).textDragOptions == .stripTextColorFromPreviews)
  }

  @Test func `Editing calls the delegate in order`() {
    let (screen, view) = stage("")
    let diary = Diary()
    view.delegate = diary
    #expect(view.becomeFirstResponder())
    #expect(diary.take() == ["shouldBegin", "didBegin"])
    screen.type("a\n")
    #expect(diary.take() == ["shouldChange 0+0 \"a\"", "selection", "didChange", "shouldChange 1+0 \"\n\"", "selection", "didChange"])
    #expect(view.text == "a\n")
    screen.press(.keyboardUpArrow)
    #expect(diary.take() == ["selection"])
    #expect(view.resignFirstResponder())
    #expect(diary.take() == ["shouldEnd", "didEnd"])
  }

  @Test func `The caret keeps its column going up and down`() {
    let (screen, view) = stage("a long first line\nshort\nanother long line", size: CGSize(width: 280, height: 160))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 15, length: 0)
    screen.press(.keyboardDownArrow)
    #expect(view.selectedRange.location == 23)
    screen.press(.keyboardDownArrow)
    #expect(abs(view.selectedRange.location - (24 + 15)) <= 3)
    screen.press(.keyboardUpArrow)
    screen.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 15)
    screen.press(.keyboardUpArrow)
    #expect(view.selectedRange.location == 0)
  }

  @Test func `Home and End go by the lines that show`() {
    let (screen, view) = stage("some words that wrap over more than one line of the view")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.press(.keyboardEnd)
    let end = view.selectedRange.location
    #expect(end > 5 && end < 30)
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: end)!)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardHome)
    #expect(view.selectedRange.location == end, "the second line begins where the first one ends")
    #expect(caret.minY > view.caretRect(for: view.beginningOfDocument).minY, "a position alone shows at the line below")
  }

  @Test func `Content is as high as the text and scrolls to the caret`() {
    let (screen, view) = stage("one line")
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.contentSize.height - (line + 16)) <= 0.5)
    let diary = Diary()
    view.delegate = diary
    view.becomeFirstResponder()
    screen.press(.keyboardEnd)
    screen.type(String(repeating: "x\n", count: 12))
    #expect(abs(view.contentSize.height - (line * 13 + 16)) <= 0.5)
    #expect(view.contentOffset.y > 100 && diary.scrolls > 0)
    screen.press(.keyboardHome, modifiers: .control)
    #expect(view.contentOffset.y <= 8)
  }

  @Test func `Without scrolling the view is as high as its text`() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 17)
    view.text = "one two three four five six seven eight nine ten"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(view.intrinsicContentSize.height - line - 16) <= 0.5 && view.intrinsicContentSize.width > 300)
    let fitting = view.sizeThatFits(CGSize(width: 150, height: CGFloat.infinity))
    #expect(fitting.height > line * 2 && fitting.width <= 150)
  }

  @Test func `An edit lays out the paragraph it is in and draws no more than that`() {
    let (screen, view) = stage((1...200).map { "Paragraph \($0)" }.joined(separator: "\n"), size: CGSize(width: 280, height: 200))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 5, length: 0)
    screen.settle()
    screen.type("x")
    #expect(view.text.hasPrefix("Paragxraph 1\n"))
    let area = screen.lastFrame.damage.reduce(0) { $0 + $1.width * $1.height }
    #expect(area < 280 * 60, "a line, not the page: \(screen.lastFrame.damage)")
  }

  @Test func `Changes of the storage show at once`() {
    let (screen, view) = stage("plain")
    let before = screen.image
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    screen.settle()
    #expect(screen.image.pixels != before.pixels)
    view.textStorage.replaceCharacters(in: NSRange(location: 5, length: 0), with: "er\nnow")
    screen.settle()
    #expect(view.text == "plainer\nnow" && view.contentSize.height > 50)
  }

  @Test func `Typed text looks like the text before it`() {
    let (screen, view) = stage("")
    let text = NSMutableAttributedString(string: "red", attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "blue", attributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    screen.type("x")
    #expect(view.textStorage.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
    screen.press(.keyboardEnd)
    screen.type("y")
    #expect(view.textStorage.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .blue)
    screen.press(.keyboardZ, modifiers: .control)
    screen.press(.keyboardZ, modifiers: .control)
    #expect(view.attributedText.isEqual(to: text))
  }

  @Test func `A tapped link is offered to the delegate`() {
    let (screen, view) = stage("")
    let text = NSMutableAttributedString(string: "See the site or https://example.org.", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: URL(string: "https://vitrine.example")!, range: NSRange(location: 8, length: 4))
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.attributedText = text
    let diary = Diary()
    view.delegate = diary
    screen.settle()
    func tap(_ range: NSRange) {
      let start = view.position(from: view.beginningOfDocument, offset: range.location)!
      let rect = view.firstRect(for: view.textRange(from: start, to: view.position(from: start, offset: range.length)!)!)
      let point = view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
      screen.tap(at: point)
      screen.advance(by: 1)
    }
    tap(NSRange(location: 8, length: 4))
    tap(NSRange(location: 16, length: 10))
    #expect(diary.take().filter { $0.hasPrefix("link") } == ["link https://vitrine.example 8+4", "link https://example.org 16+19"])
  }

  @Test func `Selection rectangles cover the lines`() {
    let (_, view) = stage("first line\nsecond line", size: CGSize(width: 280, height: 160))
    view.layoutIfNeeded()
    let all = view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)!
    let rects = view.selectionRects(for: all)
    #expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
    let union = rects.reduce(CGRect.null) { $0.union($1.rect) }
    #expect(abs(union.height - UIFont.systemFont(ofSize: 17).lineHeight * 2) < 1)
    #expect(abs(union.maxX - 275) < 0.1, "a line that goes on shows to its end")
  }

  @Test func `Incremental layout equals layout from nothing`() {
    let pieces = ["a", "word ", "\n", "\n\n", "é", "한국어 ", "عربي ", "a longer piece of text that wraps "]
    for seed in 1...10 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let (screen, view) = stage("start\nof\n\nthe text")
      view.becomeFirstResponder()
      for step in 0..<40 {
        let length = view.text.utf16.count
        let low = Int.random(in: 0...length, using: &generator)
        view.selectedRange = NSRange(location: low, length: Int.random(in: 0...min(6, length - low), using: &generator))
        if Bool.random(using: &generator) {
          screen.press(.keyboardDeleteOrBackspace)
        } else {
          view.insertText(pieces.randomElement(using: &generator)!)
        }
        let fresh = UITextView(frame: view.frame)
        fresh.font = .systemFont(ofSize: 17)
        fresh.text = view.text
        fresh.layoutIfNeeded()
        view.layoutIfNeeded()
        #expect(view.contentSize == fresh.contentSize, "seed \(seed), step \(step)")
        for offset in stride(from: 0, through: fresh.text.utf16.count, by: 3) {
          let (a, b) = (
            view.position(from: view.beginningOfDocument, offset: offset)!, fresh.position(from: fresh.beginningOfDocument, offset: offset)!
          )
          #expect(view.caretRect(for: a) == fresh.caretRect(for: b), "seed \(seed), step \(step), offset \(offset)")
        }
      }
    }
  }

  @Test func aViewWithoutTextHasNoFontUntilOneIsSet() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(view.font == nil)
    view.text = "a"
    #expect(view.font == .systemFont(ofSize: 12))
    view.font = .systemFont(ofSize: 20)
    #expect(view.font?.pointSize == 20)
    view.font = nil
    #expect(view.font == nil)
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 12))
    let empty = UITextView(), typed = UITextView()
    empty.font = .systemFont(ofSize: 9)
    #expect(empty.font?.pointSize == 9)
    typed.insertText("b")
    #expect(typed.font?.pointSize == 12)
  }

  /// Message bars read the size in `textViewDidChange`, before layout.
  @Test func theContentSizeFollowsTextAndWidthAtOnce() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let empty = view.contentSize.height
    view.text = "some text\nof three\nlines"
    let three = view.contentSize
    #expect(three.width == 200 && three.height > empty + view.font!.lineHeight)
    view.frame.size.width = 40
    #expect(view.contentSize.width == 40 && view.contentSize.height > three.height)
    view.text = ""
    #expect(view.contentSize.height == empty)
  }

  /// As Apple's UIKit catalog sets it; the text keeps its size on Linux.
  @Test func standardTextScalingIsStored() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "text"
    let size = view.contentSize
    #expect(!view.usesStandardTextScaling)
    view.usesStandardTextScaling = true
    #expect(view.usesStandardTextScaling && view.contentSize == size)
  }
}
