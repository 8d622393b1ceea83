import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct LayoutDelegateTests {
  private final class Spacing: NSObject, NSLayoutManagerDelegate {
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int, withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { 20 }
  }

  private final class Moving: NSObject, NSLayoutManagerDelegate {
    var finished: [Bool] = []
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>, in textContainer: NSTextContainer,
      forGlyphRange glyphRange: NSRange
    ) -> Bool {
      lineFragmentRect.pointee.size.height = 40
      lineFragmentUsedRect.pointee.size.height = 40
      baselineOffset.pointee = 30
      return true
    }
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool { charIndex != 4 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?, atEnd layoutFinishedFlag: Bool
    ) { finished.append(layoutFinishedFlag) }
  }

  private final class Painter: NSLayoutManager {
    var calls: [String] = []
    override func drawUnderline(
      forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
      lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) { calls.append("underline \(glyphRange.location)+\(glyphRange.length) \(underlineVal.rawValue)") }
    override func fillBackgroundRectArray(
      _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange, color: UIColor
    ) { calls.append("background \(rectCount) \(charRange.location)+\(charRange.length)") }
    override func showCGGlyphs(
      _ glyphs: UnsafePointer<CGGlyph>, positions: UnsafePointer<CGPoint>, count glyphCount: Int, font: UIFont,
      textMatrix: CGAffineTransform,
      attributes: [NSAttributedString.Key: Any], in CGContext: CGContext
    ) {
      calls.append("glyphs \(glyphCount) \(Int(font.pointSize))")
      CGContext.setFillColor(UIColor.red.cgColor)
      super.showCGGlyphs(
        glyphs, positions: positions, count: glyphCount, font: font, textMatrix: textMatrix, attributes: attributes, in: CGContext)
    }
  }

  @Test func `A delegate sets the space between lines`() {
    let laid = LaidText("a\nb\nc")
    let plain = laid.manager.usedRect(for: laid.container).height
    let delegate = Spacing()
    laid.manager.delegate = delegate
    #expect(abs(laid.manager.usedRect(for: laid.container).height - plain - 40) < 0.01)
  }

  @Test func `A delegate moves lines and keeps words together`() {
    let laid = LaidText("abc def ghi", width: 70)
    let delegate = Moving()
    laid.manager.delegate = delegate
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height == 40)
    #expect(laid.manager.location(forGlyphAt: 0).y == 30 && delegate.finished == [true])
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == 0 || laid.manager.location(forGlyphAt: 4).x == 0)
  }

  @Test func `What draws can be overridden piece by piece`() throws {
    let text = NSMutableAttributedString(attributedString: LaidText.styled("plain under back"))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.thick.rawValue, range: NSRange(location: 6, length: 5))
    text.addAttribute(.backgroundColor, value: UIColor.yellow, range: NSRange(location: 12, length: 4))
    let painter = Painter()
    let laid = LaidText(text, manager: painter)
    let image = try #require(laid.image())
    #expect(painter.calls == ["background 1 12+4", "glyphs 6 17", "underline 6+5 2", "glyphs 5 17", "glyphs 1 17", "glyphs 4 17"])
    let red = LaidText(LaidText.styled("plain under back", [.foregroundColor: UIColor.red]))
    #expect(try #require(red.image()).dataProvider?.data == image.dataProvider?.data)
  }

  private final class Wide: NSTextAttachment, @unchecked Sendable {
    nonisolated(unsafe) var asked: [(NSTextContainer?, CGFloat, Int)] = []
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
      characterIndex charIndex: Int
    ) -> CGRect {
      asked.append((textContainer, lineFrag.width, charIndex))
      return CGRect(x: 0, y: -5, width: min(lineFrag.width, 300), height: 50)
    }
  }

  @Test func `An attachment fits itself into its container`() {
    let attachment = Wide()
    let text = NSMutableAttributedString(attributedString: LaidText.styled("ab"))
    text.append(NSAttributedString(attachment: attachment))
    let laid = LaidText(text, [CGSize(width: 120, height: 0)], padding: 10)
    #expect(laid.manager.attachmentSize(forGlyphAt: 2) == CGSize(width: 100, height: 50))
    #expect(laid.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    #expect(attachment.asked.contains { $0.0 === laid.container && $0.2 == 2 })
    laid.container.size.width = 200
    #expect(laid.manager.attachmentSize(forGlyphAt: 2).width == 180)
    #expect(text.size().width > 300)
  }
}
