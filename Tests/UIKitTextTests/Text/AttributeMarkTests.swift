import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests adjacent runs of attributed strings with values of UIKit's classes, which Foundation compares.
@Suite @MainActor struct AttributeMarkTests {
  private static func style(_ spacing: CGFloat) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = spacing
    return style
  }

  private static func attachment(_ height: CGFloat) -> NSTextAttachment {
    let attachment = NSTextAttachment()
    attachment.bounds.size.height = height
    return attachment
  }

  private static func shadow(_ radius: CGFloat) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = radius
    return shadow
  }

  private static let values: [(NSAttributedString.Key, (Int) -> NSObject)] = [
    (.font, { UIFont.systemFont(ofSize: CGFloat($0 + 10)) }), (.foregroundColor, { UIColor(white: CGFloat($0) / 4, alpha: 1) }),
    (.paragraphStyle, { style(CGFloat($0)) }), (.shadow, { shadow(CGFloat($0)) }), (.attachment, { attachment(CGFloat($0)) }),
  ]

  @Test(arguments: 0..<5) func runsThatMeetMayDiffer(_ index: Int) {
    let (key, value) = Self.values[index]
    for _ in 0..<50 {
      let text = NSMutableAttributedString(string: "one two")
      text.addAttribute(key, value: value(1), range: NSRange(location: 0, length: 3))
      text.addAttribute(key, value: value(2), range: NSRange(location: 3, length: 4))
      text.append(NSAttributedString(string: " three", attributes: [key: value(3)]))
      text.setAttributes([key: value(4)], range: NSRange(location: 1, length: 1))
      var range = NSRange()
      _ = text.attributes(at: 3, effectiveRange: &range)
      #expect(range == NSRange(location: 3, length: 4))
    }
  }

  @Test(arguments: 0..<3) func runsOfEqualValuesAreOne(_ index: Int) {
    let (key, value) = Self.values[index]
    let text = NSMutableAttributedString(string: "one two", attributes: [key: value(1)])
    text.addAttribute(key, value: value(1), range: NSRange(location: 2, length: 3))
    var range = NSRange()
    let attributes = text.attributes(at: 0, effectiveRange: &range)
    #expect(range == NSRange(location: 0, length: 7) && (attributes[key] as? NSObject) == value(1))
  }

  @Test func fragmentsOfFilesMayHaveOtherParagraphs() throws {
    let objects = FileFixture.nib(
      """
      <label usesAttributedText="YES" id="l"><rect key="frame" x="0" y="0" width="200" height="60"/><attributedString key="attributedText">
      <fragment content="one"><attributes><paragraphStyle key="NSParagraphStyle" lineSpacing="1"/></attributes></fragment>
      <fragment content="two"><attributes><paragraphStyle key="NSParagraphStyle" lineSpacing="2"/></attributes></fragment>
      </attributedString></label>
      """
    ).instantiate(withOwner: nil)
    let text = try #require((objects.first as? UILabel)?.attributedText)
    let second = try #require(text.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle)
    #expect(text.string == "onetwo" && second.lineSpacing == 2)
  }
}
