import Testing
import UIKit

@testable import UIKit

/// Compares the fragments of TextKit 2 with the lines of TextKit 1.
@Suite @MainActor struct FragmentFrameTests {
  /// Compares all frames for one text.
  private func compare(
    _ text: NSAttributedString, width: CGFloat = 133, height: CGFloat = 0, padding: CGFloat = 5,
    _ change: (NSTextContainer) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let old = LaidText(text, [CGSize(width: width, height: height)], padding: padding)
    let new = LaidDocument(text, width: width, height: height, padding: padding)
    change(old.container)
    change(new.container)
    var lines: [CGRect] = []
    var baselines: [CGFloat] = []
    for fragment in new.fragments {
      let frame = fragment.layoutFragmentFrame
      var tops: [CGRect] = []
      for line in fragment.textLineFragments {
        let bounds = line.typographicBounds.offsetBy(dx: frame.minX, dy: frame.minY)
        lines.append(bounds.insetBy(dx: -padding, dy: 0))
        baselines.append(bounds.minY + line.glyphOrigin.y)
        tops.append(bounds)
      }
      // The fragment is as high as its lines in TextKit 1.
      let units = new.units(fragment.rangeInElement)
      let range = NSRange(location: units.lowerBound, length: units.count)
      var rects: [CGRect] = []
      old.manager.enumerateLineFragments(forGlyphRange: range) { rect, _, _, _, _ in rects.append(rect) }
      if units.upperBound == text.length, !old.manager.extraLineFragmentRect.isEmpty { rects.append(old.manager.extraLineFragmentRect) }
      guard let first = rects.first else {
        #expect(tops.isEmpty, sourceLocation: sourceLocation)
        continue
      }
      let union = rects.reduce(first) { $0.union($1) }
      #expect(
        abs(union.minY - frame.minY) < 0.01 && abs(union.height - frame.height) < 0.01, "\(frame) \(union)", sourceLocation: sourceLocation)
    }
    var expected: [CGRect] = []
    var expectedBaselines: [CGFloat] = []
    old.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { rect, used, _, range, _ in
      expected.append(used)
      expectedBaselines.append(rect.minY + old.manager.location(forGlyphAt: range.location).y)
    }
    let count = expected.count
    if !old.manager.extraLineFragmentUsedRect.isEmpty { expected.append(old.manager.extraLineFragmentUsedRect) }
    #expect(lines.count == expected.count && count > 0 || text.length == 0, sourceLocation: sourceLocation)
    for (line, other) in zip(lines, expected) {
      #expect(abs(line.minX - other.minX) < 0.01 && abs(line.maxX - other.maxX) < 0.01, "\(line) \(other)", sourceLocation: sourceLocation)
      #expect(abs(line.minY - other.minY) < 0.01 && abs(line.maxY - other.maxY) < 0.01, "\(line) \(other)", sourceLocation: sourceLocation)
    }
    for (a, b) in zip(baselines.prefix(count), expectedBaselines) { #expect(abs(a - b) < 0.01, sourceLocation: sourceLocation) }
    let (usage, used) = (new.manager.usageBoundsForTextContainer, old.manager.usedRect(for: old.container))
    #expect(
      abs(usage.minX - used.minX) < 0.01 && abs(usage.width - used.width) < 0.01 && abs(usage.maxY - used.maxY) < 0.01, "\(usage) \(used)",
      sourceLocation: sourceLocation)
  }

  @Test(arguments: ["One line", LaidText.long, "First\nsecond\n\nfourth", "Ends with a separator\n", "A\u{2028}B", "\n", ""])
  func `Frames are those of TextKit 1`(_ text: String) {
    let spaced = NSMutableParagraphStyle()
    (spaced.lineSpacing, spaced.paragraphSpacing, spaced.paragraphSpacingBefore) = (5, 7, 3)
    (spaced.headIndent, spaced.firstLineHeadIndent, spaced.tailIndent) = (9, 15, -4)
    let right = NSMutableParagraphStyle()
    (right.alignment, right.lineHeightMultiple, right.hyphenationFactor) = (.right, 1.5, 1)
    for attributes in [[:], [.paragraphStyle: spaced], [.paragraphStyle: right]] as [[NSAttributedString.Key: Any]] {
      for width in [60.0, 133, 1000] { compare(LaidText.styled(text + "\n" + text, attributes), width: width) }
    }
  }

  @Test func `Right-to-left paragraphs, mixed sizes and attachments have the same frames`() {
    let text = NSMutableAttributedString(attributedString: LaidText.styled("وقف الثعلب البني السريع هناك\nA word "))
    text.append(LaidText.styled("large and some more", [.font: UIFont.systemFont(ofSize: 31)]))
    text.append(LaidText.styled("\nA picture "))
    let attachment = NSTextAttachment()
    (attachment.image, attachment.bounds) = (
      UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }, CGRect(x: 0, y: -6, width: 30, height: 40)
    )
    text.append(NSAttributedString(attachment: attachment))
    text.append(LaidText.styled(" in the last paragraph"))
    compare(text)
    compare(text, padding: 0)
  }

  @Test func `Exclusion paths give the same lines`() {
    let text = LaidText.styled(LaidText.long + "\n" + LaidText.long)
    compare(text, width: 240) { $0.exclusionPaths = [UIBezierPath(rect: CGRect(x: 60, y: 10, width: 70, height: 90))] }
  }

  @Test func `Limits of lines and of the height give the same lines`() {
    let text = LaidText.styled("First line of the text\nsecond paragraph of it\n" + LaidText.long)
    for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingTail] {
      for lines in 1...4 {
        compare(text) { ($0.maximumNumberOfLines, $0.lineBreakMode) = (lines, mode) }
      }
      compare(text, height: 90) { $0.lineBreakMode = mode }
    }
  }

  @Test func `Containers of another shape give the same lines`() {
    final class Stairs: NSTextContainer {
      override var isSimpleRectangular: Bool { false }
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        var rect = super.lineFragmentRect(
          forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection, remaining: remainingRect)
        rect.size.width = max(0, rect.width - min(rect.minY / 2, 100))
        return rect
      }
    }
    let text = LaidText.styled(LaidText.long + "\n" + LaidText.long)
    let old = LaidText(text, []), new = LaidDocument(text)
    let (a, b) = (Stairs(size: CGSize(width: 240, height: 0)), Stairs(size: CGSize(width: 240, height: 0)))
    old.manager.addTextContainer(a)
    new.manager.textContainer = b
    var ranges: [NSRange] = []
    old.manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.length)) { _, _, _, range, _ in ranges.append(range)
    }
    let lines = new.fragments.flatMap { fragment in
      fragment.textLineFragments.map { new.units(fragment.rangeInElement).lowerBound + $0.characterRange.location }
    }
    #expect(lines == ranges.map(\.location) && lines.count > 4)
  }

  @Test func `Segments are the rectangles of TextKit 1`() {
    let text = LaidText.styled("Some words in several lines, وقف الثعلب, and more\nsecond paragraph")
    let old = LaidText(text, [CGSize(width: 120, height: 0)], padding: 5), new = LaidDocument(text, width: 120, padding: 5)
    for units in [0..<4, 5..<40, 30..<60, 0..<text.length] {
      var rects: [CGRect] = []
      new.manager.enumerateTextSegments(in: new.range(units), type: .standard, options: []) { range, rect, baseline, container in
        #expect(container === new.container && range != nil && baseline > 0 && baseline < rect.height)
        rects.append(rect)
        return true
      }
      var expected: [CGRect] = []
      old.manager.enumerateEnclosingRects(
        forGlyphRange: NSRange(location: units.lowerBound, length: units.count),
        withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: old.container
      ) { rect, _ in expected.append(rect) }
      #expect(rects.count == expected.count && !rects.isEmpty)
      for (a, b) in zip(rects, expected) {
        #expect(
          abs(a.minX - b.minX) < 0.01 && abs(a.width - b.width) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.height - b.height) < 0.01)
      }
    }
    // A selection that goes on after a line reaches its edge.
    var selected: [CGRect] = []
    new.manager.enumerateTextSegments(in: new.content.documentRange, type: .selection, options: .rangeNotRequired) { range, rect, _, _ in
      #expect(range == nil)
      selected.append(rect)
      return true
    }
    #expect(selected[0].maxX == 115 && selected.last!.maxX < 115)
    // An empty range is a caret.
    var carets: [CGRect] = []
    for options in [[], .upstreamAffinity] as [NSTextLayoutManager.SegmentOptions] {
      let second = new.fragments[0].textLineFragments[1].characterRange.location
      new.manager.enumerateTextSegments(in: new.range(second..<second), type: .standard, options: options) { _, rect, _, _ in
        carets.append(rect)
        return true
      }
    }
    #expect(carets.count == 2 && carets[0].width == 0 && carets[0].minX == 5 && carets[1].minX > 5 && carets[1].minY < carets[0].minY)
  }
}
