import Foundation
import Testing
import UIKit
import UIKitTestSupport
import VitrineTesting

/// Tests nib files: the owner, the objects, and their use by lists.
@Suite @MainActor struct NibTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 2)

  init() { FileClasses.register() }

  private static let objects = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FileOwner" userLabel="File's Owner"><connections>
    <outlet property="label" destination="label" id="o1"/>
    <outletCollection property="views" destination="root" id="o2"/><outletCollection property="views" destination="button" id="o3"/>
    <outlet property="helper" destination="helper" id="o4"/>
    </connections></placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <placeholder placeholderIdentifier="helper" id="helper" customClass="UIView"/>
    <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <label text="Hello" fixedFrame="YES" id="label"><rect key="frame" x="1" y="2" width="30" height="20"/></label>
    <button buttonType="system" fixedFrame="YES" id="button"><rect key="frame" x="1" y="30" width="60" height="30"/>
    <state key="normal" title="Press"/>
    <connections><action selector="pressed:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
    </subviews></view>
    <view contentMode="scaleToFill" id="other"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
    """

  @Test func theOwnersOutletsAndActionsAreConnected() throws {
    let owner = FileOwner(), nib = FileFixture.nib(Self.objects)
    let made = nib.instantiate(withOwner: owner).compactMap { $0 as? UIView }
    #expect(made.map(\.bounds.size) == [CGSize(width: 200, height: 100), CGSize(width: 20, height: 10)])
    #expect(owner.label?.text == "Hello" && owner.label?.superview === made[0] && owner.helper == nil)
    #expect(owner.views.count == 2 && owner.views[0] === made[0])
    let button = try #require(owner.views[1] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(owner.presses == 1)
  }

  private final class WeakOwner: UIView {
    weak var content: UIView?
  }

  /// marek-balaz/Gallery adds the view of a weak outlet and does not use the result. On iOS the autorelease pool keeps the view so long.
  @Test func weakOutletsKeepTheirObjectsUntilTheMainQueueGoesOn() async {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="WeakOwner"><connections>
      <outlet property="content" destination="root" id="o1"/></connections></placeholder>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="20" height="10"/></view>
      """
    InterfaceBuilderRegistry.shared.register(WeakOwner.self) { $0.outlet("content", \.content) }
    let owner = WeakOwner(), nib = FileFixture.nib(objects)
    _ = nib.instantiate(withOwner: owner)
    #expect(owner.content?.bounds.width == 20)
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(owner.content == nil)
  }

  /// KeePassium has such guides in four storyboards.
  @Test func constraintsCanEndAtTheKeyboardLayoutGuide() throws {
    func edge(_ id: String, _ attribute: String, _ second: String, _ other: String) -> String {
      "<constraint firstItem=\"box\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" secondAttribute=\"\(other)\" id=\"\(id)\"/>"
    }
    let objects = """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box"/></subviews><keyboardLayoutGuide key="keyboard" id="keys"/>
      <constraints>\(edge("1", "leading", "root", "leading"))\(edge("2", "trailing", "keys", "trailing"))
      \(edge("3", "top", "root", "top"))\(edge("4", "bottom", "keys", "top"))</constraints></view>
      """
    let root = try #require(FileFixture.nib(objects).instantiate(withOwner: nil).first as? UIView)
    root.layoutIfNeeded()
    #expect(root.subviews.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  /// Xcode says of a view without constraints that its mask does not become constraints, and nevertheless positions it by its frame.
  @Test func aFixedFrameStays() throws {
    let nib = FileFixture.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <label fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" text="Hello" id="label"><rect key="frame" x="1" y="2" width="30" height="20"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></label>
      </subviews></view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    view.frame.size.width = 300
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 101, y: 2, width: 30, height: 20))
  }

  /// A knob that draws itself in `init(coder:)` for its bounds (WingCH/KnobControl) was drawn for a view without a size.
  @Test func aConstrainedViewHasTheStoredFrameUntilItIsLaidOut() throws {
    let nib = FileFixture.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="knob"><rect key="frame" x="50" y="20" width="60" height="40"/></view>
      </subviews><constraints>
      <constraint firstItem="knob" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="c1"/>
      <constraint firstItem="knob" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="c2"/>
      <constraint firstItem="knob" firstAttribute="width" constant="80" id="c3"/>
      <constraint firstItem="knob" firstAttribute="height" constant="10" id="c4"/>
      </constraints></view>
      """)
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews[0].frame == CGRect(x: 50, y: 20, width: 60, height: 40))
    view.layoutIfNeeded()
    #expect(view.subviews[0].frame == CGRect(x: 60, y: 30, width: 80, height: 10))
  }

  @Test func namesOfPlainColoursAreKnown() throws {
    let nib = FileFixture.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="20" height="10"/><color key="backgroundColor" cocoaTouchSystemColor="whiteColor"/></view>
      """)
    #expect(try #require(nib.instantiate(withOwner: nil).first as? UIView).backgroundColor == .white)
  }

  @Test func eachTimeTheObjectsAreNew() throws {
    let nib = FileFixture.nib(Self.objects)
    let first = nib.instantiate(withOwner: nil), second = nib.instantiate(withOwner: nil)
    #expect(first.count == 2 && second.count == 2)
    #expect((first[0] as? UIView) !== (second[0] as? UIView))
  }

  @Test func externalObjectsStandForTheirPlaceholders() {
    let owner = FileOwner(), helper = UIView()
    _ = FileFixture.nib(Self.objects).instantiate(withOwner: owner, options: [.externalObjects: ["helper": helper]])
    #expect(owner.helper === helper)
  }

  @Test func aBundleLoadsANibByItsName() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileFixture.nibData(Self.objects).write(to: folder.appendingPathComponent("Panel.xib"))
    try Data("<document".utf8).write(to: folder.appendingPathComponent("Broken.xib"))
    let bundle = try #require(Bundle(path: folder.path)), owner = FileOwner()
    let made = try #require(bundle.loadNibNamed("Panel", owner: owner))
    #expect(made.count == 2 && owner.label?.text == "Hello")
    #expect(bundle.loadNibNamed("Nobody", owner: owner) == nil && bundle.loadNibNamed("Broken", owner: owner) == nil)
    #expect(bundle.loadNibNamed("../Panel", owner: owner) == nil)
    #expect(UINib(nibName: "Panel", bundle: bundle).instantiate(withOwner: nil).count == 2)
    #expect(UINib(nibName: "Nobody", bundle: bundle).instantiate(withOwner: nil).isEmpty)
  }

  @Test func aControllerTakesItsViewFromItsNib() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nibs-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FilePage"><connections>
      <outlet property="view" destination="root" id="o1"/></connections></placeholder>
      <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      """
    try FileFixture.nibData(objects).write(to: folder.appendingPathComponent("Page.xib"))
    let page = FilePage(nibName: "Page", bundle: Bundle(path: folder.path))
    #expect(page.viewIfLoaded == nil && page.view.bounds.size == CGSize(width: 200, height: 100))
  }

  // MARK: Lists

  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "nib", for: indexPath)
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "nib", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
  }

  private static let header = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view contentMode="scaleToFill" id="head" customClass="FileHeader"><rect key="frame" x="0" y="0" width="375" height="50"/><subviews>
    <label text="From a nib" translatesAutoresizingMaskIntoConstraints="NO" id="title"/></subviews><constraints>
    <constraint firstItem="title" firstAttribute="top" secondItem="head" secondAttribute="top" constant="12" id="c1"/>
    <constraint firstAttribute="bottom" secondItem="title" secondAttribute="bottom" constant="12" id="c2"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="head" secondAttribute="leading" constant="12" id="c3"/>
    <constraint firstItem="title" firstAttribute="height" constant="26" id="c4"/>
    </constraints><connections><outlet property="title" destination="title" id="o1"/></connections></view>
    """

  @Test func aTableMakesCellsAndHeadersOfNibs() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)), source = Source()
    table.register(FileFixture.nib(FileFixture.custom("c", reuse: "own")), forCellReuseIdentifier: "nib")
    table.register(FileFixture.nib(Self.header), forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (source, source)
    screen.show(table)
    screen.settle()
    let cells = table.visibleCells.compactMap { $0 as? FileCell }
    #expect(cells.count == 2 && cells[0].button != nil && cells[0].button !== cells[1].button)
    #expect(cells.allSatisfy { $0.bounds.height == 70 && $0.reuseIdentifier == "nib" })
    let head = try #require(table.headerView(forSection: 0) as? FileHeader)
    #expect(head.title?.text == "From a nib" && head.bounds.height == 50 && head.reuseIdentifier == "head")
  }

  @Test func aCollectionMakesItemsAndHeadersOfNibs() throws {
    let layout = UICollectionViewFlowLayout(), source = Source()
    layout.headerReferenceSize = CGSize(width: 0, height: 33)
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), collectionViewLayout: layout)
    let item = """
      <collectionViewCell customClass="FileItem" id="i"><rect key="frame" x="0" y="0" width="50" height="50"/>
      <view key="contentView" id="ic"><rect key="frame" x="0" y="0" width="50" height="50"/><subviews>
      <label text="Item" fixedFrame="YES" id="il"><rect key="frame" x="0" y="0" width="50" height="50"/></label></subviews></view>
      <connections><outlet property="label" destination="il" id="o1"/></connections></collectionViewCell>
      """
    list.register(FileFixture.nib(item), forCellWithReuseIdentifier: "nib")
    list.register(
      FileFixture.nib(
        "<collectionReusableView id=\"h\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></collectionReusableView>"),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head")
    list.dataSource = source
    screen.show(list)
    screen.settle()
    #expect(list.visibleCells.compactMap { ($0 as? FileItem)?.label?.text } == ["Item", "Item"])
    #expect(list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).map(\.bounds.height) == [33])
  }

  @Test func aNibWithoutACellGivesPlainOnes() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600)), source = Source()
    table.register(FileFixture.nib(Self.objects), forCellReuseIdentifier: "nib")
    table.dataSource = source
    screen.show(table)
    screen.settle()
    #expect(table.visibleCells.count == 2 && table.visibleCells.allSatisfy { type(of: $0) == UITableViewCell.self })
    table.register(nil as UINib?, forCellReuseIdentifier: "nib")
    #expect(table.dequeueReusableCell(withIdentifier: "nib") == nil)
  }
}
