import Foundation
import InterfaceBuilder
import Testing
import UIKit
import VitrineTesting

@testable import InterfaceCanvas

/// Tests the assumptions of Interface Builder, with frames that it stored for such scenes.
@Suite @MainActor struct CanvasTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// Returns the frames of a scene's views by identifier. The view "v" is in a navigation controller.
  private func frames(
    _ subviews: String, _ constraints: String, controller: String = "", tools: Int = 22505, device: String = "retina4_7",
    height: Int = 667, usesSafeAreas: Bool = false, bar: String = ""
  ) throws -> [String: CGRect] {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" useAutolayout="YES"
        useSafeAreas="\(usesSafeAreas ? "YES" : "NO")">
      <device id="\(device)" orientation="portrait"/><scenes>
      <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController"><navigationBar key="navigationBar" id="b" \(bar)/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="g"/></connections></navigationController>
      </objects></scene><scene sceneID="s2"><objects><viewController id="c" sceneMemberID="viewController">
      <layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>\(usesSafeAreas ? "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>" : "")
      </view>\(controller)</viewController></objects></scene></scenes></document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    return Dictionary(canvas.frames.map { ($0.identifier, $0.frame) }) { first, _ in first }
  }

  private static let box = "<view translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"

  private static func edge(_ id: String, _ first: String, _ attribute: String, _ second: String, _ other: String) -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" id=\"\(id)\"/>"
  }

  private static let filled =
    edge("1", "box", "leading", "v", "leading") + edge("2", "v", "trailing", "box", "trailing") + edge("3", "box", "top", "top", "bottom")
    + edge("4", "bottom", "top", "box", "bottom")

  @Test func viewsBeginBelowTheBarUnlessTheirEdgesEndThere() throws {
    #expect(try frames(Self.box, Self.filled)["box"] == CGRect(x: 0, y: 64, width: 375, height: 603))
    let none = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    #expect(try frames(Self.box, Self.filled, controller: none, height: 603)["box"] == CGRect(x: 0, y: 0, width: 375, height: 603))
    let bottom = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    #expect(try frames(Self.box, Self.filled, controller: bottom, height: 603)["box"]?.minY == 0)
    let opaque = "translucent=\"NO\""
    #expect(try frames(Self.box, Self.filled, height: 603, bar: opaque)["box"] == CGRect(x: 0, y: 0, width: 375, height: 603))
  }

  @Test(arguments: [(22505, 355.5), (14460, 355.5), (13196, 323.5)])
  func marginsOfRootViewsAreInsideOfSafeAreasFromXcode10On(_ tools: Int, _ top: Double) throws {
    let constraints =
      Self.edge("1", "box", "centerX", "v", "centerX") + Self.edge("2", "box", "centerY", "v", "centerYWithinMargins")
      + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"20\" id=\"3\"/>"
    #expect(try frames(Self.box, constraints, tools: tools)["box"]?.minY == CGFloat(top))
  }

  @Test func anIndicatorThatWaitsKeepsItsPlaceInAStack() throws {
    func stack(_ indicator: String) -> String {
      """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      \(indicator)<view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews></stackView>
      """
    }
    let place =
      Self.edge("1", "stack", "top", "v", "top") + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"9\" id=\"2\"/>"
    let indicator = "<activityIndicatorView hidden=\"YES\" hidesWhenStopped=\"YES\" style=\"gray\" id=\"i\"/>"
    #expect(try frames(stack(indicator), place)["box"]?.minY == 20)
    #expect(try frames(stack("<view hidden=\"YES\" id=\"i\"/>"), place)["box"]?.minY == 0)
  }

  @Test(arguments: [("spacing=\"12\"", 12.0), ("spacingType=\"standard\"", 8), ("", 0)])
  func stacksHaveTheirSpacing(_ spacing: String, _ space: Double) throws {
    let stack = """
      <stackView \(spacing) translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      </subviews></stackView>
      """
    let place =
      Self.edge("1", "stack", "leading", "v", "leading") + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"2\"/>"
    #expect(try frames(stack, place)["box"]?.minX == CGFloat(30 + space))
  }

  @Test(arguments: [
    ("slider", 23504, 31.0), ("slider", 23727, 34), ("searchBar", 22505, 56), ("searchBar", 24127, 64), ("pickerView", 8191, 162),
    ("pickerView", 10117, 216), ("datePicker", 7706, 162), ("datePicker", 11542, 216),
    ("progressView", 16097, 2), ("progressView", 17156, 4),
  ])
  func controlsAreAsHighAsTheToolsOfTheFileHaveThem(_ kind: String, _ tools: Int, _ height: Double) throws {
    let control = "<\(kind) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let place = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    #expect(try frames(control, place, tools: tools)["box"]?.height == CGFloat(height))
  }

  @Test(arguments: [(14490, "", 121.0), (20037, "", 131), (20037, "apportionsSegmentWidthsByContent=\"YES\"", 112)])
  func segmentsHaveRoomForTheMediumTextOfAChosenOneFromXcode11On(_ tools: Int, _ widths: String, _ expected: Double) throws {
    let control = """
      <segmentedControl translatesAutoresizingMaskIntoConstraints="NO" id="box" \(widths)>
      <segments><segment title="First"/><segment title="Second"/></segments></segmentedControl>
      """
    let edges = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    #expect(try frames(control, edges, tools: tools)["box"]?.width == CGFloat(expected))
  }

  @Test func aBareInfoButtonWithAConfigurationHasASizeOfItsOwn() throws {
    func size(_ type: String, _ inside: String) throws -> CGSize? {
      try frames(
        "<button buttonType=\"\(type)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\">\(inside)</button>",
        Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top"))["box"]?.size
    }
    let bare = "<buttonConfiguration key=\"configuration\" style=\"plain\"/>"
    for type in ["infoLight", "infoDark", "detailDisclosure"] { #expect(try size(type, bare) == CGSize(width: 50, height: 34)) }
    #expect(
      try size("infoLight", "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"About\"/>") != CGSize(width: 50, height: 34)
    )
    #expect(try size("infoLight", "") != CGSize(width: 50, height: 34))
  }

  @Test(arguments: [(19529, 22.0), (22505, 0)])
  func aButtonWithTheImageOfItsTypeHasTheSizeOfTheTools(_ tools: Int, _ side: Double) throws {
    let button = "<button buttonType=\"contactAdd\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let place = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    let size = try frames(button, place, tools: tools)["box"]?.size
    #expect(size == (side > 0 ? CGSize(width: side, height: side) : UIButton(type: .contactAdd).intrinsicContentSize))
  }

  @Test func emptyViewsOfAStackGiveWayToWhatHasASize() throws {
    let views = """
      <stackView axis="vertical" distribution="fillEqually" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/><view translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews>
      </stackView><toolbar translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      """
    let place =
      Self.edge("1", "stack", "top", "v", "top") + Self.edge("2", "box", "top", "stack", "bottom")
      + Self.edge("3", "v", "bottom", "box", "bottom")
    #expect(try frames(views, place)["box"]?.height == 44)
  }

  @Test(arguments: [(16097, 39.0, 37.0), (19529, 116, 26), (24506, 0, 0)])
  func pageControlsHaveTheSizeOfTheTools(_ tools: Int, _ width: Double, _ height: Double) throws {
    let control = "<pageControl numberOfPages=\"3\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let place = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    let size = try #require(try frames(control, place, tools: tools)["box"]?.size)
    let own = UIPageControl()
    own.numberOfPages = 3
    #expect(size == (width > 0 ? CGSize(width: width, height: height) : own.intrinsicContentSize))
  }

  @Test(arguments: [(375, 667, 603.0), (600, 536, 536), (320, 504, 504)])
  func whereNoDeviceIsNamedAViewBelowABarCanHaveTheWholeHeightStored(_ width: Int, _ height: Int, _ expected: Double) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="11542" useAutolayout="YES"><scenes>
      <scene sceneID="s"><objects><viewController id="c"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
      <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
      <view key="view" id="v"><rect key="frame" x="0" y="64" width="\(width)" height="\(height)"/><subviews>\(Self.box)</subviews>
      <constraints>\(Self.edge("1", "bottom", "top", "box", "bottom"))\(Self.edge("2", "box", "top", "v", "top"))</constraints>
      </view></viewController></objects></scene></scenes></document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    #expect(canvas.frames.first { $0.identifier == "box" }?.frame.height == CGFloat(expected))
  }

  @Test func whatLiesOverAnEffectIsInItsContentView() throws {
    let effect = """
      <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="effect"><view key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="240" height="128"/><autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      <view id="plain"><rect key="frame" x="20" y="8" width="200" height="10"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view></subviews>
      <constraints>\(Self.edge("1", "box", "leading", "content", "leading"))\(Self.edge("2", "content", "trailing", "box", "trailing"))
      \(Self.edge("3", "box", "top", "content", "top"))\(Self.edge("4", "content", "bottom", "box", "bottom"))
      <constraint firstItem="box" firstAttribute="width" constant="300" id="5"/><constraint firstItem="box" firstAttribute="height"
      constant="50" id="6"/></constraints></view><blurEffect style="dark"/></visualEffectView>
      """
    let place = Self.edge("7", "effect", "centerX", "v", "centerX") + Self.edge("8", "effect", "centerY", "v", "centerY")
    let found = try frames(effect, place)
    #expect(found["effect"] == CGRect(x: 37.5, y: 308.5, width: 300, height: 50))
    #expect(found["content"] == CGRect(x: 0, y: 0, width: 300, height: 50) && found["box"] == found["content"])
    #expect(found["plain"] == CGRect(x: 20, y: 8, width: 260, height: 10))
  }

  @Test func barsHaveTheirItemsAndDatesAreTheSameOnEveryDay() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
      <toolbar translucent="NO" id="tools"><rect key="frame" x="0" y="356" width="320" height="44"/><items>
      <barButtonItem title="Left" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/><barButtonItem systemItem="add" id="c"/></items>
      </toolbar><navigationBar id="bar"><rect key="frame" x="0" y="0" width="320" height="44"/><items>
      <navigationItem title="Title" id="d"><barButtonItem key="rightBarButtonItem" systemItem="done" id="e"/></navigationItem></items>
      </navigationBar><tabBar id="tabs"><rect key="frame" x="0" y="300" width="320" height="49"/><items>
      <tabBarItem title="One" id="f"/><tabBarItem title="Two" id="g"/></items></tabBar>
      <datePicker datePickerMode="date" style="wheels" id="date"><rect key="frame" x="0" y="60" width="320" height="216"/></datePicker>
      </subviews></view></objects></document>
      """
    let views = Dictionary(
      uniqueKeysWithValues: try #require(InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8))).roots.first).views)
    let tools = try #require(views["tools"] as? UIToolbar), bar = try #require(views["bar"] as? UINavigationBar)
    #expect(tools.items?.count == 3 && tools.items?.first?.title == "Left" && !tools.isTranslucent)
    #expect(bar.items?.map(\.title) == ["Title"] && bar.topItem?.rightBarButtonItem != nil && bar.isTranslucent)
    #expect((views["tabs"] as? UITabBar)?.items?.map(\.title) == ["One", "Two"])
    let date = try #require(views["date"] as? UIDatePicker).date
    #expect(
      Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: date) == DateComponents(year: 2007, month: 1, day: 9))
  }

  @Test(arguments: [("", 50.0), ("<constraint firstAttribute=\"height\" constant=\"24\" id=\"5\"/>", 24)])
  func aViewInAStackHasFiftyPointsUnlessItsContentsHaveARequiredSize(_ own: String, _ height: Double) throws {
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews><label text="Text" verticalHuggingPriority="251"
      translatesAutoresizingMaskIntoConstraints="NO" id="text"><constraints>\(own)</constraints></label></subviews><constraints>
      \(Self.edge("6", "text", "top", "row", "top"))\(Self.edge("7", "row", "bottom", "text", "bottom"))
      \(Self.edge("8", "text", "leading", "row", "leading"))</constraints></view>
      <containerView translatesAutoresizingMaskIntoConstraints="NO" id="rest"/></subviews></stackView>
      """
    let frames = try frames(
      views,
      Self.edge("1", "stack", "top", "v", "top") + Self.edge("2", "v", "bottom", "stack", "bottom")
        + Self.edge("3", "stack", "leading", "v", "leading") + Self.edge("4", "v", "trailing", "stack", "trailing"))
    #expect(frames["text"]?.height == CGFloat(height) && frames["rest"]?.height == CGFloat(667 - height))
  }

  /// From files of element-ios, Pocket Casts and DolphiniOS.
  @Test func anEmptyViewInACenteredStackIsAsWideAsInTheLibrary() throws {
    let views = """
      <stackView axis="vertical" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="space"><constraints>
      <constraint firstAttribute="height" constant="16" id="4"/></constraints></view>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="row"><subviews><label text="Text"
      translatesAutoresizingMaskIntoConstraints="NO" id="text"/></subviews><constraints>
      \(Self.edge("5", "text", "top", "row", "top"))\(Self.edge("6", "row", "bottom", "text", "bottom"))
      \(Self.edge("7", "text", "leading", "row", "leading"))\(Self.edge("8", "row", "trailing", "text", "trailing"))</constraints></view>
      </subviews></stackView>
      """
    let frames = try frames(
      views,
      Self.edge("1", "stack", "top", "v", "top") + Self.edge("2", "stack", "leading", "v", "leading")
        + Self.edge("3", "v", "trailing", "stack", "trailing"))
    #expect(frames["space"] == CGRect(x: 67.5, y: 0, width: 240, height: 16) && frames["row"]?.width == 50)
  }

  @Test(arguments: [("", 50.0), ("numberOfLines=\"0\"", 0)])
  func aLabelWithoutTextHasRoomInAStack(_ lines: String, _ height: Double) throws {
    let label = "<label text=\"\" translatesAutoresizingMaskIntoConstraints=\"NO\" \(lines) id=\"empty\"/>"
    let views = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
      \(label)<view translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
      <constraint firstAttribute="width" constant="120" id="2"/><constraint firstAttribute="height" constant="9" id="3"/></constraints></view>
      </subviews></stackView>\(label.replacingOccurrences(of: "empty", with: "alone"))
      """
    let frames = try frames(views, Self.edge("1", "stack", "top", "v", "top"))
    #expect(frames["empty"]?.size == CGSize(width: 120, height: height) && frames["alone"]?.size == .zero)
  }

  @Test(arguments: [(11_542, "default", 21.0), (12_121, "default", 21.5), (13_196, "default", 22), (11_542, "none", 22)])
  func contentOfCellsStandsAboveTheSeparatorUntilXcode8(_ tools: Int, _ separators: String, _ height: Double) throws {
    let edges =
      "<constraint firstItem=\"in\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\" constant=\"11\" id=\"t\"/>"
      + "<constraint firstAttribute=\"bottom\" secondItem=\"in\" secondAttribute=\"bottom\" constant=\"11\" id=\"u\"/>"
    let cell = """
      <tableViewCell contentMode="scaleToFill" id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews><constraints>\(edges)</constraints>
      </tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView dataMode="prototypes" separatorStyle="\(separators)" id="table"><rect key="frame" x="0" y="0" width="375" height="600"/>
      <prototypes>\(cell)</prototypes></tableView>
      """
    #expect(try frames(table, "", tools: tools)["in"]?.height == CGFloat(height))
  }

  /// Constraints hold for a symbol's alignment rectangle, which has the height of a line of text.
  @Test(arguments: [("heart", 8.5, 25.5), ("circle.fill", 7.5, 27), ("chevron.down", 12, 18.5), ("star", 7.5, 27.5)])
  func aSymbolIsLessHighThanItsConstraints(_ name: String, _ top: Double, _ height: Double) throws {
    let image = "<imageView image=\"\(name)\" catalog=\"system\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\"/>"
    let place =
      Self.edge("1", "box", "leading", "v", "leading")
      + "<constraint firstItem=\"box\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"7\" id=\"2\"/>"
      + "<constraint firstItem=\"box\" firstAttribute=\"height\" constant=\"28\" id=\"3\"/>"
    let box = try #require(try frames(image, place)["box"])
    #expect(abs(box.minY - CGFloat(top)) <= 0.5)
    #expect(abs(box.height - CGFloat(height)) <= 0.5)
    #expect(box.height < 28)
  }

  @Test(arguments: [true, false]) func aViewWithAMaskStandsAtItsFrameUnlessConstraintsReferToIt(_ isConstrained: Bool) throws {
    let label = """
      <label text="Help" translatesAutoresizingMaskIntoConstraints="NO" id="box"><rect key="frame" x="17" y="11" width="20" height="30"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></label>
      """
    let place = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    let box = try frames(label, isConstrained ? place : "")["box"]
    if isConstrained { #expect(box?.origin == .zero) } else { #expect(box == CGRect(x: 17, y: 11, width: 20, height: 30)) }
  }

  @Test func aConfigurationWithAnImageAloneHidesTheTitleOfTheState() throws {
    func width(_ title: String) throws -> CGFloat? {
      let button = """
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="box"><state key="normal" title="\(title)"/>
        <buttonConfiguration key="configuration" style="plain" image="heart" catalog="system"/></button>
        """
      return try frames(button, Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top"))["box"]?.width
    }
    #expect(try width("Button") == width(""))
  }

  /// With the width of such a label in files of HackeruMarch2019 and flappychippy-ios.
  @Test func requiredConstraintsPrevailOverARequiredHugging() throws {
    let label = """
      <label text="A long text" horizontalHuggingPriority="1000" translatesAutoresizingMaskIntoConstraints="NO" id="box"><constraints>
      <constraint firstAttribute="width" constant="290" id="3"/></constraints></label>
      """
    let place = Self.edge("1", "box", "leading", "v", "leading") + Self.edge("2", "box", "top", "v", "top")
    #expect(try frames(label, place)["box"]?.width == 290)
  }
}
