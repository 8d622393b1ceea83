import Testing
import UIKit

@Suite struct ParagraphDefaultTests {
  private final class WideStyle: NSParagraphStyle, @unchecked Sendable {
    static let wide: NSParagraphStyle = {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 9
      return style
    }()
    override class var `default`: NSParagraphStyle { wide }
  }

  @Test func theDefaultStyleIsOneObjectThatSubclassesReplace() {
    #expect(NSParagraphStyle.default === NSParagraphStyle.default && NSMutableParagraphStyle.default === NSParagraphStyle.default)
    #expect(NSParagraphStyle.default.lineSpacing == 0 && WideStyle.default.lineSpacing == 9)
  }

  @Test func writingDirectionsAreEmbeddedOrOverride() {
    let forced = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
    #expect(forced == 3 && NSWritingDirectionFormatType.embedding.rawValue == 0)
    #expect(NSAttributedString.Key.verticalGlyphForm.rawValue == "CTVerticalForms")
  }
}
