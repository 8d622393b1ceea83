import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct DynamicLayoutTests {
  /// A layout with an item that falls to the bottom of the content.
  private final class Falling: UICollectionViewLayout {
    private(set) var animator: UIDynamicAnimator?
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }
    override func prepare() {
      guard animator == nil else { return }
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
      item.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      let animator = UIDynamicAnimator(collectionViewLayout: self)
      let floor = UICollisionBehavior(items: [item])
      floor.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(UIGravityBehavior(items: [item]))
      animator.addBehavior(floor)
      self.animator = animator
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      animator?.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      animator?.layoutAttributesForCell(at: indexPath)
    }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func aLayoutsItemsFall() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let layout = Falling(), source = Source()
    let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = source
    screen.show(list)
    screen.settle()
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.frame.minY < 20)
    for _ in 0..<180 { screen.advance(by: 1.0 / 60) }
    #expect(abs(cell.frame.maxY - 200) < 2 && cell.frame.minX == 20)
    #expect(layout.animator?.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
  }
}
