import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests data sources that come late, the sizes of new views, and the invalidation of layouts by changes of the bounds.
@Suite @MainActor struct CollectionBoundsTests {
  private static let header = UICollectionView.elementKindSectionHeader

  private final class Cell: UICollectionViewCell {
    let made: CGSize
    override init(frame: CGRect) {
      made = frame.size
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UICollectionReusableView {
    let made: CGSize
    override init(frame: CGRect) {
      made = frame.size
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    var count = 40
    /// The sizes of cells in the data source's method.
    var sizes: [CGSize] = []
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      sizes.append(cell.bounds.size)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
  }

  /// A layout that notes what it is asked.
  private final class AskingLayout: UICollectionViewFlowLayout {
    var asked: [(new: CGRect, present: CGRect)] = []
    var prepared = 0
    override func prepare() {
      prepared += 1
      super.prepare()
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      asked.append((newBounds, collectionView?.bounds ?? .zero))
      return true
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 2)
  private let source = Source()

  private func makeView(_ layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout()) -> UICollectionView {
    layout.itemSize = CGSize(width: 100, height: 80)
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(Header.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
    return view
  }

  @Test func aDataSourceMayComeAfterTheFirstLayout() {
    let view = makeView()
    screen.show(view)
    screen.settle()
    #expect(view.visibleCells.isEmpty)
    view.dataSource = source
    screen.settle()
    #expect(!view.visibleCells.isEmpty && view.contentSize.height > 400)
  }

  @Test func aDiffableDataSourceMayComeAfterTheFirstLayout() {
    let view = makeView()
    screen.show(view)
    screen.settle()
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<5))
    diffable.apply(snapshot, animatingDifferences: false)
    screen.settle()
    #expect(view.visibleCells.count == 5)
  }

  @Test func aTableTakesALateDataSourceToo() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400)), rows = Rows()
    screen.show(table)
    screen.settle()
    table.dataSource = rows
    screen.settle()
    #expect(table.visibleCells.count == 3)
  }

  @Test func viewsAreMadeWithTheSizeOfTheirAttributes() throws {
    let layout = UICollectionViewFlowLayout(), view = makeView(layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    view.dataSource = source
    screen.show(view)
    screen.settle()
    let cell = try #require(view.visibleCells.first as? Cell)
    let header = try #require(view.supplementaryView(forElementKind: Self.header, at: IndexPath(item: 0, section: 0)) as? Header)
    #expect(cell.made == CGSize(width: 100, height: 80) && header.made == CGSize(width: 320, height: 30))
    // Cells that are used again have the new size as well.
    layout.itemSize = CGSize(width: 60, height: 50)
    view.reloadData()
    source.sizes = []
    screen.settle()
    #expect(!source.sizes.isEmpty && source.sizes.allSatisfy { $0 == CGSize(width: 60, height: 50) })
  }

  @Test func aLayoutIsAskedOnceBeforeTheBoundsAreNew() {
    let layout = AskingLayout(), view = makeView(layout)
    view.dataSource = source
    screen.show(view)
    screen.settle()
    layout.asked = []
    layout.prepared = 0
    let before = view.bounds
    view.contentOffset.y = 70
    screen.settle()
    #expect(layout.asked.count == 1 && layout.prepared == 1)
    #expect(layout.asked.first?.new == view.bounds && layout.asked.first?.present == before)
    layout.asked = []
    let large = view.bounds
    view.frame.size.height = 300
    screen.settle()
    #expect(layout.asked.count == 1 && layout.asked.first?.present == large && layout.asked.first?.new.height == 300)
    #expect(layout.prepared == 2)
    screen.advance(by: 1)
    #expect(layout.prepared == 2, "it settles")
  }

  @Test func pinnedHeadersFollowALargeTitleThatCollapses() throws {
    final class Page: UIViewController {
      let list: UIView
      init(_ list: UIView) {
        self.list = list
        super.init(nibName: nil, bundle: nil)
        title = "Title"
      }
      required init?(coder: NSCoder) { nil }
      override func loadView() { view = list }
    }
    let layout = UICollectionViewFlowLayout(), view = makeView(layout)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    view.dataSource = source
    let navigation = UINavigationController(rootViewController: Page(view))
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.settle()
    #expect(navigation.navigationBar.frame.maxY == 96 && view.contentOffset.y == -96)
    view.contentOffset.y = 200
    screen.settle()
    let header = try #require(view.supplementaryView(forElementKind: Self.header, at: IndexPath(item: 0, section: 0)))
    #expect(navigation.navigationBar.frame.maxY == 44)
    #expect(header.convert(header.bounds, to: nil).minY == 44)
  }
}
