import Testing
import UIKit

@Suite @MainActor struct AttachmentTests {
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func text(_ bounds: CGRect) -> NSAttributedString {
    let attachment = NSTextAttachment(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
    attachment.bounds = bounds
    let text = NSMutableAttributedString(string: "ab", attributes: font)
    text.insert(NSAttributedString(attachment: attachment), at: 1)
    return text
  }

  @Test func `A picture in a line takes the room of its bounds`() {
    let plain = NSAttributedString(string: "ab", attributes: font).size()
    let small = text(.zero).size()
    #expect(abs(small.width - plain.width - 10) < 0.5 && small.height == plain.height)
    let tall = text(CGRect(x: 0, y: 0, width: 30, height: 50)).size()
    #expect(abs(tall.width - plain.width - 30) < 0.5 && tall.height > 50)
    let low = text(CGRect(x: 0, y: -20, width: 10, height: 20)).size()
    #expect(low.height > plain.height + 10)
    _ = text(CGRect(x: CGFloat.nan, y: 0, width: 1e12, height: 5)).size()
  }

  @Test func `It is drawn upright on the baseline`() {
    let page = TextPage(width: 80, height: 60) { text(CGRect(x: 0, y: 0, width: 20, height: 20)).draw(at: CGPoint(x: 5, y: 5)) }
    let red = page.bounds { $0.red > 200 && $0.green < 60 }
    #expect(red.width == 20 && red.height == 20)
    #expect(red.minX > 10 && CGFloat(red.maxY) <= 27)
  }

  @Test func `Underlines have patterns`() {
    func ink(_ style: NSUnderlineStyle) -> Int {
      let page = TextPage(width: 120, height: 30, scale: 2) {
        NSAttributedString(
          string: "underlined",
          attributes: [.font: UIFont.systemFont(ofSize: 17), .underlineStyle: style.rawValue, .underlineColor: UIColor.blue]
        ).draw(at: .zero)
      }
      var count = 0
      _ = page.bounds { pixel in
        if pixel.blue > 200, pixel.red < 60 { count += 1 }
        return false
      }
      return count
    }
    let whole = ink(.single), dots = ink([.single, .patternDot]), dashes = ink([.single, .patternDash])
    #expect(dots > 20 && dots < whole * 3 / 4 && dashes > dots && dashes < whole)
  }

  @Test func `A label moves letters together before it truncates`() {
    let label = UILabel()
    label.text = "Tightened label text"
    let width = label.intrinsicContentSize.width
    label.frame = CGRect(x: 0, y: 0, width: width - 4, height: 21)
    label.allowsDefaultTighteningForTruncation = true
    #expect(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).width > width - 6)
  }
}
