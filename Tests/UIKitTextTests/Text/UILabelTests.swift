import Testing
import UIKit

@Suite @MainActor struct UILabelTests {
  private func label(_ text: String?, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 60)) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    return label
  }

  private func page(_ label: UILabel) -> TextPage {
    TextPage(width: Int(label.bounds.width), height: Int(label.bounds.height)) { label.draw(label.bounds) }
  }

  @Test func `Defaults are Apple's`() {
    let label = UILabel()
    #expect(label.text == nil && label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.font == .systemFont(ofSize: 17) && label.textAlignment == .natural && label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(!label.isUserInteractionEnabled && label.isOpaque && !label.layer.isOpaque && label.contentMode == .redraw && label.isEnabled)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func `The natural size is whole pixels, and wraps where asked`() {
    let label = label("The quick brown fox jumps over the lazy dog")
    let one = label.intrinsicContentSize
    let scale = UIScreen.main.scale
    #expect(one.height == (20.287 * scale).rounded(.up) / scale && one.width * scale == (one.width * scale).rounded())
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == one)
    label.preferredMaxLayoutWidth = 120
    #expect(label.intrinsicContentSize.height > 2 * one.height && label.intrinsicContentSize.width <= 120)
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)) == label.intrinsicContentSize)
    label.numberOfLines = 2
    #expect(label.sizeThatFits(CGSize(width: 120, height: 0)).height == (2 * 20.287 * scale).rounded(.up) / scale)
  }

  @Test func `A label that was sized to fit shows all its text`() {
    for text in ["Label", "한국어 글", "Wi-Fi & VPN", "مرحبا", "😀 x"] {
      let label = label(text, .zero)
      label.sizeToFit()
      let small = page(label).inkBounds
      label.bounds.size.width += 100
      #expect(page(label).inkBounds.width == small.width || text == "مرحبا")
    }
  }

  @Test func `Text stands in the middle of the height, and along the alignment`() {
    let label = label("H", CGRect(x: 0, y: 0, width: 100, height: 100))
    let left = page(label).inkBounds
    #expect(left.minX < 4 && abs((left.minY + left.maxY) - 100) <= 4)
    label.textAlignment = .center
    #expect(abs(page(label).inkBounds.minX + page(label).inkBounds.maxX - 100) <= 3)
    label.textAlignment = .right
    #expect(page(label).inkBounds.maxX >= 96)
    let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
    #expect(rect.maxX == 100 && abs(rect.midY - 50) <= 0.5 && rect.height < 22)
  }

  @Test func `Text shrinks to fit, down to the smallest factor`() {
    let label = label("A text too wide for it", CGRect(x: 0, y: 0, width: 110, height: 30))
    let truncated = page(label)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.3
    let shrunk = page(label)
    #expect(shrunk.inkBounds.height < truncated.inkBounds.height)
    #expect(shrunk.inkBounds.maxX > 100)
    label.minimumScaleFactor = 0.95
    #expect(page(label).inkBounds.height > shrunk.inkBounds.height)
  }

  @Test func `Attributed text keeps its attributes until the label's own are set`() throws {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let text = NSMutableAttributedString(string: "ab")
    text.addAttribute(.foregroundColor, value: red, range: NSRange(location: 1, length: 1))
    let label = label(nil)
    label.attributedText = text
    text.mutableString.append("changed afterwards")
    #expect(label.text == "ab")
    #expect(!page(label).bounds { $0.red > 200 && $0.green < 60 }.isEmpty)
    label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    #expect(page(label).bounds { $0.red > 200 && $0.green < 60 }.isEmpty)
    label.font = .systemFont(ofSize: 30)
    let first = try #require(label.attributedText?.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont)
    #expect(first.pointSize == 30)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
  }

  @Test func `Highlighting, disabling and shadows change what is drawn`() {
    let label = label("Look")
    let plain = page(label).pixels
    label.highlightedTextColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    label.isHighlighted = true
    #expect(!page(label).bounds { $0.green > 200 && $0.red < 60 }.isEmpty)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(page(label).bounds { $0.red < 100 }.isEmpty)
    label.isEnabled = true
    #expect(page(label).pixels == plain)
    label.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    label.shadowOffset = CGSize(width: 10, height: 10)
    #expect(!page(label).bounds { $0.red > 200 && $0.green < 100 }.isEmpty)
  }

  @Test func `Odd sizes draw nothing and do not trap`() {
    let label = label("Text")
    label.numberOfLines = -2
    for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: CGFloat.infinity, height: 10)] {
      _ = label.sizeThatFits(size)
      _ = TextPage(width: 10, height: 10) { label.drawText(in: CGRect(origin: .zero, size: size)) }
    }
    #expect(page(label).inkBounds.isEmpty == false)
  }

  @Test func `A label draws in the layer tree, and anew when its size changes`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    let label = label("Tree", CGRect(x: 20, y: 10, width: 80, height: 24))
    root.addSubview(label)
    let page = TextPage(width: 120, height: 40) {
      if let context = UIGraphicsGetCurrentContext() { root.layer.render(in: context) }
    }
    let ink = page.inkBounds
    #expect(ink.minX >= 20 && ink.maxX < 70 && ink.minY >= 10 && ink.maxY <= 34 && ink.height > 8)
    label.layer.displayIfNeeded()
    #expect(!label.layer.needsDisplay())
    label.frame.size.width = 90
    #expect(label.layer.needsDisplay())
  }
}

extension UILabelTests {
  @Test func attributedTextTakesTheSameSettingsAgain() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Day", attributes: [.font: UIFont.systemFont(ofSize: 13)])
    for _ in 0..<2 {
      label.textAlignment = .center
      label.lineBreakMode = .byTruncatingTail
      label.font = .systemFont(ofSize: 13)
      label.textColor = UIColor(white: 0.5, alpha: 1)
    }
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 13))
  }

  @Test func aSubclassThatPutsRoomAroundItsTextIsThatMuchLarger() {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 10)
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: numberOfLines)
        return CGRect(x: text.minX - 10, y: text.minY - 4, width: text.width + 20, height: text.height + 10)
      }
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
    }
    let plain = UILabel(), padded = Padded()
    for label in [plain, padded] {
      label.text = "Some words that take more than one line"
      label.numberOfLines = 0
    }
    func grown(_ size: CGSize) -> CGSize { CGSize(width: size.width + 20, height: size.height + 10) }
    #expect(padded.intrinsicContentSize == grown(plain.intrinsicContentSize))
    #expect(
      padded.sizeThatFits(CGSize(width: 120, height: 0)) == grown(plain.sizeThatFits(CGSize(width: 100, height: 0))))
  }

  @Test func theSixLineBreakModesShowWhatTheyShould() {
    let text = "alpha beta gamma delta"
    func shown(_ mode: NSLineBreakMode, width: CGFloat, lines: Int = 1) -> (width: CGFloat, height: CGFloat) {
      let label = UILabel()
      label.text = text
      label.lineBreakMode = mode
      label.numberOfLines = lines
      let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 200), limitedToNumberOfLines: lines)
      return (rect.width, rect.height)
    }
    let one = UILabel()
    one.text = "alpha beta"
    let words = one.intrinsicContentSize
    // One line: whole words that fit; or letters up to the edge; or all of the text, clipped or truncated.
    #expect(shown(.byWordWrapping, width: words.width + 20).width == words.width)
    #expect(shown(.byCharWrapping, width: words.width + 20).width > words.width)
    for mode in [NSLineBreakMode.byClipping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let size = shown(mode, width: 100)
      #expect(size.height == words.height && size.width > 80 && size.width <= 100)
    }
    // With several lines, the text wraps, and only the last line can be truncated.
    for mode in [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      #expect(shown(mode, width: 100, lines: 2).height == 2 * words.height || shown(mode, width: 100, lines: 2).height == 41)
    }
  }
}
