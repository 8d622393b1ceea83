import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import UIKit

/// Loads randomly damaged files as a program does (`CanvasFuzzTests`: as the canvas does). VITRINE_FUZZ_SECONDS sets the duration,
/// VITRINE_FUZZ_SEED the first seed, and VITRINE_FUZZ_KEEP the path for a copy of the file that is being loaded.
@Suite(.namesSeeds, .serialized) @MainActor struct LoaderFuzzTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)

  init() { FileClasses.register() }

  /// A storyboard with controllers that load, contain, present and list other objects.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" useAutolayout="YES"
      useSafeAreas="YES" initialViewController="nav">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    <scene sceneID="s1"><objects><navigationController id="nav" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="bar"/><connections><segue destination="first" kind="relationship"
      relationship="rootViewController" id="g1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController id="first" customClass="FileList" sceneMemberID="viewController">
    \(FileFixture.table("<prototypes>\(FileFixture.cell("a", style: "Subtitle"))\(FileFixture.custom("c"))</prototypes>"))
    <navigationItem key="navigationItem" title="T" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bbi"><connections>
    <segue destination="tabs" kind="show" identifier="go" id="g2"/></connections></barButtonItem></navigationItem>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
    <segue destination="static" kind="relationship" relationship="viewControllers" id="g3"/>
    <segue destination="grid" kind="relationship" relationship="viewControllers" id="g4"/>
    <segue destination="page" kind="relationship" relationship="viewControllers" id="g5"/></connections></tabBarController></objects></scene>
    <scene sceneID="s4"><objects><tableViewController id="static" sceneMemberID="viewController">
    \(FileFixture.table(
      "<sections><tableViewSection headerTitle=\"H\" footerTitle=\"F\" id=\"z1\"><cells>\(FileFixture.cell("d", reuse: nil))</cells></tableViewSection></sections>",
      id: "t2", attributes: "style=\"grouped\" rowHeight=\"44\"")
      .replacingOccurrences(of: "first", with: "static"))
    </tableViewController></objects></scene>
    <scene sceneID="s5"><objects><collectionViewController id="grid" customClass="FileGrid" sceneMemberID="viewController">
    \(CollectionsOfFilesTests.list(CollectionsOfFilesTests.flow))
    </collectionViewController></objects></scene>
    <scene sceneID="s6"><objects><viewController storyboardIdentifier="Page" id="page" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="lg1"/><viewControllerLayoutGuide type="bottom" id="lg2"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView axis="vertical" spacing="8" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
    <label text="Text" numberOfLines="0" preferredMaxLayoutWidth="90" id="l1"><fontDescription key="fontDescription" type="system" pointSize="17"/>
    <color key="textColor" systemColor="labelColor"/></label>
    <button buttonType="system" id="b1"><state key="normal" title="Go" image="pic"/><connections>
    <segue destination="nav" kind="presentation" identifier="loop" id="g6"/></connections></button>
    <imageView image="pic" id="i1"/><slider minValue="0" maxValue="10" value="3" id="sl1"/><switch on="YES" id="sw1"/>
    <segmentedControl selectedSegmentIndex="1" id="sg1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    <stepper minimumValue="0" maximumValue="9" stepValue="2" id="st1"/><progressView progress="0.4" id="p1"/>
    <pageControl numberOfPages="3" id="pc1"/><datePicker style="wheels" minuteInterval="5" id="dp1"/>
    <textField text="f" borderStyle="roundedRect" id="tf1"><textInputTraits key="textInputTraits"/></textField>
    <searchBar placeholder="s" id="sb1"/><activityIndicatorView style="large" animating="YES" id="ai1"/>
    <textView text="Some text" fixedFrame="YES" id="tv1"><rect key="frame" x="0" y="0" width="90" height="40"/></textView>
    </subviews></stackView>
    <containerView fixedFrame="YES" id="con"><rect key="frame" x="10" y="20" width="100" height="90"/><connections>
    <segue destination="static" kind="embed" id="g7"/></connections></containerView>
    <scrollView fixedFrame="YES" minimumZoomScale="0.5" maximumZoomScale="4" id="sc"><rect key="frame" x="0" y="0" width="90" height="40"/>
    <subviews><view id="in" translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints>
    <constraint firstItem="in" firstAttribute="width" constant="400" id="k6"/></constraints>
    <viewLayoutGuide key="contentLayoutGuide" id="cg"/></scrollView>
    </subviews>
    <constraints>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="k1"/>
    <constraint firstItem="stack" firstAttribute="top" secondItem="lg1" secondAttribute="bottom" constant="8" symbolic="YES" id="k2"/>
    <constraint firstAttribute="trailing" relation="greaterThanOrEqual" secondItem="stack" secondAttribute="trailing" constant="8"
      priority="750" id="k3"/>
    <constraint firstItem="i1" firstAttribute="width" secondItem="i1" secondAttribute="height" multiplier="16:9" id="k4"/>
    <constraint firstItem="i1" firstAttribute="width" constant="40" id="k5"><variation key="widthClass=compact" constant="30"/></constraint>
    </constraints>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    <viewLayoutGuide key="safeArea" id="sa"/><variation key="default"><mask key="subviews"><exclude reference="con"/></mask></variation>
    <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="oc"/></connections>
    </view></viewController><tapGestureRecognizer id="tap"><connections><action selector="pressed:" destination="page" id="ac"/></connections>
    </tapGestureRecognizer></objects><point key="canvasLocation" x="100" y="1e3"/></scene>
    </scenes>
    <resources><image name="pic" width="30" height="20"/></resources>
    </document>
    """

  @Test func brokenFilesMakeWhatTheyCan() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["VITRINE_FUZZ_SECONDS"].flatMap(Double.init)
    var seed = environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let keep = environment["VITRINE_FUZZ_KEEP"].map { URL(fileURLWithPath: $0) }
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }, last = seed + 60
    let whole = Data(Self.storyboard.utf8)
    try load(whole, seed: 0)
    var loaded = 0, slowest = (seconds: 0.0, seed: UInt64(0))
    while end.map({ Date() < $0 }) ?? (seed < last) {
      seed += 1
      var breaker = FileBreaker(seed: seed)
      let data = breaker.broken(whole)
      if let keep { try data.write(to: keep) }
      let start = Date()
      if try load(data, seed: seed) { loaded += 1 }
      let took = Date().timeIntervalSince(start)
      if took > slowest.seconds { slowest = (took, seed) }
    }
    #expect(loaded > 10)
    if seconds != nil { print("\(loaded) files loaded, the slowest \(slowest)") }
  }

  /// - Returns: whether the data is a valid file.
  @discardableResult
  private func load(_ data: Data, seed: UInt64) throws -> Bool {
    try UIKitLog.$isQuiet.withValue(true) { try loadAndShow(data, seed: seed) }
  }

  private func loadAndShow(_ data: Data, seed: UInt64) throws -> Bool {
    guard let document = try? InterfaceDocument(data: data) else { return false }
    let storyboard = UIStoryboard(document: document, name: "Broken")
    var controllers = [storyboard.instantiateInitialViewController()]
    for scene in document.scenes.prefix(8) {
      controllers.append(scene.controller.flatMap { storyboard.make($0.identifier) })
    }
    for case let controller? in controllers {
      screen.show(controller)
      screen.settle()
      for segue in (controller.source?.segues ?? []).prefix(4) {
        SegueLoading.run(segue, from: controller, sender: nil, asks: false)
        screen.settle()
      }
      check(screen.window, seed)
    }
    screen.show(UIViewController())
    screen.settle()
    return true
  }

  /// Checks that all frames are numbers, for any file.
  private func check(_ view: UIView, _ seed: UInt64) {
    let frame = view.frame
    #expect(
      frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
      "seed \(seed): \(type(of: view)) \(frame)")
    for part in view.subviews { check(part, seed) }
  }
}
