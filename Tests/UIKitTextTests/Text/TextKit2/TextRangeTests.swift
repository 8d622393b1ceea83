import Testing
import UIKit

@testable import UIKit

@Suite @MainActor struct TextRangeTests {
  private let document = LaidDocument("One two\nthree 👩‍👩‍👧 four\r\nfive")

  @Test func `A range ends after its start`() {
    #expect(NSTextRange(location: document.location(3), end: document.location(2)) == nil)
    #expect(document.range(3..<3).isEmpty && NSTextRange(location: document.location(3)).isEmpty && !document.range(3..<4).isEmpty)
    #expect(NSTextRange(location: document.location(3), end: nil)?.isEmpty == true)
  }

  @Test func `Ranges contain, meet and join each other`() {
    let (a, b, c) = (document.range(0..<5), document.range(3..<8), document.range(5..<9))
    #expect(a.contains(document.location(0)) && a.contains(document.location(4)) && !a.contains(document.location(5)))
    #expect(a.contains(document.range(1..<5)) && !a.contains(b) && a.intersects(b) && !a.intersects(c))
    #expect(a.intersection(b).map(document.units) == 3..<5 && a.intersection(c) == nil)
    #expect(document.units(a.union(c)) == 0..<9 && document.units(c.union(a)) == 0..<9)
    #expect(a.isEqual(to: document.range(0..<5)) && a == document.range(0..<5) && a != b && a.hash == document.range(0..<5).hash)
  }

  @Test func `Locations of a storage count UTF-16 units`() {
    let content = document.content, start = content.documentRange.location
    #expect(document.units(content.documentRange) == 0..<document.storage.length)
    #expect(content.location(start, offsetBy: -1) == nil && content.location(start, offsetBy: document.storage.length + 1) == nil)
    #expect(content.offset(from: document.location(7), to: document.location(2)) == -5)
    #expect(document.location(2).compare(document.location(7)) == .orderedAscending)
    #expect(document.location(7).compare(document.location(2)) == .orderedDescending)
    let inside = (document.storage.string as NSString).range(of: "👩").location + 2
    let adjusted = content.adjustedRange(from: document.range(inside..<inside + 1), forEditingTextSelection: true)
    #expect(adjusted.map(document.text) == "👩‍👩‍👧")
  }

  @Test func `Each paragraph is an element with its separator`() throws {
    let elements = document.content.textElements(for: document.content.documentRange).compactMap { $0 as? NSTextParagraph }
    #expect(elements.map { $0.attributedString.string } == ["One two\n", "three 👩‍👩‍👧 four\r\n", "five"])
    #expect(try elements.map { document.text(try #require($0.paragraphContentRange)) } == ["One two", "three 👩‍👩‍👧 four", "five"])
    #expect(elements.map { $0.paragraphSeparatorRange.map(document.text) } == ["\n", "\r\n", nil])
    #expect(elements.allSatisfy { $0.textContentManager === document.content })
    var backward: [String] = []
    document.content.enumerateTextElements(from: nil, options: .reverse) {
      backward.append(document.text($0.elementRange!))
      return backward.count < 2
    }
    #expect(backward == ["five", "three 👩‍👩‍👧 four\r\n"])
    #expect(document.content.textElements(for: document.range("three")).count == 1)
    #expect(document.content.textElements(for: document.range(4..<12)).count == 2)
  }

  @Test func `A text that ends with a separator has no further element, and an empty one has one`() {
    #expect(LaidDocument("a\nb\n").fragments.count == 2)
    let empty = LaidDocument("")
    #expect(empty.fragments.count == 1 && empty.fragments[0].textLineFragments.count == 1)
    #expect(empty.fragments[0].layoutFragmentFrame.height > 0)
  }

  @Test func `A delegate replaces paragraphs and hides elements`() {
    final class Delegate: NSObject, NSTextContentStorageDelegate {
      func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange) -> NSTextParagraph? {
        guard range.location == 0 else { return nil }
        return NSTextParagraph(attributedString: LaidText.styled("Big\n", [.font: UIFont.systemFont(ofSize: 40)]))
      }
      func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
      ) -> Bool { (textElement as? NSTextParagraph)?.attributedString.string != "no\n" }
    }
    let delegate = Delegate(), document = LaidDocument("abc\nno\nend"), plain = LaidDocument("abc\nno\nend")
    document.content.delegate = delegate
    let (shown, all) = (document.fragments, plain.fragments)
    #expect(shown.count == 2 && all.count == 3)
    #expect(shown[0].layoutFragmentFrame.height > 2 * all[0].layoutFragmentFrame.height)
    #expect(shown[1].layoutFragmentFrame.minY == shown[0].layoutFragmentFrame.maxY)
  }

  @Test func `A program's own content manager is laid out, and unchanged elements keep their layout`() {
    final class Lines: NSTextContentManager {
      var elements: [NSTextParagraph] = []
      func set(_ texts: [String]) {
        elements = texts.enumerated().map { index, text in
          let kept = elements.first { $0.attributedString.string == text }
          return kept ?? NSTextParagraph(attributedString: LaidText.styled(text))
        }
        var at = 0
        for element in elements {
          element.elementRange = NSTextRange(
            location: TextStorageLocation(at), end: TextStorageLocation(at + element.attributedString.length))
          at += element.attributedString.length
        }
      }
      override var documentRange: NSTextRange {
        NSTextRange(location: TextStorageLocation(0), end: elements.last?.elementRange?.endLocation) ?? super.documentRange
      }
      override func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions, using block: (NSTextElement) -> Bool
      ) -> (any NSTextLocation)? {
        for element in elements where !block(element) { break }
        return nil
      }
      override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        TextStorageLocation((location as! TextStorageLocation).offset + offset)
      }
      override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        (to as! TextStorageLocation).offset - (from as! TextStorageLocation).offset
      }
    }
    let lines = Lines(), manager = NSTextLayoutManager()
    lines.set(["a\n", "b\n", "c"])
    lines.addTextLayoutManager(manager)
    manager.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.ensureLayout(for: manager.documentRange)
    let height = manager.usageBoundsForTextContainer.height
    #expect(manager.layoutCount == 3 && height > 0)
    lines.performEditingTransaction {
      lines.set(["a\n", "new\n", "b\n", "c"])
      lines.recordEditAction(in: manager.documentRange, newTextRange: manager.documentRange)
    }
    manager.ensureLayout(for: manager.documentRange)
    #expect(manager.layoutCount == 4 && abs(manager.usageBoundsForTextContainer.height - height * 4 / 3) < 1)
  }
}
