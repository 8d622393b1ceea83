import Testing
import VitrineTesting

@testable import UIKit

/// Tests transitions between layouts with a progress (Apple: UICollectionViewTransitionLayout).
@Suite @MainActor struct LayoutTransitionTests {
  final class Middle: UICollectionViewTransitionLayout {}

  final class Fixture: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
    let (grid, list) = (Fixture.flow(100, 100), Fixture.flow(300, 60))
    let view: UICollectionView
    var ended: [[Bool]] = []

    override init() {
      view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: grid)
      super.init()
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = self
      view.delegate = self
      screen.show(view)
      screen.settle()
    }

    static func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width, height: height)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
      return layout
    }

    func start() -> UICollectionViewTransitionLayout {
      view.startInteractiveTransition(to: list) { [weak self] in self?.ended.append([$0, $1]) }
    }
    func frame(_ item: Int) -> CGRect? { view.cellForItem(at: IndexPath(item: item, section: 0))?.frame }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
      newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout { Middle(currentLayout: fromLayout, nextLayout: toLayout) }
  }

  @Test func itemsStandBetweenTwoLayouts() throws {
    let fixture = Fixture()
    let transition = fixture.start()
    #expect(transition is Middle && fixture.view.collectionViewLayout === transition)
    #expect(transition.currentLayout === fixture.grid && transition.nextLayout === fixture.list)
    fixture.screen.settle()
    #expect(fixture.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 100))
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    fixture.screen.settle()
    #expect(fixture.frame(1) == CGRect(x: 50, y: 30, width: 200, height: 80))
    #expect(fixture.view.contentSize == CGSize(width: 300, height: 420))
    transition.updateValue(3, forAnimatedKey: "angle")
    #expect(transition.value(forAnimatedKey: "angle") == 3 && transition.value(forAnimatedKey: "other") == 0)
  }

  @Test func finishingGoesOnToTheNewLayout() {
    let fixture = Fixture()
    let transition = fixture.start()
    transition.transitionProgress = 0.5
    transition.invalidateLayout()
    fixture.screen.settle()
    fixture.view.finishInteractiveTransition()
    #expect(fixture.view.collectionViewLayout === fixture.list && fixture.ended.isEmpty)
    #expect(fixture.grid.collectionView == nil && fixture.list.collectionView === fixture.view && transition.collectionView == nil)
    fixture.screen.advance(by: 1)
    #expect(fixture.frame(1) == CGRect(x: 0, y: 60, width: 300, height: 60))
    #expect(fixture.ended == [[true, true]])
  }

  @Test func cancellingGoesBack() {
    let fixture = Fixture()
    let transition = fixture.start()
    transition.transitionProgress = 0.8
    transition.invalidateLayout()
    fixture.screen.settle()
    fixture.view.cancelInteractiveTransition()
    fixture.screen.advance(by: 1)
    #expect(fixture.view.collectionViewLayout === fixture.grid && fixture.list.collectionView == nil)
    #expect(fixture.frame(1) == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(fixture.ended == [[true, false]])
  }

  @Test func nonsenseDoesNotTrap() {
    let fixture = Fixture()
    fixture.view.finishInteractiveTransition()
    fixture.view.cancelInteractiveTransition()
    let transition = fixture.start()
    #expect(fixture.start() === transition)
    for progress in [-1, 2, CGFloat.nan, .infinity] {
      transition.transitionProgress = progress
      transition.invalidateLayout()
      fixture.screen.settle()
    }
    fixture.view.reloadData()
    fixture.screen.settle()
    fixture.view.setCollectionViewLayout(fixture.list, animated: false)
    fixture.screen.settle()
    #expect(fixture.frame(0)?.width == 300 && fixture.list.collectionView === fixture.view)
  }
}
