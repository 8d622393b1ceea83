import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Section snapshots that the accessories of list cells expand and collapse.
@Suite @MainActor struct ListOutlineTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  /// A (a, b (bb)), B, where only A is expanded.
  private func make(
    _ style: UICellAccessory.OutlineDisclosureOptions.Style, _ mode: UICollectionLayoutListConfiguration.HeaderMode = .none
  ) -> (UICollectionView, Source) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = mode
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(options: .init(style: style))]
    }
    let source = Source(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    screen.show(list)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["a", "b"], to: "A")
    outline.append(["bb"], to: "b")
    outline.expand(["A"])
    source.apply(outline, to: 0, animatingDifferences: false)
    screen.settle()
    return (list, source)
  }

  private func cell(_ list: UICollectionView, _ item: Int) -> UICollectionViewListCell? {
    list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
  }

  /// Apple: UICollectionViewListCell.indentationLevel.
  @Test func levelsIndentCells() {
    let (list, _) = make(.cell)
    #expect((0..<4).map { cell(list, $0)?.indentationLevel } == [0, 1, 1, 0])
    #expect(cell(list, 0)?.configurationState.isExpanded == true && cell(list, 2)?.configurationState.isExpanded == false)
  }

  @Test func itemsBelowAHeaderStandAtItsEdge() {
    let (list, _) = make(.automatic, .firstItemInSection)
    #expect((0..<3).map { cell(list, $0)?.indentationLevel } == [0, 0, 0])
  }

  @Test func aTapOnTheDisclosureExpandsAndCollapses() {
    let (list, source) = make(.cell)
    screen.tap(at: CGPoint(x: 300, y: 2 * 44 + 22))
    screen.advance(by: 0.1)
    // On its way.
    #expect(source.snapshot().itemIdentifiers == ["A", "a", "b", "bb", "B"] && (cell(list, 3)?.layer.presentation()?.opacity ?? 1) < 1)
    screen.advance(by: 0.5)
    #expect(cell(list, 3)?.alpha == 1 && cell(list, 3)?.indentationLevel == 2 && cell(list, 4)?.frame.minY == 176)
    #expect(cell(list, 2)?.configurationState.isExpanded == true && list.indexPathsForSelectedItems == [])
    screen.tap(at: CGPoint(x: 300, y: 22))
    screen.advance(by: 0.6)
    #expect(source.snapshot().itemIdentifiers == ["A", "B"] && source.snapshot(for: 0).isExpanded("b"))
    // The rest of the cell selects.
    screen.tap(at: CGPoint(x: 100, y: 22))
    #expect(list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func aTapAnywhereInAHeaderExpandsAndCollapses() {
    let (list, source) = make(.header)
    screen.tap(at: CGPoint(x: 100, y: 22))
    screen.advance(by: 0.6)
    #expect(source.snapshot().itemIdentifiers == ["A", "B"] && list.indexPathsForSelectedItems == [])
    let (automatic, other) = make(.automatic, .firstItemInSection)
    screen.tap(at: CGPoint(x: 100, y: 10))
    screen.advance(by: 0.6)
    #expect(other.snapshot().itemIdentifiers == ["A", "B"] && automatic.indexPathsForSelectedItems == [])
  }

  /// Apple: sectionSnapshotHandlers.
  @Test func handlersAreAskedAndTold() {
    let (list, source) = make(.cell)
    var calls: [String] = []
    source.sectionSnapshotHandlers.shouldCollapseItem = { item in
      calls.append("should collapse \(item)")
      return calls.count > 1
    }
    source.sectionSnapshotHandlers.willCollapseItem = { calls.append("will collapse \($0)") }
    source.sectionSnapshotHandlers.shouldExpandItem = { item in
      calls.append("should expand \(item)")
      return item != "B"
    }
    source.sectionSnapshotHandlers.willExpandItem = { calls.append("will expand \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      calls.append("children of \(parent): \(current.items)")
      var children = NSDiffableDataSourceSectionSnapshot<String>()
      children.append(["x", "y"])
      return children
    }
    for _ in 0..<3 { cell(list, 0).map { list.toggleItem(of: $0) } }
    screen.advance(by: 0.6)
    #expect(
      calls == [
        "should collapse A", "should collapse A", "will collapse A", "should expand A", "will expand A",
        "children of A: [\"a\", \"b\", \"bb\"]",
      ])
    #expect(source.snapshot().itemIdentifiers == ["A", "x", "y", "B"])
    cell(list, 3).map { list.toggleItem(of: $0) }
    #expect(calls.last == "should expand B" && !source.snapshot(for: 0).isExpanded("B"))
  }

  @Test func theChevronFollowsSnapshotsThatAreApplied() throws {
    let (list, source) = make(.cell)
    let chevron = try #require(cell(list, 0)?.view(AccessoryControl.self))
    #expect(abs(chevron.picture.transform.b - 1) < 0.01)
    var outline = source.snapshot(for: 0)
    outline.collapse(["A"])
    source.apply(outline, to: 0)
    screen.advance(by: 0.6)
    #expect(chevron.picture.transform == .identity && chevron.accessibilityLabel == "Expand")
  }

  @Test func itemsThatAreMovedKeepWhatIsBelowThem() {
    let (list, source) = make(.cell)
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.collectionView(list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
    #expect(source.snapshot(for: 0).rootItems == ["B", "A"] && source.snapshot().itemIdentifiers == ["B", "A", "a", "b"])
    source.collectionView(list, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
    #expect(source.snapshot(for: 0).parent(of: "B") == "A" && source.snapshot().itemIdentifiers == ["A", "B", "a", "b"])
  }
}
