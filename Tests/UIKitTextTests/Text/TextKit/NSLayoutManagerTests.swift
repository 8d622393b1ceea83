import Testing
import UIKit

@testable import VitrineTesting

@Suite @MainActor struct NSLayoutManagerTests {
  // MARK: Measures equal to those of labels and strings

  @Test(arguments: ["One line", LaidText.long, "First\nsecond\n\nfourth", "Ends with a separator\n", "A\u{2028}B"])
  func `It measures what boundingRect and labels measure`(_ text: String) {
    let spaced = NSMutableParagraphStyle()
    spaced.lineSpacing = 5
    spaced.paragraphSpacing = 7
    spaced.paragraphSpacingBefore = 3
    spaced.headIndent = 9
    for attributes in [[:], [.paragraphStyle: spaced]] as [[NSAttributedString.Key: Any]] {
      for width in [60.0, 133, 200, 1000] {
        let text = LaidText.styled(text, attributes)
        let laid = LaidText(text, [CGSize(width: width, height: .greatestFiniteMagnitude)])
        let used = laid.manager.usedRect(for: laid.container)
        let rect = text.boundingRect(
          with: CGSize(width: width, height: .greatestFiniteMagnitude), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(abs(used.width - rect.width) < 0.01 && abs(used.height - rect.height) < 0.01, "\(width): \(used) \(rect)")
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        let size = label.sizeThatFits(CGSize(width: width, height: 10_000))
        #expect(abs(size.width - used.width) < 1 && abs(size.height - used.height) < 1)
      }
    }
  }

  @Test func `It draws what a label draws`() throws {
    let text = NSMutableAttributedString(attributedString: LaidText.styled(LaidText.long, [.foregroundColor: UIColor.purple]))
    text.addAttributes([.backgroundColor: UIColor.yellow], range: NSRange(location: 4, length: 11))
    text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: NSRange(location: 16, length: 3))
    text.addAttributes([.strikethroughStyle: NSUnderlineStyle.single.rawValue], range: NSRange(location: 20, length: 5))
    let size = CGSize(width: 220, height: 120)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in text.draw(in: CGRect(origin: .zero, size: size)) }
    let laid = LaidText(text, [size])
    #expect(try #require(laid.image()).dataProvider?.data == (try #require(drawn.cgImage)).dataProvider?.data)
  }

  @Test func `Text that was measured in one look is drawn in that of its view`() {
    final class Drawn: UIView {
      let laid = LaidText(LaidText.styled("IIIII", [.foregroundColor: UIColor.label]))
      override func draw(_ rect: CGRect) { laid.manager.drawGlyphs(forGlyphRange: NSRange(location: 0, length: 5), at: .zero) }
    }
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    view.backgroundColor = .clear
    _ = view.laid.manager.usedRect(for: view.laid.container)
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 30))
    let label = UILabel(frame: view.frame)
    label.attributedText = view.laid.storage
    label.sizeToFit()
    var images: [Data?] = []
    for shown in [view, label] {
      screen.userInterfaceStyle = .light
      let holder = UIView(frame: view.frame)
      holder.addSubview(shown)
      screen.show(holder)
      screen.advance(by: 0.1)
      screen.userInterfaceStyle = .dark
      screen.advance(by: 0.1)
      images.append(screen.image.dataProvider?.data)
    }
    #expect(images[0] == images[1])
  }

  @Test func `Padding stands on both sides of the lines`() {
    let plain = LaidText("Some words in two lines", width: 100), padded = LaidText("Some words in two lines", width: 110, padding: 5)
    let (a, b) = (plain.manager.usedRect(for: plain.container), padded.manager.usedRect(for: padded.container))
    #expect(b.minX == 0 && abs(b.width - a.width - 10) < 0.01 && b.height == a.height)
    #expect(padded.manager.location(forGlyphAt: 0).x == 5)
    #expect(padded.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 4), in: padded.container).minX == 5)
  }

  // MARK: Taps on links in labels

  @Test func `A tap on a word of a label finds its character`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 100))
    label.numberOfLines = 0
    label.attributedText = LaidText.styled("Read the terms of service and the privacy policy before you go on.")
    let storage = NSTextStorage(attributedString: label.attributedText!), manager = NSLayoutManager()
    let container = NSTextContainer(size: label.bounds.size)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    container.lineBreakMode = label.lineBreakMode
    container.maximumNumberOfLines = label.numberOfLines
    for word in ["Read", "terms", "service", "privacy", "before", "on"] {
      let range = (storage.string as NSString).range(of: word)
      let rect = manager.boundingRect(forGlyphRange: range, in: container)
      let index = manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container)
      #expect(NSLocationInRange(index, range), "\(word) is at \(rect), \(index) is there")
      #expect(manager.characterIndexForGlyph(at: index) == index)
    }
    #expect(manager.usedRect(for: container).size.height <= label.sizeThatFits(CGSize(width: 180, height: 1000)).height + 0.01)
  }

  @Test func `A point tells the nearest glyph and how much of it lies before`() {
    let laid = LaidText("abc\ndef")
    var fraction: CGFloat = -1
    let first = laid.manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: laid.container)
    let index = laid.manager.glyphIndex(
      for: CGPoint(x: first.minX + first.width / 4, y: 5), in: laid.container, fractionOfDistanceThroughGlyph: &fraction)
    #expect(index == 0 && abs(fraction - 0.25) < 0.01)
    #expect(
      laid.manager.characterIndex(
        for: CGPoint(x: 900, y: 5), in: laid.container, fractionOfDistanceBetweenInsertionPoints: &fraction) == 2)
    #expect(fraction == 1)
    #expect(laid.manager.glyphIndex(for: CGPoint(x: 0, y: 900), in: laid.container) == 4)
    #expect(LaidText("").manager.glyphIndex(for: .zero, in: NSTextContainer()) == 0)
  }

  @Test func `The corner of a glyph's box is that glyph's`() {
    let laid = LaidText("abc def ghi jkl mno pqr", width: 70)
    for index in 0..<laid.storage.length where laid.manager.propertyForGlyph(at: index) == [] {
      let box = laid.manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: laid.container)
      #expect(laid.manager.glyphIndex(for: box.origin, in: laid.container) == index)
    }
  }

  // MARK: Line fragments

  @Test func `Lines tell their place and their glyphs`() {
    let laid = LaidText("first line\nsecond\n")
    var lines: [String] = []
    laid.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { rect, used, container, range, _ in
      #expect(container === laid.container && rect.width == 200 && used.width < 100 && rect.minY == used.minY)
      lines.append(laid.text(range))
    }
    #expect(lines == ["first line\n", "second\n"])
    var effective = NSRange()
    let second = laid.manager.lineFragmentRect(forGlyphAt: 13, effectiveRange: &effective)
    #expect(effective == NSRange(location: 11, length: 7) && second.minY > 0)
    #expect(laid.manager.extraLineFragmentRect.minY == second.maxY && laid.manager.extraLineFragmentTextContainer === laid.container)
    #expect(laid.manager.usedRect(for: laid.container).maxY == laid.manager.extraLineFragmentUsedRect.maxY)
    #expect(laid.manager.notShownAttribute(forGlyphAt: 10) && !laid.manager.notShownAttribute(forGlyphAt: 9))
    #expect(laid.manager.propertyForGlyph(at: 10) == .controlCharacter && laid.manager.propertyForGlyph(at: 5) == .elastic)
    #expect(laid.manager.firstUnlaidCharacterIndex() == 18)
  }

  @Test func `Ranges are widened to what shares a glyph`() {
    let laid = LaidText("a👨‍👩‍👧b")
    #expect(laid.manager.numberOfGlyphs == 10)
    #expect(laid.manager.glyphRange(forCharacterRange: NSRange(location: 2, length: 1), actualCharacterRange: nil).length == 8)
    #expect(laid.manager.propertyForGlyph(at: 3) == .null && laid.manager.cgGlyph(at: 3) == .max && laid.manager.cgGlyph(at: 0) != .max)
    let out = laid.manager.characterRange(forGlyphRange: NSRange(location: -5, length: 900), actualGlyphRange: nil)
    #expect(out == NSRange(location: 0, length: 10))
  }

  @Test func `The last line that is allowed ends in an ellipsis`() {
    let laid = LaidText(LaidText.long)
    laid.container.lineBreakMode = .byTruncatingTail
    laid.container.maximumNumberOfLines = 2
    let used = laid.manager.usedRect(for: laid.container)
    let label = UILabel()
    label.numberOfLines = 2
    label.attributedText = laid.storage
    #expect(abs(label.sizeThatFits(CGSize(width: 200, height: 999)).height - used.height) < 1)
    let hidden = laid.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: laid.range("lazy").location)
    #expect(hidden.location != NSNotFound && hidden.location + hidden.length == laid.storage.length)
    #expect(laid.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
    laid.container.maximumNumberOfLines = 0
    #expect(laid.manager.usedRect(for: laid.container).height > used.height + 10)
    laid.container.size.height = used.height
    #expect(laid.manager.usedRect(for: laid.container).height == used.height)
  }

  @Test func `Text goes on from container to container`() {
    let laid = LaidText(LaidText.styled(LaidText.long), [CGSize(width: 100, height: 45), CGSize(width: 150, height: 45), .zero])
    let ranges = laid.containers.map { laid.manager.glyphRange(for: $0) }
    #expect(ranges.allSatisfy { $0.length > 0 })
    #expect(
      ranges[0].location == 0 && ranges[1].location == ranges[0].length && ranges[2].location + ranges[2].length == laid.storage.length)
    var effective = NSRange()
    #expect(laid.manager.textContainer(forGlyphAt: ranges[1].location, effectiveRange: &effective) === laid.containers[1])
    #expect(effective == ranges[1] && laid.manager.usedRect(for: laid.containers[1]).minY == 0)
    laid.manager.removeTextContainer(at: 2)
    #expect(laid.manager.firstUnlaidCharacterIndex() < laid.storage.length || laid.manager.numberOfGlyphs > 0)
    #expect(laid.manager.textContainer(forGlyphAt: laid.storage.length - 1, effectiveRange: nil) == nil)
  }

  @Test func `Lines leave excluded areas free`() {
    let laid = LaidText(LaidText.styled(String(repeating: "words that flow ", count: 20)), [CGSize(width: 240, height: 0)])
    let plain = laid.manager.usedRect(for: laid.container).height
    let disc = CGRect(x: 80, y: 20, width: 70, height: 70)
    laid.container.exclusionPaths = [UIBezierPath(ovalIn: disc)]
    #expect(laid.manager.usedRect(for: laid.container).height > plain)
    var seen = 0, besides = 0
    laid.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: laid.storage.length)) { rect, used, _, range, _ in
      #expect(range.location == seen)
      seen += range.length
      if rect.width < 239 { besides += 1 }
      #expect(!used.intersects(disc.insetBy(dx: 18, dy: 18)), "\(used)")
    }
    #expect(seen == laid.storage.length && besides >= 6)
    laid.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 40))]
    #expect(laid.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).minX == 50)
  }

  private final class Wedge: NSTextContainer {
    override var isSimpleRectangular: Bool { false }
    override func lineFragmentRect(
      forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
      remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
      var rect = super.lineFragmentRect(
        forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
      rect.size.width -= rect.minY
      return rect
    }
  }

  @Test func `A container of another shape says where lines stand`() {
    let storage = NSTextStorage(attributedString: LaidText.styled(String(repeating: "word ", count: 40))), manager = NSLayoutManager()
    manager.addTextContainer(Wedge(size: CGSize(width: 300, height: 0)))
    storage.addLayoutManager(manager)
    var widths: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 200)) { rect, _, _, _, _ in widths.append(rect.width) }
    #expect(widths.count > 3 && zip(widths, widths.dropFirst()).allSatisfy { $0 > $1 })
  }

  // MARK: Edits

  @Test func `After edits lines are those of the text laid out at once`() {
    let laid = LaidText("one two three\nfour five\n\nsix seven eight nine ten\nend", width: 80)
    let edits: [(Int, Int, String)] = [
      (0, 3, "ONE\nand"), (10, 1, ""), (14, 0, "\n"), (20, 8, "x"), (5, 12, ""), (0, 0, "start "), (18, 2, "a\r\nb\n"), (0, 200, "\n"),
      (0, 1, ""),
      (0, 0, "again\nand again"),
    ]
    for (location, count, text) in edits {
      let location = min(location, laid.storage.length)
      laid.storage.replaceCharacters(
        in: NSRange(location: location, length: min(count, laid.storage.length - location)), with: LaidText.styled(text))
      let fresh = LaidText(laid.storage, [CGSize(width: 80, height: 0)])
      func boxes(_ laid: LaidText) -> [CGRect] {
        var boxes = [laid.manager.extraLineFragmentRect, laid.manager.usedRect(for: laid.container)]
        laid.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: laid.storage.length)) { a, b, _, range, _ in
          boxes += [a, b, CGRect(x: range.location, y: range.length, width: 0, height: 0)]
        }
        return boxes
      }
      #expect(boxes(laid) == boxes(fresh), "\(laid.storage.string.debugDescription)")
    }
  }
}
