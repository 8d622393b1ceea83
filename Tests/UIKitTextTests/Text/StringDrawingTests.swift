import Testing
import UIKit

@Suite struct StringDrawingTests {
  private let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  @Test func `Strings of all kinds have the same size`() {
    let size = "Hello".size(withAttributes: attributes)
    #expect(size.width > 35 && size.width < 45)
    #expect(NSString(string: "Hello").size(withAttributes: attributes) == size)
    #expect(NSAttributedString(string: "Hello", attributes: attributes).size() == size)
    #expect("".size(withAttributes: attributes) == .zero)
    #expect("Hello".size().height < size.height, "12 points without a font")
  }

  @Test func `A bounding rectangle wraps at its width and counts whole lines`() {
    let text = "The quick brown fox jumps over the lazy dog"
    let limit = CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude)
    let wrapped = text.boundingRect(with: limit, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(wrapped.width <= 120.02 && wrapped.minY == 0)
    #expect(abs((wrapped.height / line).rounded() * line - wrapped.height) < 0.01 && wrapped.height > 2 * line)
    let single = text.boundingRect(with: limit, options: [], attributes: attributes, context: nil)
    #expect(abs(single.height - line) < 0.01 && single.minY < 0 && single.width > 300)
  }

  @Test func `A tab at the end reaches its stop`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .natural, location: 100, options: [:])]
    let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    for (text, width) in [("\t", 100), ("a\t", 100), ("a\tb\t", 112)] as [(String, CGFloat)] {
      let measured = NSAttributedString(string: text, attributes: attributes.merging([.paragraphStyle: style]) { $1 })
      #expect(abs(measured.size().width - width) < 1, "\(text.debugDescription) is \(measured.size().width) points wide")
      let bounds = measured.boundingRect(with: unlimited, options: .usesLineFragmentOrigin, context: nil)
      #expect(abs(bounds.width - width) < 1)
    }
  }

  @Test func `Text is drawn where it was measured`() {
    let size = "Hxg".size(withAttributes: attributes)
    let page = TextPage(width: 100, height: 60) { "Hxg".draw(at: CGPoint(x: 20, y: 10), withAttributes: attributes) }
    #expect(page.inkBounds.minX >= 20 && CGFloat(page.inkBounds.maxX) <= 21 + size.width)
    #expect(page.inkBounds.minY >= 10 && CGFloat(page.inkBounds.maxY) <= 11 + size.height)
  }

  @Test func `Lines that do not fit a rectangle are left out`() {
    let page = TextPage(width: 100, height: 100) {
      "one two three four five six".draw(in: CGRect(x: 0, y: 0, width: 60, height: 45), withAttributes: attributes)
    }
    #expect(page.inkBounds.maxY > 21 && page.inkBounds.maxY <= 42)
  }

  @Test func `Attributes become colours and lines`() {
    let text = NSMutableAttributedString(string: "ab", attributes: attributes)
    text.addAttribute(.foregroundColor, value: UIColor(red: 1, green: 0, blue: 0, alpha: 1), range: NSRange(location: 0, length: 1))
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 1, length: 1))
    text.addAttribute(.underlineColor, value: UIColor(red: 0, green: 0, blue: 1, alpha: 1), range: NSRange(location: 1, length: 1))
    let page = TextPage(width: 40, height: 30, scale: 2) { text.draw(at: .zero) }
    let red = page.bounds { $0.red > 200 && $0.green < 60 }
    let blue = page.bounds { $0.bits == 0xff00_00ff }
    #expect(!red.isEmpty && !blue.isEmpty)
    #expect(red.maxX <= blue.minX + 2 && blue.minY > 32 && blue.height <= 3)
  }

  @Test func `Values of the wrong type are passed over`() {
    let odd: [NSAttributedString.Key: Any] = [
      .font: "no font", .foregroundColor: 3, .kern: "wide", .paragraphStyle: 1, .baselineOffset: Double.nan,
    ]
    #expect("abc".size(withAttributes: odd) == "abc".size())
  }

  @Test func `Paragraph styles copy by value`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.alignment = .right
    let copy = try #require(style.copy() as? NSParagraphStyle)
    style.lineSpacing = 9
    #expect(copy.lineSpacing == 4 && copy.alignment == .right)
    #expect((copy.mutableCopy() as? NSMutableParagraphStyle)?.lineSpacing == 4)
    #expect(copy != style)
    #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
  }

  @Test func attributedStringsOfBothKindsHaveTheSameAttributes() {
    let old = NSMutableAttributedString(string: "Hello ", attributes: [.font: UIFont.systemFont(ofSize: 9), .kern: CGFloat(2)])
    old.append(NSAttributedString(string: "world", attributes: [.foregroundColor: UIColor.red, .underlineStyle: 1]))
    let new = AttributedString(old)
    #expect(String(new.characters) == "Hello world" && new.runs.first?.font == .systemFont(ofSize: 9))
    #expect(new.runs.reversed().first?.foregroundColor == .red)
    #expect(NSAttributedString(new).isEqual(to: old))
  }
}
