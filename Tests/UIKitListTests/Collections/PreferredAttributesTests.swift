import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct PreferredAttributesTests {
  /// A layout of three squares in a row, which ignores preferred attributes.
  private final class Row: UICollectionViewLayout {
    var made: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      made = (0..<3).map { index in
        let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
        one.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 100)
        return one
      }
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { made }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { made[indexPath.item] }
  }

  /// A cell that changes its preferred attributes.
  private final class Wide: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.width = 20
      return attributes
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aWishThatTheLayoutRefusesChangesNothing() {
    let row = Row(), source = Source()
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 100), collectionViewLayout: row)
    view.register(Wide.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100])
    #expect(row.made.map(\.frame.width) == [100, 100, 100])
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.width) == [100, 100, 100])
  }

  /// Apple's documentation of `UICollectionViewLayoutAttributes`: attributes are compared by their values.
  @Test func attributesAreComparedByTheirValues() throws {
    let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 2))
    one.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    let other = try #require(one.copy() as? UICollectionViewLayoutAttributes)
    #expect(one == other && one !== other && one.hash == other.hash && Set([one, other]).count == 1)
    for change in [{ $0.alpha = 0.5 }, { $0.zIndex = 3 }, { $0.center.x += 1 }, { $0.indexPath.item = 0 }]
      as [(UICollectionViewLayoutAttributes) -> Void]
    {
      let changed = try #require(one.copy() as? UICollectionViewLayoutAttributes)
      change(changed)
      #expect(changed != one)
    }
    let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "a", with: one.indexPath)
    #expect(header != UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "b", with: one.indexPath))
    #expect(header != UICollectionViewLayoutAttributes(forCellWith: one.indexPath))
  }
}
