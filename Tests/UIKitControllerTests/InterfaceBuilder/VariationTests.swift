import Foundation
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests the variations of a storyboard for size classes, in a window whose size changes.
@Suite @MainActor struct VariationTests {
  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 2)

  private func controller() throws -> UIViewController {
    let storyboard = try FileFixture.storyboard(
      """
      <viewController id="first" sceneMemberID="viewController"><view key="view" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <view tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
      <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="wide"><constraints>
      <constraint firstAttribute="height" constant="30" id="w1"/></constraints></view>
      <view tag="3" fixedFrame="YES" id="last"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
      </subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="10" id="k1"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="k2"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="k3"><variation key="widthClass=regular" constant="80"/></constraint>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="k4"/>
      <constraint firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="k5"/>
      <constraint firstItem="wide" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="k6"/>
      <constraint firstItem="wide" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="k7"/>
      <constraint firstItem="wide" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="k8"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask>
      <mask key="constraints"><exclude reference="k5"/><exclude reference="k6"/><exclude reference="k7"/><exclude reference="k8"/></mask>
      </variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>
      <mask key="constraints"><include reference="k5"/><include reference="k6"/><include reference="k7"/><include reference="k8"/>
      <exclude reference="k4"/></mask></variation>
      </view></viewController>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    screen.show(controller)
    screen.settle()
    return controller
  }

  private func frames(_ controller: UIViewController) -> [Int: CGRect] {
    controller.view.subviews.reduce(into: [:]) { $0[$1.tag] = $1.frame }
  }

  @Test func viewsAndConstraintsComeAndGoWithTheSizeClass() throws {
    let controller = try controller()
    let small: [Int: CGRect] = [1: CGRect(x: 10, y: 20, width: 100, height: 50), 3: CGRect(x: 0, y: 0, width: 9, height: 9)]
    #expect(frames(controller) == small)
    var large = small
    large[1] = CGRect(x: 10, y: 20, width: 400, height: 80)
    large[2] = CGRect(x: 10, y: 108, width: 400, height: 30)
    for round in 1...2 {
      try screen.resize(to: CGSize(width: 800, height: 844))
      screen.settle()
      #expect(frames(controller) == large, "round \(round)")
      #expect(controller.view.subviews.map(\.tag) == [1, 2, 3], "in the order of the file")
      try screen.resize(to: CGSize(width: 390, height: 844))
      screen.settle()
      #expect(frames(controller) == small, "round \(round)")
    }
  }

  @Test func whatDoesNotDifferStaysAsTheProgramMadeIt() throws {
    let controller = try controller()
    let top = try #require(controller.view.constraints.first { $0.firstAttribute == .top })
    top.constant = 77
    try screen.resize(to: CGSize(width: 800, height: 844))
    screen.settle()
    #expect(frames(controller)[1] == CGRect(x: 10, y: 77, width: 400, height: 80))
  }

  // MARK: Properties

  private static let varied = """
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews><stackView tag="1" spacing="4" fixedFrame="YES" id="stack"><rect key="frame" x="0" y="0" width="300" height="100"/>
    <subviews><label tag="2" text="Title" id="label"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
    <color key="textColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation></label>
    <view tag="3" id="box"><variation key="widthClass=regular" hidden="YES"/></view></subviews>
    <variation key="widthClass=regular" axis="vertical" spacing="9"/></stackView></subviews></view>
    """

  private func state(_ root: UIView) throws -> [String] {
    let stack = try #require(root.viewWithTag(1) as? UIStackView), label = try #require(root.viewWithTag(2) as? UILabel)
    return [
      stack.axis == .vertical ? "vertical" : "horizontal", "\(stack.spacing)", "\(label.font.pointSize)",
      label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1) ? "blue" : "red", "\(root.viewWithTag(3)?.isHidden == true)",
    ]
  }
  private let small = ["horizontal", "4.0", "17.0", "red", "false"], large = ["vertical", "9.0", "30.0", "blue", "true"]

  @Test func fontsColorsAndStacksFollowTheSizeClass() throws {
    let storyboard = try FileFixture.storyboard(
      "<viewController id=\"first\" sceneMemberID=\"viewController\">\(Self.varied)</viewController>")
    let controller = try #require(storyboard.instantiateInitialViewController())
    screen.show(controller)
    #expect(try state(controller.view) == small)
    try screen.resize(to: CGSize(width: 800, height: 844))
    #expect(try state(controller.view) == large)
    let label = try #require(controller.view.viewWithTag(2) as? UILabel)
    label.numberOfLines = 7
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(try state(controller.view) == small && label.numberOfLines == 7)
  }

  @Test func aNibFollowsTheWindowThatItIsIn() async throws {
    let nib = FileFixture.nib(
      "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>" + Self.varied.replacingOccurrences(of: "key=\"view\" ", with: ""))
    let controller = UIViewController()
    weak var released: UIView?
    do {
      let root = try #require(nib.instantiate(withOwner: controller).first as? UIView)
      released = root
      controller.view.addSubview(root)
      screen.show(controller)
      #expect(try state(root) == small)
      for _ in 1...2 {
        try screen.resize(to: CGSize(width: 800, height: 844))
        #expect(try state(root) == large)
        try screen.resize(to: CGSize(width: 390, height: 844))
        #expect(try state(root) == small)
      }
      root.removeFromSuperview()
    }
    screen.settle()
    // The objects of a nib live until the main queue goes on.
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(released == nil, "what follows the size class does not keep the view")
  }
}
