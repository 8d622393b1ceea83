import Foundation
import Testing
import UIKit

/// Tests the attributes of font descriptors against what iOS reports.
@Suite @MainActor struct FontAttributeTests {
  private typealias Attributes = [UIFontDescriptor.AttributeName: Any]

  private func again(_ attributes: Attributes) -> UIFont { UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0) }

  @Test func aFontWithANameHasItsNameAndSize() throws {
    let attributes = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor.fontAttributes
    #expect(attributes.count == 2 && attributes[.name] as? String == "Avenir-Roman")
    #expect(attributes[.size] as? Int == 10 && attributes[.size] as? CGFloat == 10)
    let made = again(attributes)
    #expect(made.fontName == "Avenir-Roman" && made.pointSize == 10)
  }

  @Test func aStandInHasTheNamesThatWereAskedFor() throws {
    let font = try #require(UIFont(name: "HelveticaNeue-Bold", size: 10))
    #expect(font.fontName == "HelveticaNeue-Bold" && font.familyName == "Helvetica Neue")
    let plain = try #require(UIFont(name: "HelveticaNeue", size: 12)).fontDescriptor
    #expect(plain.withSymbolicTraits(.traitBold)?.postscriptName == "HelveticaNeue-Bold")
    #expect(plain.object(forKey: .family) as? String == "Helvetica Neue" && plain.withDesign(.serif) == nil)
  }

  @Test func aTextStyleIsAStringAndAStyle() {
    let attributes = UIFont.preferredFont(forTextStyle: .title1).fontDescriptor.fontAttributes
    #expect(attributes.count == 3 && attributes[.size] as? Int == 28)
    #expect(attributes[.textStyle] as? String == "UICTFontTextStyleTitle1" && attributes[.textStyle] as? UIFont.TextStyle == .title1)
    #expect(again(attributes) == UIFont.preferredFont(forTextStyle: .title1))
  }

  @Test func aTextStyleOverridesTheName() throws {
    let font = try #require(UIFont(name: "Avenir-Roman", size: 10))
    for style in [UIFont.TextStyle.body as Any, "UICTFontTextStyleBody", "UICTFontTextStyleBody" as NSString] {
      var attributes = font.fontDescriptor.fontAttributes
      attributes[.textStyle] = style
      let read = again(attributes).fontDescriptor.fontAttributes
      #expect(read.count == 3 && read[.name] == nil && read[.textStyle] as? UIFont.TextStyle == .body && read[.size] as? Int == 10)
    }
    let added = font.fontDescriptor.addingAttributes([.textStyle: UIFont.TextStyle.headline])
    #expect(UIFont(descriptor: added, size: 0).fontDescriptor.fontAttributes[.textStyle] as? UIFont.TextStyle == .headline)
  }

  @Test func anUnknownTextStyleIsIgnored() throws {
    var attributes = try #require(UIFont(name: "Avenir-Roman", size: 10)).fontDescriptor.fontAttributes
    attributes[.textStyle] = "Test"
    attributes[.featureSettings] = [[UIFontDescriptor.FeatureKey.type: 1, .selector: 1]]
    let read = again(attributes).fontDescriptor.fontAttributes
    #expect(read.count == 2 && read[.name] as? String == "Avenir-Roman")
  }

  @Test func systemFontsCanBeMadeFromTheirAttributes() throws {
    let body = UIFont.preferredFont(forTextStyle: .body).fontDescriptor
    let fonts = [
      UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 13), .systemFont(ofSize: 9, weight: .black),
      .systemFont(ofSize: 9, weight: UIFont.Weight(0.1)), .monospacedSystemFont(ofSize: 14, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 14, weight: .medium),
      UIFont(descriptor: try #require(body.withSymbolicTraits(.traitItalic)), size: 0),
      UIFont(descriptor: try #require(body.withDesign(.serif)), size: 0),
    ]
    for font in fonts {
      let made = again(font.fontDescriptor.fontAttributes)
      #expect(made == font, "\(font) became \(made)")
    }
    #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.fontAttributes.count == 2)
  }

  @Test func traitsAreReadFromEveryDescriptor() throws {
    let bold = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor
    let traits = try #require(bold.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])
    #expect(traits[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
  }
}
