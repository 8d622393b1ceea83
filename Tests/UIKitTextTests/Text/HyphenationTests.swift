import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Hyphenation as Apple documents it: `NSParagraphStyle.hyphenationFactor`, `usesDefaultHyphenation`, `NSLayoutManager.hyphenationFactor`.
@Suite @MainActor struct HyphenationTests {
  private static let words = "An international incomprehensibility"
  private static let font = UIFont.systemFont(ofSize: 16)

  private func text(_ change: (NSMutableParagraphStyle) -> Void) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    return NSAttributedString(string: Self.words, attributes: [.font: Self.font, .paragraphStyle: style])
  }

  private func lines(_ manager: NSLayoutManager) -> [String] {
    var found: [String] = []
    let all = manager.textStorage?.string ?? ""
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) { _, _, _, range, _ in
      found.append((all as NSString).substring(with: range))
    }
    return found
  }

  private func manager(_ text: NSAttributedString, width: CGFloat = 120) -> (NSTextStorage, NSLayoutManager) {
    let storage = NSTextStorage(attributedString: text), manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(NSTextContainer(size: CGSize(width: width, height: 1000)))
    return (storage, manager)
  }

  private final class Refusing: NSObject, NSLayoutManagerDelegate {
    var asked: [Int] = []
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByHyphenatingBeforeCharacterAt charIndex: Int) -> Bool {
      asked.append(charIndex)
      return false
    }
  }

  @Test func defaults() {
    #expect(NSParagraphStyle.default.hyphenationFactor == 0 && !NSParagraphStyle.default.usesDefaultHyphenation)
    #expect(NSLayoutManager().hyphenationFactor == 0 && !NSLayoutManager().usesDefaultHyphenation)
  }

  @Test func theManagersFactorIsForParagraphsWithoutTheirOwn() {
    let (storage, manager) = manager(text { _ in })
    let whole = lines(manager)
    #expect(whole.contains("international ") || whole.contains("international"))
    manager.hyphenationFactor = 1
    #expect(lines(manager) != whole && lines(manager)[0].hasPrefix("An in"))
    manager.hyphenationFactor = 0
    #expect(lines(manager) == whole)
    manager.usesDefaultHyphenation = true
    #expect(lines(manager)[0].hasPrefix("An in"))
    withExtendedLifetime(storage) {}
  }

  @Test func theDelegateMayRefuseAHyphen() {
    let (storage, manager) = manager(text { $0.hyphenationFactor = 1 })
    let delegate = Refusing()
    manager.delegate = delegate
    #expect(lines(manager)[0] == "An ")
    #expect(!delegate.asked.isEmpty && delegate.asked.allSatisfy { $0 > 3 })
    withExtendedLifetime(storage) {}
  }
}
