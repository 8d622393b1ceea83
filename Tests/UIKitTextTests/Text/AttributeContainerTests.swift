import Foundation
import Testing
import UIKit

/// Attributes of `AttributedString` and `NSAttributedString` in each other's form.
@MainActor @Suite struct AttributeContainerTests {
  private let attributes: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2, .underlineStyle: NSUnderlineStyle.single.rawValue,
    .obliqueness: 0.25, .link: "https://example.org", .ligature: 0,
  ]

  @Test func containersAreMadeOfAttributes() {
    let container = AttributeContainer(attributes)
    #expect(container.font == .systemFont(ofSize: 20))
    #expect(container.foregroundColor == .red)
    #expect(container.kern == 2)
    #expect(container.underlineStyle == .single)
    #expect(container.obliqueness == 0.25)
    #expect(container.link?.absoluteString == "https://example.org")
    #expect(container.ligature == 0)
    #expect(container.expansion == nil)
  }

  @Test func attributesComeBack() {
    let dictionary = Dictionary(AttributeContainer(attributes))
    #expect(dictionary.count == attributes.count)
    #expect(dictionary[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(dictionary[.link] as? URL == URL(string: "https://example.org"))
  }

  /// A style in both forms: as iOS stores it, and as a value of Swift (eddiekaiger/SwiftyAttributes).
  @Test func textEffectsAreStyles() {
    let style = NSAttributedString.TextEffectStyle.letterpressStyle
    for value in [style, style.rawValue] as [Any] {
      let container = AttributeContainer([.textEffect: value])
      #expect(container[AttributeScopes.UIKitAttributes.TextEffectAttribute.self] == style)
      #expect(Dictionary(container)[.textEffect] as? NSAttributedString.TextEffectStyle == style)
    }
  }

  @Test func attachmentsAreFound() throws {
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(text.containsAttachments(in: NSRange(location: 0, length: 3)))
    #expect(!text.containsAttachments(in: NSRange(location: 0, length: 2)))
    let copy = try NSAttributedString(AttributedString(text, including: \.uiKit), including: \.uiKit)
    #expect(copy.containsAttachments(in: NSRange(location: 2, length: 1)))
  }
}
