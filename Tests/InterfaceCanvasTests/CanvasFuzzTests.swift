import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import VitrineTesting

@testable import InterfaceCanvas
@testable import UIKit

/// Lays out randomly damaged files on the canvas. VITRINE_FUZZ_SECONDS sets the duration, VITRINE_FUZZ_SEED the first seed, and
/// VITRINE_FUZZ_KEEP the path for a copy of the file that is being laid out.
@Suite(.namesSeeds, .serialized) @MainActor struct CanvasFuzzTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)

  /// A storyboard with containers, lists of prototypes and static cells, controls, guides, variations and placeholder sizes.
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
    <tableView key="view" style="plain" rowHeight="-1" separatorStyle="default" id="table"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <prototypes><tableViewCell reuseIdentifier="cell" textLabel="a-text" detailTextLabel="a-detail" style="IBUITableViewCellStyleSubtitle" id="a">
    <rect key="frame" x="0" y="28" width="375" height="44"/><tableViewCellContentView key="contentView" tableViewCell="a" id="a-content">
    <rect key="frame" x="0" y="0" width="375" height="44"/><subviews><label text="Title" id="a-text">
    <rect key="frame" x="16" y="0" width="100" height="44"/><fontDescription key="fontDescription" type="system" pointSize="19"/></label>
    <label text="More" id="a-detail"><rect key="frame" x="300" y="0" width="60" height="44"/></label></subviews></tableViewCellContentView>
    </tableViewCell><tableViewCell accessoryType="disclosureIndicator" reuseIdentifier="custom" customClass="FileCell" id="c">
    <rect key="frame" x="0" y="72" width="375" height="70"/><tableViewCellContentView key="contentView" tableViewCell="c" id="c-content">
    <rect key="frame" x="0" y="0" width="350" height="70"/><subviews>
    <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="c-button"><state key="normal" title="Press"/></button>
    </subviews><constraints>
    <constraint firstItem="c-button" firstAttribute="top" secondItem="c-content" secondAttribute="top" constant="10" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="c-button" secondAttribute="bottom" constant="10" id="c2"/>
    <constraint firstItem="c-button" firstAttribute="leading" secondItem="c-content" secondAttribute="leadingMargin" id="c3"/></constraints>
    </tableViewCellContentView></tableViewCell></prototypes></tableView>
    <navigationItem key="navigationItem" title="T" id="item"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bbi"><connections>
    <segue destination="tabs" kind="show" identifier="go" id="g2"/></connections></barButtonItem></navigationItem>
    </tableViewController></objects></scene>
    <scene sceneID="s3"><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
    <segue destination="static" kind="relationship" relationship="viewControllers" id="g3"/>
    <segue destination="grid" kind="relationship" relationship="viewControllers" id="g4"/>
    <segue destination="page" kind="relationship" relationship="viewControllers" id="g5"/></connections></tabBarController></objects></scene>
    <scene sceneID="s4"><objects><tableViewController id="static" sceneMemberID="viewController">
    <tableView key="view" style="grouped" rowHeight="44" id="t2"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
    <tableViewSection headerTitle="H" footerTitle="F" id="z1"><cells><tableViewCell style="IBUITableViewCellStyleDefault" id="d">
    <rect key="frame" x="0" y="28" width="375" height="44"/><tableViewCellContentView key="contentView" tableViewCell="d" id="d-content">
    <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
    </tableView></tableViewController></objects></scene>
    <scene sceneID="s5"><objects><collectionViewController id="grid" sceneMemberID="viewController">
    <collectionView key="view" dataMode="prototypes" id="list"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="5" id="flow">
    <size key="itemSize" width="100" height="60"/></collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="item" id="i">
    <rect key="frame" x="0" y="0" width="90" height="60"/><view key="contentView" id="i-content"><rect key="frame" x="0" y="0" width="90" height="60"/>
    <subviews><label text="Item" translatesAutoresizingMaskIntoConstraints="NO" id="i-label"/></subviews></view></collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="40"/></collectionReusableView>
    </collectionView></collectionViewController></objects></scene>
    <scene sceneID="s6"><objects><viewController storyboardIdentifier="Page" id="page" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="lg1"/><viewControllerLayoutGuide type="bottom" id="lg2"/></layoutGuides>
    <view key="view" contentMode="scaleToFill" id="v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>
    <stackView axis="vertical" spacing="8" alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
    <label text="Text" numberOfLines="0" id="l1"><fontDescription key="fontDescription" name="Futura-Medium" family="Futura" pointSize="17"/></label>
    <label text="" id="l2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
    <button buttonType="system" id="b1"><state key="normal" title="Go" image="pic"/><connections>
    <segue destination="nav" kind="presentation" identifier="loop" id="g6"/></connections></button>
    <imageView image="pic" id="i1"/><imageView image="heart" catalog="system" id="i2"/><slider minValue="0" maxValue="10" value="3" id="sl1"/>
    <switch on="YES" id="sw1"/><stepper minimumValue="0" maximumValue="9" stepValue="2" id="st1"/><progressView progress="0.4" id="p1"/>
    <segmentedControl selectedSegmentIndex="1" id="sg1"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
    <pageControl numberOfPages="3" id="pc1"/><datePicker style="wheels" minuteInterval="5" id="dp1"/>
    <textField text="f" borderStyle="roundedRect" id="tf1"><textInputTraits key="textInputTraits"/></textField>
    <searchBar placeholder="s" id="sb1"/><activityIndicatorView style="large" animating="YES" id="ai1"/>
    <view placeholderIntrinsicWidth="90" placeholderIntrinsicHeight="infinite" id="pv1"/>
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
      priority="750" placeholder="YES" id="k3"/>
    <constraint firstItem="i1" firstAttribute="width" secondItem="i1" secondAttribute="height" multiplier="16:9" id="k4"/>
    <constraint firstItem="i1" firstAttribute="width" constant="40" id="k5"><variation key="widthClass=compact" constant="30"/></constraint>
    </constraints>
    <viewLayoutGuide key="safeArea" id="sa"/><variation key="default"><mask key="subviews"><exclude reference="con"/></mask></variation>
    </view></viewController></objects><point key="canvasLocation" x="100" y="1e3"/></scene>
    </scenes>
    <resources><image name="pic" width="30" height="20"/></resources>
    </document>
    """

  @Test func brokenFilesAreLaidOutAsFarAsTheyCanBe() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["VITRINE_FUZZ_SECONDS"].flatMap(Double.init)
    var seed = environment["VITRINE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let keep = environment["VITRINE_FUZZ_KEEP"].map { URL(fileURLWithPath: $0) }
    let end = seconds.map { Date(timeIntervalSinceNow: $0) }, last = seed + 30
    let whole = Data(Self.storyboard.utf8)
    #expect(layOut(whole, seed: 0), "the whole file can be read")
    var laidOut = 0
    while end.map({ Date() < $0 }) ?? (seed < last) {
      seed += 1
      var breaker = FileBreaker(seed: seed)
      let data = breaker.broken(whole)
      if let keep { try data.write(to: keep) }
      if layOut(data, seed: seed) { laidOut += 1 }
    }
    #expect(laidOut > 5)
  }

  /// - Returns: whether the data is a valid file.
  private func layOut(_ data: Data, seed: UInt64) -> Bool {
    guard let document = try? InterfaceDocument(data: data) else { return false }
    UIKitLog.$isQuiet.withValue(true) {
      let canvas = InterfaceCanvas(document)
      canvas.layOut()
      #expect(canvas.frames.allSatisfy { $0.frame.minX.isFinite && $0.frame.width.isFinite }, "seed \(seed)")
      _ = canvas.scenes
    }
    return true
  }
}
