import Testing
import UIKit

@testable import UIKit

@Suite @MainActor struct TextLineFragmentTests {
  @Test func `Characters have places, and places have characters`() {
    let document = LaidDocument("Some words in two lines", width: 100)
    let fragment = document.fragments[0]
    #expect(fragment.textLineFragments.count == 2)
    let line = fragment.textLineFragments[1]
    #expect(line.attributedString.string == "Some words in two lines")
    let start = line.characterRange.location
    #expect(start > 0 && line.characterRange.length + start == 23)
    #expect(line.locationForCharacter(at: start) == line.glyphOrigin)
    for index in start..<23 {
      let (left, right) = (line.locationForCharacter(at: index).x, line.locationForCharacter(at: index + 1).x)
      #expect(left < right && line.characterIndex(for: CGPoint(x: (left + right) / 2, y: 5)) == index)
      #expect(abs(line.fractionOfDistanceThroughGlyph(for: CGPoint(x: left + (right - left) * 0.75, y: 5)) - 0.75) < 0.01)
    }
    #expect(fragment.textLineFragment(for: document.location(start), isUpstreamAffinity: false) === line)
    #expect(fragment.textLineFragment(for: document.location(start), isUpstreamAffinity: true) === fragment.textLineFragments[0])
    #expect(fragment.textLineFragment(forVerticalOffset: line.typographicBounds.midY, requiresExactMatch: true) === line)
    #expect(fragment.textLineFragment(forVerticalOffset: 1000, requiresExactMatch: true) == nil)
    #expect(fragment.textLineFragment(forVerticalOffset: 1000, requiresExactMatch: false) === line)
  }

  @Test func `A line without a fragment has the part of its text`() {
    let line = NSTextLineFragment(
      string: "Some words", attributes: [.font: UIFont.systemFont(ofSize: 17)], range: NSRange(location: 5, length: 5))
    let whole = NSAttributedString(string: "words", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect(line.characterRange == NSRange(location: 5, length: 5) && abs(line.typographicBounds.width - whole.size().width) < 0.01)
    #expect(line.typographicBounds.origin == .zero && line.characterIndex(for: CGPoint(x: 1, y: 1)) == 5)
    #expect(line.locationForCharacter(at: 5).x == 0 && line.locationForCharacter(at: 7).x > 5)
  }

  @Test func `Lines drawn one by one give the picture of the fragment`() throws {
    let text = NSMutableAttributedString(attributedString: LaidText.styled(LaidText.long + "\nsecond", [.foregroundColor: UIColor.purple]))
    text.addAttributes([.backgroundColor: UIColor.yellow], range: NSRange(location: 4, length: 11))
    text.addAttributes([.underlineStyle: NSUnderlineStyle.single.rawValue], range: NSRange(location: 16, length: 3))
    let document = LaidDocument(text, width: 200, padding: 5), size = CGSize(width: 220, height: 160)
    let lines = UIGraphicsImageRenderer(size: size).image { renderer in
      for fragment in document.fragments {
        let origin = fragment.layoutFragmentFrame.origin
        for line in fragment.textLineFragments {
          let bounds = line.typographicBounds
          line.draw(at: CGPoint(x: origin.x + bounds.minX, y: origin.y + bounds.minY), in: renderer.cgContext)
        }
      }
    }
    let old = LaidText(text, [CGSize(width: 200, height: 0)], padding: 5)
    let expected = try #require(old.image(size)?.dataProvider?.data)
    #expect(lines.cgImage?.dataProvider?.data == expected)
    #expect(document.image(size)?.dataProvider?.data == expected)
  }
}
