import CAllocationCount
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct UICollectionViewTests {
  /// A collection of square cells with numbers, which records its delegate calls.
  final class Fixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    final class Cell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }

    var sections: [[String]]
    var calls: [String] = []
    var cells: Set<ObjectIdentifier> = []
    let flow = UICollectionViewFlowLayout()
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 2)
    let view: UICollectionView

    init(_ sections: [[String]], prepare: (UICollectionViewFlowLayout, UICollectionView) -> Void = { _, _ in }) {
      self.sections = sections
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
      super.init()
      view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
      prepare(flow, view)
      view.dataSource = self
      view.delegate = self
      screen.show(view)
    }

    var texts: [String] { view.visibleCells.map { ($0 as? Cell)?.label.text ?? "?" } }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cells.insert(ObjectIdentifier(cell))
      (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    private func note(_ name: String, _ path: IndexPath) { calls.append("\(name) \(path.section).\(path.item)") }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
      note("shouldHighlight", indexPath)
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { note("didHighlight", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
      note("didUnhighlight", indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      note("shouldSelect", indexPath)
      return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) { note("didDeselect", indexPath) }
  }

  private func items(_ count: Int) -> [String] { (0..<count).map(String.init) }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsFlowInLines() {
    let fixture = Fixture([items(100)])
    // Five squares of 50 in a line of 320, with lines 60 points apart.
    #expect(fixture.view.contentSize == CGSize(width: 320, height: 1190))
    #expect(fixture.view.cellForItem(at: path(6))?.frame == CGRect(x: 67.5, y: 60, width: 50, height: 50))
    #expect(fixture.texts == items(35))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 100, y: 70)) == path(6))
    #expect(fixture.view.indexPathForItem(at: CGPoint(x: 60, y: 70)) == nil)
  }

  @Test func cellsThatLeftAreUsedAgain() {
    let fixture = Fixture([items(5000)])
    for step in 1...100 {
      fixture.view.contentOffset.y = CGFloat(step * 77)
      fixture.screen.settle()
    }
    #expect(fixture.cells.count <= 45)
    #expect(fixture.view.visibleCells.count <= 40)
  }

  /// An item that is not shown costs a few numbers in a list and a question about its size, which allocates four times in an unoptimised
  /// build.
  @Test func anItemThatIsNotShownTakesAtMostFiveAllocations() {
    func allocations(items count: Int, height: CGFloat) -> Int {
      let fixture = Fixture([items(count)])
      allocation_count_start()
      fixture.view.reloadData()
      fixture.screen.settle()
      let allocations = allocation_count_stop()
      #expect(fixture.view.contentSize.height == height)
      return allocations
    }
    _ = allocations(items: 1000, height: 11_990)
    let few = allocations(items: 1000, height: 11_990), many = allocations(items: 100_000, height: 1_199_990)
    #expect(many <= few + 5 * 99_000, "\(few) for 1,000 items, \(many) for 100,000")
  }

  @Test func itemsCanFlowSideways() {
    let fixture = Fixture([items(50)]) { flow, _ in flow.scrollDirection = .horizontal }
    #expect(fixture.view.contentSize.height == 400)
    #expect(fixture.view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 70, width: 50, height: 50))
    #expect(fixture.view.cellForItem(at: path(6))?.frame.minX == 60)
  }

  @Test func headersStayWhileTheirSectionShows() throws {
    let fixture = Fixture([items(100), items(100)]) { flow, _ in
      flow.headerReferenceSize = CGSize(width: 0, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
    }
    let kind = UICollectionView.elementKindSectionHeader
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0))?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    fixture.view.contentOffset.y = 333
    fixture.screen.settle()
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0))?.frame.minY == 333)
    let header = fixture.view.supplementaryView(forElementKind: kind, at: path(0))
    #expect(header.flatMap { fixture.view.indexPath(forSupplementaryView: $0) } == path(0))
    #expect(fixture.view.indexPath(forSupplementaryView: UICollectionReusableView()) == nil)
    let second = try #require(fixture.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path(0, 1))).frame
    fixture.view.contentOffset.y = second.minY - 10
    fixture.screen.settle()
    #expect(fixture.view.supplementaryView(forElementKind: kind, at: path(0))?.frame.maxY == second.minY)
  }

  @Test func cellsSayTheirSizes() {
    final class Sized: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 320, height: 20) }
    }
    let fixture = Fixture([items(100)]) { flow, view in
      flow.estimatedItemSize = CGSize(width: 320, height: 100)
      flow.minimumLineSpacing = 0
      view.register(Sized.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(fixture.view.visibleCells.count == 20)
    #expect(fixture.view.cellForItem(at: path(3))?.frame == CGRect(x: 0, y: 60, width: 320, height: 20))
  }

  @Test func aTapSelectsInTheOrderOfTheDocumentation() {
    let fixture = Fixture([items(10)])
    fixture.screen.tap(at: CGPoint(x: 90, y: 20))
    #expect(fixture.calls == ["shouldHighlight 0.1", "didHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1", "didUnhighlight 0.1"])
    fixture.calls = []
    fixture.screen.tap(at: CGPoint(x: 20, y: 20))
    #expect(
      fixture.calls == [
        "shouldHighlight 0.0", "didHighlight 0.0", "shouldSelect 0.0", "didDeselect 0.1", "didSelect 0.0", "didUnhighlight 0.0",
      ])
    #expect(fixture.view.indexPathsForSelectedItems == [path(0)])
  }

  @Test func aBatchMovesWhatStays() throws {
    let fixture = Fixture([items(8)])
    let stays = try #require(fixture.view.cellForItem(at: path(7)))
    fixture.view.performBatchUpdates {
      fixture.sections[0] = ["7", "1", "2", "new", "4", "5", "6"]
      fixture.view.deleteItems(at: [path(0), path(3)])
      fixture.view.moveItem(at: path(7), to: path(0))
      fixture.view.insertItems(at: [path(3)])
    }
    fixture.screen.advance(by: 0.1)
    let way = try #require(stays.layer.presentation()).position
    #expect(way != stays.center)
    fixture.screen.advance(by: 0.5)
    #expect(fixture.texts == ["7", "1", "2", "new", "4", "5", "6"])
    #expect(fixture.view.cellForItem(at: path(0)) === stays && stays.frame.origin == .zero)
    #expect(fixture.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func countsThatDisagreeLoadAnew() {
    let fixture = Fixture([items(8)])
    fixture.sections = [items(3)]
    fixture.view.insertItems(at: [path(0)])
    fixture.screen.settle()
    #expect(fixture.texts == items(3))
  }

  @Test func anotherLayoutMovesTheItemsThere() throws {
    let fixture = Fixture([items(8)])
    let cell = try #require(fixture.view.cellForItem(at: path(1)))
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 320, height: 40)
    wide.minimumLineSpacing = 0
    fixture.view.setCollectionViewLayout(wide, animated: true)
    fixture.screen.advance(by: 0.5)
    #expect(fixture.view.cellForItem(at: path(1)) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 320, height: 40))
    #expect(fixture.view.contentSize.height == 320)
  }

  @Test func registrationsMakeAndFillCells() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 1)
    let flow = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: flow)
    let registration = UICollectionView.CellRegistration<Fixture.Cell, Int> { cell, _, item in cell.label.text = "<\(item)>" }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    screen.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([4, 5, 6])
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
    #expect(view.visibleCells.map { ($0 as? Fixture.Cell)?.label.text } == ["<4>", "<5>", "<6>"])
  }

  /// A layout that is invalidated by every scroll.
  final class Restless: UICollectionViewFlowLayout {
    var asked = 0, prepared = 0
    override func prepare() {
      super.prepare()
      prepared += 1
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked += 1
      return true
    }
  }

  @Test func aLayoutThatFollowsTheBoundsSettles() {
    let fixture = Fixture([items(40)])
    let layout = Restless()
    fixture.view.setCollectionViewLayout(layout, animated: false)
    fixture.screen.settle()
    let (asked, prepared) = (layout.asked, layout.prepared)
    fixture.view.contentOffset.y = 30
    fixture.screen.settle()
    #expect(layout.asked == asked + 1 && layout.prepared == prepared + 1)
  }

  @Test func nonsenseDoesNotTrap() {
    let fixture = Fixture([items(4)])
    for bad in [IndexPath(), IndexPath(index: 1), path(9), path(-1), path(0, 3)] {
      fixture.view.scrollToItem(at: bad, at: .top, animated: true)
      fixture.view.selectItem(at: bad, animated: false, scrollPosition: .top)
      fixture.view.deselectItem(at: bad, animated: false)
      #expect(fixture.view.cellForItem(at: bad) == nil && fixture.view.layoutAttributesForItem(at: bad) == nil)
      fixture.view.deleteItems(at: [bad])
      fixture.screen.settle()
    }
    for size in [CGSize(width: CGFloat.nan, height: 10), CGSize(width: CGFloat.infinity, height: -4), .zero] {
      fixture.flow.itemSize = size
      fixture.screen.settle()
    }
    fixture.view.frame = .zero
    fixture.screen.settle()
    #expect(fixture.view.numberOfItems(inSection: 0) == 4 && fixture.view.numberOfItems(inSection: 7) == 0)
  }
}
