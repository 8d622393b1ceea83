import Foundation
import InterfaceBuilder
import Testing
import UIKit
import VitrineTesting

@testable import InterfaceCanvas

/// Tests the parts of root views that the device and bars cover, with frames stored in files of other projects.
@Suite @MainActor struct SurroundingsTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)

  /// Returns the frame of a box that fills the safe area of its root view.
  private func box(_ kind: String, _ body: (String) -> String, size: CGSize, tools: Int, device: String, orientation: String) throws
    -> CGRect?
  {
    let filled = ["leading", "top", "trailing", "bottom"].map {
      "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"safe\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
    }
    let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
    let inside = """
      \(rect)<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews>
      <constraints>\(filled.joined())</constraints><viewLayoutGuide key="safeArea" id="safe"/>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" toolsVersion="\(tools)" useAutolayout="YES"
        useSafeAreas="YES"><device id="\(device)" orientation="\(orientation)"/>\(body(inside))</document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    return canvas.frames.first { $0.identifier == "box" }?.frame
  }

  /// Returns the points covered at the top, left, bottom and right of a separate view.
  private func covered(
    _ size: CGSize, tools: Int, device: String, orientation: String = "portrait", root: String = "view"
  ) throws -> [CGFloat] {
    let cell = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.width)\" height=\"\(size.height)\"/>"
    let box = try #require(
      try box(
        "XIB",
        { inside in
          root == "view"
            ? "<objects><view id=\"v\">\(inside)</view></objects>"
            : "<objects><\(root) id=\"cell\">\(cell)<\(root)ContentView key=\"contentView\" id=\"v\">\(inside)</\(root)ContentView></\(root)></objects>"
        }, size: size, tools: tools, device: device, orientation: orientation))
    return [box.minY, box.minX, size.height - box.maxY, size.width - box.maxX]
  }

  private static let phone = CGSize(width: 375, height: 667), tall = CGSize(width: 414, height: 896)

  @Test(arguments: [(14490, 20.0), (14868, 0), (20037, 0), (21507, 0), (21701, 20), (23727, 20)])
  func xcode11To14DrewNoStatusBarOnDevicesWithAHomeButton(_ tools: Int, _ top: Double) throws {
    #expect(try covered(Self.phone, tools: tools, device: "retina4_7") == [CGFloat(top), 0, 0, 0])
  }

  @Test(arguments: [(20037, 44.0), (21507, 47)])
  func iPhones14WereAsOthersAtFirst(_ tools: Int, _ top: Double) throws {
    #expect(try covered(CGSize(width: 390, height: 844), tools: tools, device: "retina6_0") == [CGFloat(top), 0, 34, 0])
  }

  /// With the tops of root views in files of the projects MoviesApp (Mykhailo-Savka), Text-to-Image-Ai-Module and Provenance, and API-Examples
  /// of AgoraIO (21701).
  @Test(arguments: [(20037, 44.0), (21507, 47), (21701, 50), (22505, 50)])
  func anIPhone11ProHasMoreAboveWithLaterTools(_ tools: Int, _ top: Double) throws {
    #expect(try covered(CGSize(width: 375, height: 812), tools: tools, device: "retina5_9") == [CGFloat(top), 0, 34, 0])
  }

  /// With the tops of root views in files of zotero-ios (20037), fearless-iOS and order-app-uikit (21225).
  @Test(arguments: [(20037, 44.0), (21225, 48), (22505, 48)])
  func anIPhone11HasMoreAboveWithLaterTools(_ tools: Int, _ top: Double) throws {
    #expect(try covered(Self.tall, tools: tools, device: "retina6_1") == [CGFloat(top), 0, 34, 0])
  }

  /// With the tops of root views in files of Audiometer (16097), RedditApp (17156) and the examples of a book on iOS (14092, 14865).
  @Test(arguments: [(14092, 20.0), (14865, 0), (16097, 0), (22155, 20)])
  func xcode11To14DrewNoStatusBarOnIPads(_ tools: Int, _ top: Double) throws {
    #expect(try covered(CGSize(width: 768, height: 1024), tools: tools, device: "ipad9_7") == [CGFloat(top), 0, 0, 0])
  }

  /// Returns the frame of the box in a controller of a storyboard.
  /// - Parameters:
  ///   - attributes: those of the controller.
  ///   - own: elements in the controller.
  ///   - others: other scenes.
  private func box(
    in size: CGSize, tools: Int, device: String, attributes: String = "", own: String = "", others: String = ""
  ) throws -> CGRect? {
    try box(
      "Storyboard.XIB",
      { inside in
        """
        <scenes>\(others)<scene sceneID="s"><objects><viewController \(attributes) id="c" sceneMemberID="viewController">\(own)
        <view key="view" id="v">\(inside)</view></viewController></objects></scene></scenes>
        """
      }, size: size, tools: tools, device: device, orientation: "portrait")
  }

  /// A scene of a navigation controller that contains the controller.
  private func navigation(_ simulated: String) -> String {
    """
    <scene sceneID="n"><objects><navigationController id="nav" sceneMemberID="viewController">\(simulated)
    <navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    """
  }

  /// All root views in files of Makestagram, Xstagram, Wussup, Social, GetCats and ios-carless are like this: each has a storyboard for
  /// each tab, whose navigation controller has a simulated tab bar.
  @Test(arguments: [("", 554.0), ("hidesBottomBarWhenPushed=\"YES\"", 603)])
  func aSimulatedTabBarOfANavigationControllerIsThatOfItsControllers(_ attributes: String, _ height: Double) throws {
    let tab = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let box = try box(in: Self.phone, tools: 13771, device: "retina4_7", attributes: attributes, others: navigation(tab))
    #expect(box == CGRect(x: 0, y: 64, width: 375, height: height))
  }

  /// From files of givt.ios (19162), Store-Managment-System (20037) and Text-to-Image-Ai-Module (21507). A view of 800 points in a file of
  /// tools 21701 is covered.
  @Test(arguments: [(19162, 500.0, 0.0), (20037, 1746, 0), (19162, 896, 34), (21701, 800, 34)])
  func aControllersViewOfItsOwnSizeStandsAboveTheHomeIndicator(_ tools: Int, _ height: Double, _ bottom: Double) throws {
    let size = CGSize(width: 414, height: height)
    let own = "<size key=\"freeformSize\" width=\"414\" height=\"\(height)\"/>"
    let box = try #require(try box(in: size, tools: tools, device: "retina6_1", own: own))
    #expect(CGFloat(height) - box.maxY == CGFloat(bottom))
  }

  /// The controller shows another one of its own class, and its scene comes first. In the file of active-bystander-ios such a view stands
  /// below the bar of the navigation controller whose controller shows it first.
  @Test func aSegueOfAControllerToItselfDoesNotHideItsBar() throws {
    let again = "<connections><segue destination=\"c\" kind=\"show\" id=\"again\"/></connections>"
    let first = """
      <scene sceneID="a"><objects><viewController id="first" sceneMemberID="viewController"><view key="view" id="fv">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view><connections>
      <segue destination="c" kind="show" id="shown"/></connections></viewController></objects></scene>
      """
    let others = first + navigation("").replacing("destination=\"c\"", with: "destination=\"first\"")
    let box = try box(
      "Storyboard.XIB",
      { inside in
        """
        <scenes><scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\(again)
        <view key="view" id="v">\(inside)</view></viewController></objects></scene>\(others)</scenes>
        """
      }, size: Self.phone, tools: 14113, device: "retina4_7", orientation: "portrait")
    #expect(box == CGRect(x: 0, y: 64, width: 375, height: 603))
  }

  /// From files of Monal (20037) and WorkoutCycle (22113).
  @Test(arguments: [(14490, 68.0), (22113, 74), (24506, 78)])
  func navigationBarsOfIPadsAreHigherFromXcode11On(_ tools: Int, _ top: Double) throws {
    let pad = CGSize(width: 1024, height: 1366)
    #expect(try box(in: pad, tools: tools, device: "ipad12_9rounded", others: navigation(""))?.minY == CGFloat(top))
  }

  /// From files of GTravel and Rocket.Chat.iOS, where the bar is in another file.
  @Test(arguments: [(13771, 603.0, 0.0), (13771, 667, 20), (13771, 497, 20), (16097, 623, 0)])
  func aRootViewThatIsLowerByTheBarsIsBelowThem(_ tools: Int, _ height: Double, _ top: Double) throws {
    let box = try box(in: CGSize(width: 375, height: height), tools: tools, device: "retina4_7")
    #expect(box?.minY == CGFloat(top))
  }

  /// The first controller of a tab bar controller shows the controller: with a navigation controller in between, it is pushed above the tab
  /// bar, otherwise it is presented. From files of XJTLU-Go, and of VideoGames, where the controller is in a navigation controller of its own.
  @Test(arguments: [("", "", 667.0), ("nav", "", 618), ("", "own", 667)])
  func tabBarsDoNotShowWhereAControllerIsPresented(_ around: String, _ own: String, _ bottom: Double) throws {
    func controller(_ kind: String, _ id: String, _ segues: String) -> String {
      """
      <scene sceneID="\(id)"><objects><\(kind) id="\(id)" sceneMemberID="viewController"><connections>\(segues)</connections>
      </\(kind)></objects></scene>
      """
    }
    func root(_ id: String) -> String {
      "<segue destination=\"\(id)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"r\(id)\"/>"
    }
    let tab =
      "<segue destination=\"\(around.isEmpty ? "home" : around)\" kind=\"relationship\" relationship=\"viewControllers\" id=\"t\"/>"
    var others = controller("tabBarController", "tabs", tab)
    if !around.isEmpty { others += controller("navigationController", around, root("home")) }
    if !own.isEmpty { others += controller("navigationController", own, root("c")) }
    others += controller(
      "viewController", "home", "<segue destination=\"\(own.isEmpty ? "c" : own)\" kind=\"show\" id=\"shown\"/>")
    #expect(try box(in: Self.phone, tools: 14109, device: "retina4_7", others: others)?.maxY == CGFloat(bottom))
  }

  @Test func whatADeviceCoversCountsTwiceOnPhonesAlone() throws {
    #expect(try covered(Self.tall, tools: 24506, device: "retina6_1") == [96, 0, 68, 0])
    let pad = CGSize(width: 1024, height: 1366)
    #expect(try covered(pad, tools: 24506, device: "ipad12_9rounded") == [24, 0, 20, 0])
  }

  @Test func nothingCoversACell() throws {
    #expect(try covered(CGSize(width: 320, height: 72), tools: 24506, device: "retina6_1", root: "tableViewCell") == [0, 0, 0, 0])
  }

  @Test func aViewOfItsOwnSizeIsCoveredAtTheBottomWhereItIsWiderThanTheDevice() throws {
    #expect(try covered(CGSize(width: 414, height: 356), tools: 19529, device: "retina6_1") == [44, 0, 0, 0])
    #expect(try covered(CGSize(width: 600, height: 123), tools: 17506, device: "retina6_1") == [44, 0, 34, 0])
    #expect(try covered(CGSize(width: 414, height: 635), tools: 21701, device: "retina6_1") == [48, 0, 34, 0])
    #expect(try covered(CGSize(width: 477, height: 351), tools: 14113, device: "retina4_7") == [0, 0, 0, 0])
    #expect(try covered(CGSize(width: 295, height: 496), tools: 14113, device: "retina4_7") == [20, 0, 0, 0])
  }

  @Test func onItsSideAPhoneCoversItsSides() throws {
    let size = CGSize(width: 896, height: 414)
    #expect(try covered(size, tools: 17506, device: "retina6_1", orientation: "landscape") == [0, 44, 21, 44])
    let older = CGSize(width: 667, height: 375)
    #expect(try covered(older, tools: 22505, device: "retina4_7", orientation: "landscape") == [0, 0, 0, 0])
  }

  @Test func anEmbeddedViewIsCoveredAsItsOwnScene() throws {
    let box = try box(
      "Storyboard.XIB",
      { inside in
        """
        <scenes><scene sceneID="s1"><objects><viewController id="a" sceneMemberID="viewController"><view key="view" id="av">
        <rect key="frame" x="0" y="0" width="414" height="896"/><subviews><containerView id="holder">
        <rect key="frame" x="0" y="0" width="414" height="150"/><connections><segue destination="c" kind="embed" id="e"/></connections>
        </containerView></subviews></view></viewController></objects></scene><scene sceneID="s2"><objects>
        <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">\(inside)</view></viewController></objects></scene></scenes>
        """
      }, size: CGSize(width: 414, height: 150), tools: 17506, device: "retina6_1", orientation: "portrait")
    #expect(box == CGRect(x: 0, y: 44, width: 414, height: 72))
  }

  @Test(arguments: [(14490, 16.0), (14868, 15), (16097, 15), (17701, 16), (13196, 15)])
  func sidesOfACellOfItsOwnOnADeviceWithAHomeButton(_ tools: Int, _ side: Double) {
    let margins = MarginFacts.cell(
      width: 320, device: 375, tools: Double(tools), hasAccessory: false, context: .alone, preservesMargins: false)
    #expect(margins.leading == CGFloat(side))
  }

  @Test(arguments: [
    (13196, MarginFacts.CellContext.rootTable, 375.0, 8.0), (13196, .innerTable, 375, 8), (13771, .rootTable, 375, 16),
    (13771, .rootTable, 600, 20), (14490, .innerTable, 375, 15), (16097, .innerTable, 375, 15), (15705, .rootTable, 375, 16),
    (15705, .rootTable, 600, 16), (17701, .innerTable, 375, 16),
  ])
  func sidesOfACellInATableOnADeviceWithAHomeButton(_ tools: Int, _ context: MarginFacts.CellContext, _ width: Double, _ side: Double) {
    let margins = MarginFacts.cell(
      width: CGFloat(width), device: 375, tools: Double(tools), hasAccessory: false, context: context, preservesMargins: false)
    #expect(margins.leading == CGFloat(side))
    #expect(margins.top == (tools < 13_500 ? 8 : 11))
  }

  /// From files of KeePassium (393 points), Podcast-App (514 points on such a device) and HealthServer.xib of the measured set (320).
  @Test(arguments: [(393.0, 393.0, 20.0), (393, 514, 20), (393, 320, 16), (375, 514, 16)])
  func sidesOfACellOnAWideDevice(_ device: Double, _ width: Double, _ side: Double) {
    let margins = MarginFacts.cell(
      width: CGFloat(width), device: CGFloat(device), tools: 23504, hasAccessory: false, context: .rootTable, preservesMargins: true)
    #expect(margins.leading == CGFloat(side))
  }

  /// From a file of AltStore. With smaller margins of its own (Lickability's PinpointKit) a cell has the usual ones.
  @Test(arguments: [("30", 30.0), ("12", 16), (nil, 16)]) func aCellsOwnMarginsCountIfTheyAreLarger(_ own: String?, _ side: Double) throws {
    let margins = own.map { "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"\($0)\" bottom=\"8\" right=\"\($0)\"/>" } ?? ""
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" style="plain" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell preservesSuperviewLayoutMargins="YES" id="cell"><rect key="frame" x="0" y="50" width="375" height="51"/>
      <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="375" height="51"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="2"/>
      </constraints></tableViewCellContentView>\(margins)</tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
      </document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    let box = canvas.frames.first { $0.identifier == "box" }?.frame
    #expect(box?.minX == CGFloat(side) && box?.maxX == 375 - CGFloat(side))
  }

  /// The label begins at the leading margin of a cell whose table is the root view or is inside of it.
  @Test(arguments: [true, false]) func cellsOfATableInsideOfAViewHaveNarrowerMargins(_ isRoot: Bool) throws {
    func table(_ attributes: String) -> String {
      """
      <tableView \(attributes) style="plain" id="t"><rect key="frame" x="0" y="0" width="375" height="600"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="375" height="59.5"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="1"/>
      <constraint firstItem="box" firstAttribute="trailing" secondItem="content" secondAttribute="trailingMargin" id="2"/>
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    }
    let view =
      isRoot
      ? table("key=\"view\"")
      : "<view key=\"view\" id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><subviews>\(table(""))</subviews></view>"
    let kind = isRoot ? "tableViewController" : "viewController"
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <\(kind) id="c" sceneMemberID="viewController">\(view)</\(kind)></objects></scene></scenes></document>
      """
    let canvas = InterfaceCanvas(try InterfaceDocument(data: Data(text.utf8)))
    canvas.layOut()
    let box = canvas.frames.first { $0.identifier == "box" }?.frame
    #expect(box?.minX == (isRoot ? 16 : 15))
    #expect(box?.maxX == (isRoot ? 359 : 360))
  }
}
