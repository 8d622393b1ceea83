import CoreText
import Foundation
import InterfaceBuilder
import Testing
import UIKit
import VitrineTesting

@testable import InterfaceCanvas

/// Tests that text on Interface Builder's canvas has the size that Xcode stores.
@Suite @MainActor struct CanvasTextTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// Returns the size of a label or button at the top left corner of a view.
  private func size(_ element: String, _ attributes: String, font: String, width: Int? = nil, content: String = "") throws -> CGSize {
    let limit = width.map { "<constraint firstItem=\"t\" firstAttribute=\"width\" constant=\"\($0)\" id=\"3\"/>" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <\(element) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="t"><fontDescription key="fontDescription" \(font)/>
      \(content)</\(element)></subviews><constraints>\(limit)
      <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/></constraints></view></objects></document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    return try #require(canvas.frames.first { $0.identifier == "t" }).frame.size
  }

  private func named(_ name: String, _ size: Int) -> String { "name=\"\(name)\" family=\"\" pointSize=\"\(size)\"" }

  @Test(arguments: [
    ("AvenirNext-Regular", 30, 41.0), ("AvenirNext-DemiBold", 26, 36), ("HelveticaNeue", 17, 20), ("HelveticaNeue-Light", 21, 25),
    ("HelveticaNeue-Bold", 24, 29), ("Helvetica", 36, 41.5), ("Menlo-Regular", 24, 28), ("Noteworthy-Light", 60, 96),
    ("Futura-Medium", 17, 23), ("AppleSDGothicNeo-Regular", 20, 24),
    ("Inter-Bold", 20, 24.5), ("Montserrat-Regular", 20, 24.5), ("OpenSans-Semibold", 20, 27.5), ("Lato-Bold", 15, 18),
    ("Nowhere-Sans", 17, 20),
  ])
  func linesAreAsHighAsInFontsThatAreNotHere(_ name: String, _ points: Int, _ height: CGFloat) throws {
    #expect(try size("label", "text=\"Tree\"", font: named(name, points)).height == height)
  }

  @Test func textIsAsWideAsInFontsThatAreNotHere() throws {
    func width(_ text: String, _ name: String) throws -> CGFloat { try #require(FontFacts.width(text, font: name, size: 100)) }
    #expect(try width("Mountain", "Menlo-Regular") == 8 * 60.2)
    #expect(try width("Mountain", "HelveticaNeue") < width("Mountain", "HelveticaNeue-Bold"))
    #expect(try width("Ill", "Helvetica") == 27.8 + 22.2 + 22.2)
    #expect(try width("Hello", "AvenirNext-Regular") < width("Hello", "AvenirNext-Medium"))
    #expect(try width("Hello", "AvenirNext-UltraLight") < width("Hello", "AvenirNext-Regular"))
    #expect(try width("Hello", "HelveticaNeue") == 72.2 + 53.7 + 22.2 + 22.2 + 57.4)
    #expect(try width("Étage", "TimesNewRomanPSMT") == width("Etage", "TimesNewRomanPSMT"))
    #expect(FontFacts.width("字", font: "Georgia", size: 17) == nil)
    #expect(try width("한", "Georgia") == 86.5 && abs(width("한글", "AppleSDGothicNeo-Bold") - 173) < 0.01)
    let found = try size("label", "text=\"Mountain\"", font: named("Menlo-Regular", 10)).width
    #expect(abs(found - 48.16) <= 0.5)
  }

  @Test func theSpaceAtWhichALineIsBrokenCounts() throws {
    let broken = try size("label", "text=\"Mountain Mo\" numberOfLines=\"0\"", font: named("Menlo-Regular", 10), width: nil)
    #expect(abs(broken.width - 11 * 6.02) <= 1)
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14490" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <label text="Mountain Mo" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <fontDescription key="fontDescription" \(named("Menlo-Regular", 10))/></label></subviews><constraints>
      <constraint firstItem="t" firstAttribute="width" relation="lessThanOrEqual" constant="60" id="1"/>
      <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="2"/>
      <constraint firstItem="t" firstAttribute="top" secondItem="v" secondAttribute="top" id="3"/></constraints></view></objects></document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    let found = try #require(canvas.frames.first { $0.identifier == "t" }).frame.size
    #expect(abs(found.width - 9 * 6.02) <= 1)
  }

  @Test func pairsOfFontsThatAreNotHereStandNearer() throws {
    func width(_ text: String, _ name: String) throws -> CGFloat { try #require(FontFacts.width(text, font: name, size: 100)) }
    for (name, kern) in [("HelveticaNeue", CGFloat(11.1)), ("AvenirNext-Bold", 9.6), ("AvenirNext-Regular", 9.6), ("Futura-Medium", 0)] {
      let found = try width("T", name) + width("e", name) - width("Te", name)
      #expect(abs(found - kern) < 0.01, "\(name): \(found)")
    }
  }

  @Test func everyCharacterHasAWidthInEveryFont() throws {
    for name in [
      "HelveticaNeue", "HelveticaNeue-Bold", "Helvetica", "Arial-BoldMT", "Georgia", "TimesNewRomanPS-BoldMT", "AvenirNext-Bold",
      "AvenirNext-UltraLight", "Avenir-Heavy", "Verdana-Bold", "TrebuchetMS", "Futura-Medium", "Roboto-Regular", "Montserrat-Bold",
      "OpenSans-Semibold", "Poppins-Light", "Inter-Medium",
    ] {
      for scalar in (32..<127).compactMap(Unicode.Scalar.init) {
        let width = try #require(FontFacts.width(String(scalar), font: name, size: 10))
        #expect(width > 1 && width < 13, "\(name) \(scalar)")
      }
    }
  }

  @Test func systemFontsAreNoneThatAreMissing() {
    let font = CTFont.system(size: 17)
    for name in [".SFUIText", "SFProDisplay-Bold", ""] { #expect(FontFacts.font(named: name, like: font) == nil) }
    #expect(FontFacts.font(named: "Futura-Medium", like: font)?.absent?.name == "Futura-Medium")
    #expect(FontFacts.font(named: "Futura-Medium", like: font) != font)
  }

  @Test func linesBreakWhereTheWidthsOfInterfaceBuilderDo() throws {
    let text = "Hamburgefonstiv Hamburgefonstiv", font = "type=\"system\" weight=\"bold\" pointSize=\"17\""
    let width = try #require(GlyphWidths.width(text, size: 17, weight: 700, tools: 14_490))
    let attributes = "numberOfLines=\"0\" text=\"\(text)\""
    #expect(try size("label", attributes, font: font, width: Int(width) + 2).height < 22)
    #expect(try size("label", attributes, font: font, width: Int(width) - 2).height > 40)
  }

  @Test func wordsKeepTheirLettersAndPlaces() {
    let text = StyledText("Hello  wide\nworld", style: TextStyle(font: .system(size: 17)))
    let fitted = CanvasText.fitted(text, tools: 14_490)
    #expect(fitted.string == text.string && fitted.utf16Count == text.utf16Count)
    let words = TextLayout(fitted, maximumLines: 1).size.width
    let wanted = ["Hello", "  ", "wide"].compactMap { GlyphWidths.width($0, size: 17, weight: 400, tools: 14_490) }.reduce(0, +)
    #expect(abs(words - wanted) < 0.1)
  }

  @Test func lettersOfCondensedFontsAreSmallerInLinesAsHigh() throws {
    let font = try #require(FontFacts.font(named: "Futura-CondensedMedium", like: .system(size: 14)))
    let text = StyledText("Adjust the taco", style: TextStyle(font: font)), fitted = CanvasText.fitted(text, tools: 14_490)
    #expect(fitted.runs[0].style.font.pointSize < 13 && abs(fitted.runs[0].style.kern) < 0.5, "no letter stands on its neighbour")
    let before = TextLayout(text).size, after = TextLayout(fitted).size
    #expect(abs(after.height - before.height) < 0.01 && after.width < before.width * 0.95)
  }

  @Test func titlesOfButtonsAreAsWideWhateverIsAroundThem() throws {
    let state = "<state key=\"normal\" title=\"Hamburgefonstiv\"/>", font = "type=\"system\" pointSize=\"15\""
    let plain = try size("button", "buttonType=\"system\"", font: font, content: state)
    let wide = "<inset key=\"contentEdgeInsets\" minX=\"10\" minY=\"0.0\" maxX=\"20\" maxY=\"0.0\"/>" + state
    #expect(try size("button", "buttonType=\"system\"", font: font, content: wide).width == plain.width + 30)
  }

  /// "Comments:" is 55.5 points wide in files of Passenger_iOS (tools 18122 and 19455).
  @Test(arguments: [
    (".SFNSText", 19_455.0, "TimesNewRomanPSMT"), (".SFNSText", 14_490, ".SFNSText"), (".AppleSystemUIFont", 19_455, ".AppleSystemUIFont"),
  ])
  func filesOfTheSystemFontAreShownInTimesFromXcode11On(_ name: String, _ tools: Double, _ shown: String) throws {
    #expect(FontFacts.name(of: name, tools: tools) == shown)
    let width = try #require(FontFacts.width("Comments:", font: "TimesNewRomanPSMT", size: 12))
    #expect(width > 55 && width <= 55.5)
  }

  /// With the heights of buttons in files of MealPlanner (18 points) and Wussup.
  @Test(arguments: [(14, 28.5), (16, 31), (18, 33)]) func attributedTitlesAreRoundedDown(_ points: Int, _ height: CGFloat) throws {
    let title = """
      <attributedString key="attributedTitle"><fragment content="Location"><attributes><font key="NSFont" metaFont="system"
      size="\(points)"/></attributes></fragment></attributedString>
      """
    let font = "type=\"system\" pointSize=\"\(points)\""
    let button = try size("button", "buttonType=\"custom\"", font: font, content: "<state key=\"normal\">\(title)</state>")
    let plain = try size("button", "buttonType=\"custom\"", font: font, content: "<state key=\"normal\" title=\"Location\"/>")
    #expect(button.height == height && plain.height > height)
  }
}
