import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests reordering items of a diffable data source by the user.
@Suite @MainActor struct DiffableReorderTests {
  private typealias Source = UICollectionViewDiffableDataSource<String, Int>

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1)
  private let view: UICollectionView
  private let source: Source

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 80)
    (flow.minimumInteritemSpacing, flow.minimumLineSpacing) = (0, 0)
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = item
      return cell
    }
    var snapshot = Source.Snapshot()
    snapshot.appendSections(["a", "b", "c"])
    snapshot.appendItems([0, 1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5], toSection: "b")
    screen.show(view)
    source.apply(snapshot, animatingDifferences: false)
    screen.settle()
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }
  private var order: [[Int]] { ["a", "b", "c"].map { source.snapshot().itemIdentifiers(inSection: $0) } }
  private var shown: [[Int]] {
    (0..<3).map { section in (0..<view.numberOfItems(inSection: section)).map { view.cellForItem(at: path(section, $0))?.tag ?? -1 } }
  }

  private func carry(_ from: IndexPath, to point: CGPoint) -> Bool {
    guard view.beginInteractiveMovementForItem(at: from) else { return false }
    view.updateInteractiveMovementTargetPosition(point)
    screen.advance(by: 0.5)
    view.endInteractiveMovement()
    screen.advance(by: 0.5)
    return true
  }

  @Test func itemsStayUnlessAHandlerLetsThemGo() {
    #expect(!carry(path(0, 0), to: CGPoint(x: 200, y: 40)))
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    #expect(!carry(path(0, 2), to: CGPoint(x: 40, y: 40)) && carry(path(0, 0), to: CGPoint(x: 200, y: 40)))
    #expect(order == [[1, 2, 0, 3], [4, 5], []] && shown == order)
  }

  @Test func handlersHearOfTheOrderBeforeAndAfter() throws {
    var calls: [String] = [], heard: [NSDiffableDataSourceTransaction<String, Int>] = []
    source.reorderingHandlers.canReorderItem = { _ in true }
    source.reorderingHandlers.willReorder = { [source] in
      calls.append("will \(source.snapshot().itemIdentifiers)")
      heard.append($0)
    }
    source.reorderingHandlers.didReorder = { [source] in
      calls.append("did \(source.snapshot().itemIdentifiers)")
      heard.append($0)
    }
    #expect(carry(path(0, 3), to: CGPoint(x: 40, y: 40)))
    #expect(calls == ["will [0, 1, 2, 3, 4, 5]", "did [3, 0, 1, 2, 4, 5]"])
    let last = try #require(heard.last)
    #expect(last.initialSnapshot.itemIdentifiers == [0, 1, 2, 3, 4, 5] && last.finalSnapshot.itemIdentifiers == [3, 0, 1, 2, 4, 5])
    #expect(last.sectionTransactions.map(\.sectionIdentifier) == ["a"])
    let old = ["0", "1", "2", "3"].map { Int($0)! }
    #expect(old.applying(try #require(last.sectionTransactions.first).difference) == [3, 0, 1, 2])
    let moved = last.difference.removals.first
    guard case .remove(let offset, let element, let associated)? = moved else {
      Issue.record("nothing was removed")
      return
    }
    #expect(offset == 3 && element == 3 && associated == 0)
  }

  @Test func anItemGoesToAnotherSection() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    var changed: [String] = []
    source.reorderingHandlers.didReorder = { changed = $0.sectionTransactions.map(\.sectionIdentifier) }
    #expect(carry(path(0, 1), to: CGPoint(x: 40, y: 120)))
    #expect(order == [[0, 2, 3], [1, 4, 5], []] && shown == order && changed == ["a", "b"])
    // Moves by code: to the end of a section, and into an empty section.
    source.collectionView(view, moveItemAt: path(0, 0), to: path(1, 3))
    #expect(order == [[2, 3], [1, 4, 5, 0], []])
    source.collectionView(view, moveItemAt: path(1, 0), to: path(2, 0))
    #expect(order == [[2, 3], [4, 5, 0], [1]])
    source.collectionView(view, moveItemAt: path(7, 0), to: path(0, 0))
    source.collectionView(view, moveItemAt: path(0, 0), to: path(9, 0))
    #expect(order == [[2, 3], [4, 5, 0], [1]], "there is no such place")
  }

  @Test func whatIsLetGoChangesNothing() {
    source.reorderingHandlers.canReorderItem = { _ in true }
    var count = 0
    source.reorderingHandlers.didReorder = { _ in count += 1 }
    #expect(view.beginInteractiveMovementForItem(at: path(0, 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 40))
    view.cancelInteractiveMovement()
    screen.advance(by: 0.5)
    #expect(order == [[0, 1, 2, 3], [4, 5], []] && shown == order && count == 0)
  }
}
