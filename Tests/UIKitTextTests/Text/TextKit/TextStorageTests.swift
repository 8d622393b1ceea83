import Testing
import UIKit

@Suite @MainActor struct TextStorageTests {
  /// A subclass that implements its own storage, as Apple documents.
  private final class Keeper: NSTextStorage {
    let text = NSMutableAttributedString(string: "")
    var processed: [NSRange] = []
    override var string: String { text.string }
    override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
      text.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: str)
      edited([.editedCharacters, .editedAttributes], range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }
    override func processEditing() {
      processed.append(editedRange)
      let digits = try? NSRegularExpression(pattern: "[0-9]+")
      addAttribute(.foregroundColor, value: UIColor.black, range: NSRange(location: 0, length: length))
      for match in digits?.matches(in: string, range: NSRange(location: 0, length: length)) ?? [] {
        addAttribute(.foregroundColor, value: UIColor.red, range: match.range)
      }
      super.processEditing()
    }
  }

  private func colour(_ text: NSAttributedString, _ index: Int) -> UIColor? {
    text.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
  }

  @Test func `A storage that keeps its text elsewhere reads as any attributed string`() {
    let storage = Keeper()
    storage.append(LaidText.styled("abc 123"))
    storage.insert(LaidText.styled("x9"), at: 3)
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(storage.string == "bcx9 123" && storage.length == 8 && storage.text.string == storage.string)
    #expect(storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == "x9 ")
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == storage.string && copy.isEqual(to: NSAttributedString(attributedString: storage.text)))
    for text in [storage, copy, storage.text] {
      #expect(colour(text, 0) == .black && colour(text, 3) == .red && colour(text, 7) == .red)
      #expect(text.attribute(.kern, at: 1, effectiveRange: nil) as? Int == 2 && text.attribute(.kern, at: 2, effectiveRange: nil) == nil)
    }
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 8))
    #expect(storage.text.attribute(.kern, at: 1, effectiveRange: nil) == nil)
    storage.setAttributedString(NSAttributedString(string: "7"))
    #expect(storage.string == "7" && colour(storage.text, 0) == .red)
  }

  @Test func `Processing comes once for an edit, whatever it edits itself`() {
    let storage = Keeper()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "a1")
    #expect(storage.processed == [NSRange(location: 0, length: 2)] && storage.editedMask == [])
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "b")
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "")
    storage.endEditing()
    #expect(storage.processed.count == 2 && storage.string == "1b")
  }

  @Test func `Managers hear of edits and are given up`() {
    let storage = Keeper(), manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    #expect(manager.textStorage === storage && storage.layoutManagers == [manager])
    let empty = manager.usedRect(for: container)
    storage.append(LaidText.styled("word word word word word"))
    #expect(manager.usedRect(for: container).height > empty.height && manager.numberOfGlyphs == 24)
    let other = NSTextStorage(string: "x")
    other.addLayoutManager(manager)
    #expect(storage.layoutManagers.isEmpty && manager.textStorage === other && manager.numberOfGlyphs == 1)
    let second = NSLayoutManager()
    container.replaceLayoutManager(second)
    #expect(other.layoutManagers == [second] && container.layoutManager === second && manager.textContainers.isEmpty)
  }

  @Test func `Observers hear of processing`() {
    let storage = NSTextStorage(string: "a")
    nonisolated(unsafe) var heard = 0
    let tokens = [NSTextStorage.willProcessEditingNotification, NSTextStorage.didProcessEditingNotification].map {
      NotificationCenter.default.addObserver(forName: $0, object: storage, queue: nil) { _ in heard += 1 }
    }
    storage.append(NSAttributedString(string: "b"))
    #expect(heard == 2)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
