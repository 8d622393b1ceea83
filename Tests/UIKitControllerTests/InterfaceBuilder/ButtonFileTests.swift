import Foundation
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests buttons and image views of files: configurations, system symbols.
@Suite @MainActor struct ButtonFileTests {
  private func view<View: UIView>(_ element: String) throws -> View {
    try #require(FileFixture.nib(element).instantiate(withOwner: nil).first as? View)
  }

  @Test func aConfigurationHasItsFontImageAndBackground() throws {
    let button: UIButton = try view(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="200" height="60"/><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Send" subtitle="Now" imagePlacement="trailing" imagePadding="7"
        titleAlignment="center" cornerStyle="capsule" buttonSize="large">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="24"/>
      <imageReference key="image" image="paperplane" catalog="system" symbolScale="large"/>
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" pointSize="30"/>
      <backgroundConfiguration key="background" cornerRadius="5" strokeWidth="2">
      <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></backgroundConfiguration>
      <color key="baseForegroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </buttonConfiguration></button>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Send" && configuration.subtitle == "Now" && configuration.titleAlignment == .center)
    #expect(configuration.imagePlacement == .trailing && configuration.imagePadding == 7 && configuration.cornerStyle == .capsule)
    #expect(configuration.buttonSize == .large && configuration.contentInsets.leading == 20)
    #expect(configuration.image?.isSymbolImage == true && configuration.preferredSymbolConfigurationForImage != nil)
    #expect(configuration.background.cornerRadius == 5 && configuration.background.strokeWidth == 2)
    #expect(configuration.background.strokeColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    button.layoutIfNeeded()
    #expect(button.titleLabel?.font.pointSize == 24 && button.titleLabel?.text == "Send")
  }

  @Test func attributedTitlesKeepTheirAttributes() throws {
    let button: UIButton = try view(
      """
      <button id="b"><rect key="frame" x="0" y="0" width="200" height="60"/>
      <buttonConfiguration key="configuration" style="plain"><attributedString key="attributedTitle">
      <fragment content="Big"><attributes><font key="NSFont" size="31" name="Inter"/></attributes></fragment>
      <fragment content=" and small"/></attributedString></buttonConfiguration></button>
      """)
    let title = try #require(button.configuration?.attributedTitle)
    #expect(String(title.characters) == "Big and small")
    #expect(title.runs.first?.font?.pointSize == 31 && title.runs.count == 2)
  }

  @Test func symbolsOfTheSystemAreDrawnAsSuch() throws {
    func size(_ attributes: String, _ children: String = "") throws -> CGSize {
      let picture: UIImageView = try view(
        "<imageView \(attributes) id=\"i\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"20\" height=\"20\"/>\(children)</imageView>")
      #expect(picture.image?.isSymbolImage == true)
      return picture.intrinsicContentSize
    }
    let plain = try size("image=\"trash\" catalog=\"system\"")
    let large = try size("", "<imageReference key=\"image\" image=\"trash\" catalog=\"system\" symbolScale=\"large\"/>")
    let big = try size(
      "image=\"trash\" catalog=\"system\"",
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" configurationType=\"pointSize\" pointSize=\"60\" weight=\"bold\"/>"
    )
    #expect(plain.height < large.height && large.height < big.height)
    #expect(plain == UIImage(systemName: "trash")?.size)
  }
}
