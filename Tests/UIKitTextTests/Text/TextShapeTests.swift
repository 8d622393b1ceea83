import Testing
import UIKit

/// Tests attributes that affect the shaping of glyphs and tab stops.
@Suite struct TextShapeTests {
  private func attributes(_ more: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: 40)].merging(more) { $1 }
  }

  private func ink(_ text: String, _ more: [NSAttributedString.Key: Any] = [:]) -> PixelBounds {
    let page = TextPage(width: 300, height: 60) { text.draw(at: CGPoint(x: 40, y: 4), withAttributes: attributes(more)) }
    let bounds = page.inkBounds
    return PixelBounds(minX: bounds.minX, maxX: bounds.maxX, minY: bounds.minY, maxY: bounds.maxY)
  }

  private struct PixelBounds: Equatable { var minX, maxX, minY, maxY: Int }

  @Test func `Obliqueness leans letters by a part of their height`() {
    let upright = ink("l"), leaning = ink("l", [.obliqueness: 0.5])
    let height = upright.maxY - upright.minY
    #expect(leaning.minY == upright.minY && abs(leaning.minX - upright.minX) <= 1)
    #expect(abs(leaning.maxX - upright.maxX - height / 2) <= 2, "\(upright) \(leaning)")
    let back = ink("l", [.obliqueness: -0.5])
    #expect(abs(upright.minX - back.minX - height / 2) <= 2)
    #expect("l".size(withAttributes: attributes([.obliqueness: 0.5])) == "l".size(withAttributes: attributes([:])))
  }

  @Test func `Expansion makes letters and their room wider`() {
    let plain = "wide".size(withAttributes: attributes([:])), wide = "wide".size(withAttributes: attributes([.expansion: 0.6931]))
    #expect(abs(wide.width - 2 * plain.width) < 0.1 && wide.height == plain.height)
    let narrow = ink("o"), stretched = ink("o", [.expansion: 0.6931])
    #expect(abs((stretched.maxX - stretched.minX) - 2 * (narrow.maxX - narrow.minX)) <= 2 && stretched.minY == narrow.minY)
    #expect("a".size(withAttributes: attributes([.expansion: Double.infinity])) == "a".size(withAttributes: attributes([:])))
  }

  @Test func `Ligatures can be left out, of a part of the text`() throws {
    // DejaVu Sans has a ligature of f and i.
    let font = try #require(UIFont(name: "DejaVuSans", size: 40))
    func width(_ text: NSAttributedString) -> CGFloat { text.size().width }
    let joined = NSMutableAttributedString(string: "fifi", attributes: [.font: font])
    let apart = NSAttributedString(string: "fifi", attributes: [.font: font, .ligature: 0])
    let part = NSMutableAttributedString(attributedString: joined)
    part.addAttribute(.ligature, value: 0, range: NSRange(location: 0, length: 2))
    let pictures = [joined, apart, part].map { text in
      let page = TextPage(width: 200, height: 60) { text.draw(at: .zero) }
      return (0..<page.pixels.height).map { y in (0..<page.pixels.width).map { page.pixels[$0, y].bits } }
    }
    #expect(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2])
  }

  @Test func `Text after a tab stands at the paragraph's stops`() {
    func starts(_ tabs: [NSTextTab], interval: CGFloat = 0) -> [Int] {
      let style = NSMutableParagraphStyle()
      style.tabStops = tabs
      style.defaultTabInterval = interval
      let page = TextPage(width: 300, height: 30) {
        "\t|\t|".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
      }
      let dark = (0..<300).filter { x in (0..<30).contains { page.pixels[x, $0].red < 200 } }
      return dark.filter { !dark.contains($0 - 1) }
    }
    let left = starts([NSTextTab(textAlignment: .left, location: 100), NSTextTab(textAlignment: .left, location: 60)])
    #expect(left.count == 2 && abs(left[0] - 61) <= 1 && abs(left[1] - 101) <= 1, "\(left)")
    let right = starts([NSTextTab(textAlignment: .right, location: 60), NSTextTab(textAlignment: .center, location: 100)])
    #expect(right.count == 2 && right[0] < 60 && right[0] >= 56 && abs(right[1] - 99) <= 1, "\(right)")
    let behind = starts([NSTextTab(textAlignment: .left, location: 20)], interval: 50)
    #expect(behind.count == 2 && abs(behind[0] - 21) <= 1 && abs(behind[1] - 51) <= 1, "\(behind)")
  }

  @Test func `A paragraph style keeps its tabs in order`() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 50])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 50))
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.tabStops == [NSTextTab(textAlignment: .right, location: 20)])
  }
}
