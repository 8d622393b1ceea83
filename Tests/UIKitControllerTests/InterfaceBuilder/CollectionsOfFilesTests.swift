import Foundation
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests collection views of storyboards.
@Suite @MainActor struct CollectionsOfFilesTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)

  init() { FileClasses.register() }

  static let item = """
    <collectionViewCell opaque="NO" contentMode="center" reuseIdentifier="item" customClass="FileItem" id="item">
    <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
    <view key="contentView" opaque="NO" contentMode="center" id="item-content">
    <rect key="frame" x="0.0" y="0.0" width="90" height="60"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><label text="Item" translatesAutoresizingMaskIntoConstraints="NO" id="item-label"/></subviews>
    <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    </view>
    <constraints>
    <constraint firstItem="item-label" firstAttribute="centerX" secondItem="item" secondAttribute="centerX" id="ic1"/>
    <constraint firstItem="item-label" firstAttribute="centerY" secondItem="item" secondAttribute="centerY" id="ic2"/>
    </constraints>
    <connections>
    <outlet property="label" destination="item-label" id="io1"/>
    <segue destination="page" kind="presentation" animates="NO" id="is1"/>
    </connections>
    </collectionViewCell>
    """

  static func list(_ layout: String) -> String {
    """
    <collectionView key="view" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" id="list">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    \(layout)
    <cells>\(item)</cells>
    <collectionReusableView key="sectionHeaderView" contentMode="center" reuseIdentifier="head" id="head">
    <rect key="frame" x="0" y="0" width="375" height="40"/><autoresizingMask key="autoresizingMask"/>
    <subviews><label text="Head" fixedFrame="YES" id="head-label"><rect key="frame" x="10" y="0" width="100" height="40"/></label></subviews>
    </collectionReusableView>
    <connections>
    <outlet property="dataSource" destination="first" id="o1"/><outlet property="delegate" destination="first" id="o2"/>
    </connections>
    </collectionView>
    """
  }

  private func grid(_ layout: String) throws -> FileGrid {
    let storyboard = try FileFixture.storyboard(
      """
      <collectionViewController id="first" customClass="FileGrid" clearsSelectionOnViewWillAppear="NO" sceneMemberID="viewController">
      \(Self.list(layout))
      </collectionViewController>
      """, "<viewController id=\"page\" customClass=\"FilePage\" sceneMemberID=\"viewController\"/>")
    let grid = try #require(storyboard.instantiateInitialViewController() as? FileGrid)
    screen.show(grid)
    screen.settle()
    return grid
  }

  static let flow = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="7" minimumInteritemSpacing="5" id="flow">
    <size key="itemSize" width="100" height="60"/><size key="headerReferenceSize" width="50" height="40"/>
    <size key="footerReferenceSize" width="0.0" height="0.0"/>
    <inset key="sectionInset" minX="20" minY="11" maxX="20" maxY="13"/>
    </collectionViewFlowLayout>
    """

  @Test func theControllerHasTheFilesListInItsView() throws {
    let grid = try grid(Self.flow)
    #expect(grid.collectionView.superview === grid.view && grid.collectionView.frame == grid.view.bounds)
    #expect(grid.collectionView.backgroundColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(grid.collectionView.dataSource === grid && grid.collectionView.delegate === grid && !grid.clearsSelectionOnViewWillAppear)
  }

  @Test func theFlowLayoutIsTheFiles() throws {
    let grid = try grid(Self.flow)
    let cells = grid.collectionView.visibleCells.compactMap { $0 as? FileItem }
    // 335 points hold three items of 100 with at least 5 between them.
    let origins = [(20.0, 51.0), (137.5, 51), (255, 51), (20, 118), (137.5, 118)]
    #expect(cells.map(\.frame) == origins.map { CGRect(x: $0.0, y: $0.1, width: 100, height: 60) })
    #expect(cells.allSatisfy { $0.contentView.frame == $0.bounds && $0.label?.text == "Item" })
    #expect(cells.allSatisfy { abs(($0.label?.frame.midX ?? 0) - 50) <= 0.5 })
    let head = grid.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(head?.frame == CGRect(x: 0, y: 0, width: 375, height: 40) && (head?.subviews.first as? UILabel)?.text == "Head")
  }

  @Test func directionAndEstimatesAreTheFiles() throws {
    let grid = try grid(
      """
      <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" automaticEstimatedItemSize="YES"
        minimumLineSpacing="9" minimumInteritemSpacing="8" sectionInsetReference="safeArea" id="flow">
      <size key="itemSize" width="90" height="60"/><size key="headerReferenceSize" width="0" height="0"/>
      </collectionViewFlowLayout>
      """)
    let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.scrollDirection == .horizontal && layout.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(layout.sectionInsetReference == .fromSafeArea && layout.minimumLineSpacing == 9 && layout.minimumInteritemSpacing == 8)
  }

  @Test func anItemsSegueRunsWithItsCell() throws {
    let grid = try grid(Self.flow)
    let cell = grid.collectionView.visibleCells[3]
    screen.tap(at: cell.convert(CGPoint(x: 10, y: 10), to: nil))
    screen.settle()
    #expect(grid.calls == ["prepare 3", "didSelect 3"] && grid.presentedViewController is FilePage)
  }
}
