import Testing
import UIKit

/// Glyphs that a delegate changes (Apple: layoutManager(_:shouldGenerateGlyphs:properties:characterIndexes:font:forGlyphRange:)), and what
/// programs set in a layout.
@Suite @MainActor struct GlyphGenerationTests {
  /// Changes the glyphs of single characters, as editors that hide marks do.
  private final class Changing: NSObject, NSLayoutManagerDelegate {
    var properties: [Character: NSLayoutManager.GlyphProperty] = [:]
    var glyphs: [Character: CGGlyph] = [:]
    var actions: [Character: NSLayoutManager.ControlCharacterAction] = [:]
    var width: CGFloat = 0
    var proposed: [NSLayoutManager.ControlCharacterAction] = []
    var asked = 0
    /// Whether the glyphs are set as they are before they are changed.
    var setsTwice = false

    private func character(_ manager: NSLayoutManager, _ index: Int) -> Character {
      let text = (manager.textStorage?.string ?? "") as NSString
      return Character(text.substring(with: text.rangeOfComposedCharacterSequence(at: index)))
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>, font aFont: UIFont,
      forGlyphRange glyphRange: NSRange
    ) -> Int {
      asked += 1
      var (ids, kinds, indexes) = ([CGGlyph](), [NSLayoutManager.GlyphProperty](), [Int]())
      for place in 0..<glyphRange.length {
        let character = character(layoutManager, charIndexes[place])
        ids.append(self.glyphs[character] ?? glyphs[place])
        kinds.append(properties[character] ?? props[place])
        indexes.append(charIndexes[place])
      }
      if setsTwice {
        layoutManager.setGlyphs(glyphs, properties: props, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      }
      layoutManager.setGlyphs(ids, properties: kinds, characterIndexes: indexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction {
      proposed.append(action)
      return actions[character(layoutManager, charIndex)] ?? action
    }

    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int, for textContainer: NSTextContainer,
      proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: width, height: 10) }
  }

  /// Decides about control characters alone.
  private final class Closing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction, forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { .zeroAdvancement }
  }

  private func x(_ laid: LaidText, _ index: Int) -> CGFloat { laid.manager.location(forGlyphAt: index).x }
  private func lines(_ laid: LaidText) -> Int {
    var count = 0
    laid.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: laid.storage.length)) { _, _, _, _, _ in count += 1 }
    return count
  }

  @Test func nullGlyphsAreHiddenAndTakeNoSpace() {
    let laid = LaidText("a**b 😀*"), delegate = Changing()
    #expect(x(laid, 3) > x(laid, 1) + 1)
    delegate.properties["*"] = .null
    delegate.properties["😀"] = .null
    laid.manager.delegate = delegate
    #expect(x(laid, 3) == x(laid, 1) && x(laid, 1) > 1)
    #expect(laid.manager.propertyForGlyph(at: 1) == .null && laid.manager.notShownAttribute(forGlyphAt: 2))
    #expect(!laid.manager.notShownAttribute(forGlyphAt: 0))
    #expect(x(laid, 7) == x(laid, 5), "both units of the emoji are gone")
    laid.storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "*")
    #expect(x(laid, 3) == 0, "the delegate is asked again after an edit")
    delegate.properties = [:]
    laid.manager.invalidateGlyphs(
      forCharacterRange: NSRange(location: 0, length: laid.storage.length), changeInLength: 0, actualCharacterRange: nil)
    #expect(x(laid, 3) > 1)
  }

  @Test func hiddenGlyphsAreNotDrawn() {
    let laid = LaidText("**"), blank = LaidText("").image(), delegate = Changing()
    #expect(laid.image()?.dataProvider?.data != blank?.dataProvider?.data)
    delegate.properties["*"] = .null
    laid.manager.delegate = delegate
    #expect(laid.image()?.dataProvider?.data == blank?.dataProvider?.data)
  }

  @Test func controlCharactersCanBeSpaces() {
    let laid = LaidText("aXb\tc"), delegate = Changing()
    delegate.properties["X"] = .controlCharacter
    laid.manager.delegate = delegate
    #expect(x(laid, 2) == x(laid, 1), "the default is no width")
    #expect(delegate.proposed == [.zeroAdvancement, .horizontalTab])
    #expect(x(laid, 4) > x(laid, 3) + 1, "the tab stays")
    delegate.actions["X"] = .whitespace
    delegate.width = 40
    laid.manager.invalidateGlyphs(forCharacterRange: NSRange(location: 0, length: 5), changeInLength: 0, actualCharacterRange: nil)
    #expect(abs(x(laid, 2) - x(laid, 1) - 40) < 0.01)
    #expect(laid.manager.propertyForGlyph(at: 1) == .controlCharacter)
  }

  @Test func aControlCharacterCanBreakTheLine() {
    let laid = LaidText("ab|cd"), delegate = Changing()
    #expect(lines(laid) == 1)
    delegate.properties["|"] = .controlCharacter
    delegate.actions["|"] = .lineBreak
    laid.manager.delegate = delegate
    #expect(lines(laid) == 2)
  }

  @Test func aDelegateThatOnlyDecidesAboutControlCharactersIsAsked() {
    let laid = LaidText("a\tb"), delegate = Closing()
    #expect(x(laid, 2) > x(laid, 1) + 1)
    laid.manager.delegate = delegate
    #expect(x(laid, 2) == x(laid, 1))
  }

  @Test func otherGlyphsHaveTheirOwnWidth() {
    let other = LaidText("M"), laid = LaidText("ib"), delegate = Changing()
    let wide = other.manager.cgGlyph(at: 0), all = NSRange(location: 0, length: 1)
    delegate.glyphs["i"] = wide
    laid.manager.delegate = delegate
    #expect(laid.manager.cgGlyph(at: 0) == wide)
    let widths = [other, laid].map { $0.manager.boundingRect(forGlyphRange: all, in: $0.container).width }
    #expect(abs(widths[0] - widths[1]) < 0.01 && widths[0] > 10)
  }

  @Test func aTextViewShowsTheChangedGlyphs() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), delegate = Changing()
    delegate.properties["*"] = .null
    view.text = "**ab"
    view.layoutManager.delegate = delegate
    let start = view.caretRect(for: view.beginningOfDocument)
    let place = view.position(from: view.beginningOfDocument, offset: 2).map { view.caretRect(for: $0) }
    #expect(place == start)
    #expect(delegate.asked > 0)
  }

  @Test func glyphsThatAreSetAgainReplaceTheFirstOnes() {
    let (once, twice) = (Changing(), Changing())
    twice.setsTwice = true
    let places = [once, twice].map { delegate in
      delegate.properties["*"] = .null
      let laid = LaidText("**ab")
      laid.manager.delegate = delegate
      return x(laid, 2)
    }
    #expect(places == [0, 0])
  }

  @Test func glyphsAreSetOnlyWhileTheyAreGenerated() {
    let laid = LaidText("ab"), wide = LaidText("M").manager.cgGlyph(at: 0), before = laid.manager.cgGlyph(at: 0)
    laid.manager.setGlyphs(
      [wide], properties: [[]], characterIndexes: [0], font: .systemFont(ofSize: 17), forGlyphRange: NSRange(location: 0, length: 1))
    #expect(laid.manager.cgGlyph(at: 0) == before)
  }

  // MARK: Setting

  private final class High: NSLayoutManager {
    override func setLineFragmentRect(_ fragmentRect: CGRect, forGlyphRange glyphRange: NSRange, usedRect: CGRect) {
      var rect = fragmentRect
      rect.size.height = 40
      super.setLineFragmentRect(rect, forGlyphRange: glyphRange, usedRect: usedRect)
    }
    override func setExtraLineFragmentRect(_ fragmentRect: CGRect, usedRect: CGRect, textContainer container: NSTextContainer) {
      var rect = fragmentRect
      rect.size.height = 50
      super.setExtraLineFragmentRect(rect, usedRect: usedRect, textContainer: container)
    }
  }

  @Test func subclassesSetTheFramesOfLines() {
    let laid = LaidText("a\nb\n", manager: High())
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height == 40)
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil).minY == 40)
    #expect(laid.manager.extraLineFragmentRect == CGRect(x: 0, y: 80, width: 200, height: 50))
  }

  @Test func aLineThatIsLaidOutCanBeMoved() {
    let laid = LaidText("a\nb")
    let rect = laid.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil)
    let used = laid.manager.lineFragmentUsedRect(forGlyphAt: 2, effectiveRange: nil)
    let range = NSRange(location: 2, length: 1), before = laid.manager.boundingRect(forGlyphRange: range, in: laid.container)
    laid.manager.setLineFragmentRect(
      rect.offsetBy(dx: 10, dy: 30), forGlyphRange: range, usedRect: used.offsetBy(dx: 10, dy: 30))
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 2, effectiveRange: nil) == rect.offsetBy(dx: 10, dy: 30))
    let after = laid.manager.boundingRect(forGlyphRange: range, in: laid.container)
    #expect(abs(after.minX - before.minX - 10) < 0.01 && abs(after.minY - before.minY - 30) < 0.01)
  }

  @Test func aGlyphThatIsNotShownKeepsItsWidth() {
    let laid = LaidText("a"), blank = LaidText("").image()
    let width = laid.manager.usedRect(for: laid.container).width
    laid.manager.setNotShownAttribute(true, forGlyphAt: 0)
    #expect(laid.manager.notShownAttribute(forGlyphAt: 0) && laid.manager.usedRect(for: laid.container).width == width)
    #expect(laid.image()?.dataProvider?.data == blank?.dataProvider?.data)
    laid.manager.setNotShownAttribute(false, forGlyphAt: 0)
    #expect(laid.image()?.dataProvider?.data != blank?.dataProvider?.data)
    laid.manager.setDrawsOutsideLineFragment(true, forGlyphAt: 0)
    #expect(laid.manager.drawsOutsideLineFragment(forGlyphAt: 0))
  }

  private final class Old: NSLayoutManager {
    var count = 0
    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
      matrix textMatrix: CGAffineTransform, attributes: [NSAttributedString.Key: Any], in graphicsContext: CGContext
    ) { count += glyphCount }
  }

  @Test func subclassesThatOverrideTheOlderDrawingMethodAreCalled() {
    let manager = Old(), laid = LaidText("abc", manager: manager)
    #expect(laid.image()?.dataProvider?.data == LaidText("").image()?.dataProvider?.data)
    #expect(manager.count == 3)
  }
}
