import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests interactive movement of items.
@Suite @MainActor struct ItemMovementTests {
  private final class Cell: UICollectionViewCell {
    let label = UILabel()
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { nil }
  }

  /// Shows four squares of 80 points per line.
  private final class Controller: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var calls: [String] = []
    var fixed: Set<IndexPath> = []
    var target: ((IndexPath) -> IndexPath)?
    var sizes: [String: CGSize] = [:]

    init(_ sections: [[String]]) {
      self.sections = sections
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 80, height: 80)
      flow.minimumInteritemSpacing = 0
      flow.minimumLineSpacing = 0
      super.init(collectionViewLayout: flow)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    private func name(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = sections[indexPath.section][indexPath.item]
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      !fixed.contains(indexPath)
    }
    override func collectionView(_ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
      calls.append("move \(name(source)) to \(name(destination))")
      let item = sections[source.section].remove(at: source.item)
      sections[destination.section].insert(item, at: destination.item)
    }
    override func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt original: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
      calls.append("target \(name(original)) at \(name(proposed))")
      return target?(proposed) ?? proposed
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("select \(name(indexPath))")
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[sections[indexPath.section][indexPath.item]] ?? CGSize(width: 80, height: 80) }

    var texts: [String] { collectionView.visibleCells.map { ($0 as? Cell)?.label.text ?? "?" } }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 400), scale: 1)
  private let controller: Controller
  private var view: UICollectionView { controller.collectionView }

  init() { self.init([(0..<12).map { "\($0)" }]) }

  private init(_ sections: [[String]]) {
    controller = Controller(sections)
    screen.show(controller)
    screen.settle()
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func aLongPressCarriesAnItem() throws {
    let carried = try #require(view.cellForItem(at: path(0)))
    screen.touch(.began, at: CGPoint(x: 30, y: 40))
    screen.advance(by: 0.6)
    #expect(carried.configurationState.isReordering)
    for point in [CGPoint(x: 120, y: 40), CGPoint(x: 200, y: 120)] {
      screen.touch(.moved, at: point)
      screen.advance(by: 0.5)
    }
    #expect(carried.center == CGPoint(x: 210, y: 120), "as it was taken")
    #expect(controller.calls == ["target 0.0 at 0.1", "target 0.0 at 0.6"])
    #expect(controller.sections[0][0] == "0", "the data waits")
    screen.touch(.ended, at: CGPoint(x: 200, y: 120))
    screen.advance(by: 0.5)
    #expect(
      controller.calls.last == "move 0.0 to 0.6"
        && controller.sections[0] == ["1", "2", "3", "4", "5", "6", "0"] + (7...11).map(String.init))
    #expect(controller.texts == controller.sections[0])
    #expect(view.cellForItem(at: path(6)) === carried && carried.frame == CGRect(x: 160, y: 80, width: 80, height: 80))
    #expect(
      carried.layer.zPosition == 0 && !carried.configurationState.isReordering && !controller.calls.contains { $0.hasPrefix("select") })
  }

  @Test func othersMakeRoomAndComeBack() {
    #expect(view.beginInteractiveMovementForItem(at: path(5)))
    #expect(!view.beginInteractiveMovementForItem(at: path(1)), "one at a time")
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 40))
    screen.advance(by: 0.5)
    #expect(view.cellForItem(at: path(1))?.frame.origin == CGPoint(x: 80, y: 0))
    #expect(controller.texts == ["5", "0", "1", "2", "3", "4"] + (6...11).map(String.init))
    view.cancelInteractiveMovement()
    screen.advance(by: 0.5)
    #expect(controller.texts == (0..<12).map(String.init) && controller.calls == ["target 0.5 at 0.0"])
    #expect(view.cellForItem(at: path(5))?.frame == CGRect(x: 80, y: 80, width: 80, height: 80))
    view.endInteractiveMovement()
    view.updateInteractiveMovementTargetPosition(CGPoint(x: CGFloat.nan, y: 3))
    #expect(controller.calls.count == 1)
  }

  @Test func whatTheDataSourceHoldsStays() {
    controller.fixed = [path(2)]
    #expect(!view.beginInteractiveMovementForItem(at: path(2)) && !view.beginInteractiveMovementForItem(at: path(99)))
    screen.touch(.began, at: CGPoint(x: 200, y: 40))
    screen.advance(by: 0.6)
    screen.touch(.moved, at: CGPoint(x: 40, y: 200))
    screen.touch(.ended, at: CGPoint(x: 40, y: 200))
    screen.advance(by: 0.5)
    #expect(!controller.calls.contains { $0.hasPrefix("move") })
  }

  @Test func itemsGoFromSectionToSection() {
    let test = ItemMovementTests([["a", "b"], ["c", "d"]])
    #expect(test.view.beginInteractiveMovementForItem(at: path(0)))
    test.view.updateInteractiveMovementTargetPosition(CGPoint(x: 120, y: 120))
    test.screen.advance(by: 0.4)
    #expect(test.view.numberOfItems(inSection: 0) == 1 && test.view.numberOfItems(inSection: 1) == 3)
    test.view.endInteractiveMovement()
    test.screen.advance(by: 0.4)
    #expect(test.controller.sections == [["b"], ["c", "a", "d"]] && test.controller.texts == ["b", "c", "a", "d"])
  }

  /// Sizes belong to items, and move with them.
  @Test func sizesGoAlong() {
    controller.sizes = ["0": CGSize(width: 160, height: 80)]
    view.collectionViewLayout.invalidateLayout()
    screen.settle()
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 300, y: 40))
    screen.advance(by: 0.4)
    #expect(view.cellForItem(at: path(2))?.frame.size == CGSize(width: 160, height: 80))
    #expect(view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 80, height: 80))
  }

  @Test func otherChangesPutTheItemBackFirst() {
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 280, y: 40))
    controller.sections[0].removeLast()
    view.deleteItems(at: [path(11)])
    screen.advance(by: 0.5)
    #expect(controller.texts == (0..<11).map(String.init))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 280, y: 40))
    view.reloadData()
    screen.advance(by: 0.5)
    view.endInteractiveMovement()
    #expect(controller.texts == (0..<11).map(String.init) && !controller.calls.contains { $0.hasPrefix("move") })
  }

  @Test func atTheEdgeItScrolls() {
    let test = ItemMovementTests([(0..<200).map { "\($0)" }])
    #expect(test.view.beginInteractiveMovementForItem(at: path(0)))
    test.view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 396))
    test.screen.advance(by: 2)
    #expect(test.view.contentOffset.y > 500)
    test.view.endInteractiveMovement()
    test.screen.advance(by: 0.5)
    let place = test.controller.sections[0].firstIndex(of: "0") ?? 0
    #expect(place >= 30 && test.controller.calls.last == "move 0.0 to 0.\(place)")
    #expect(!test.screen.display.wantsFrames)
  }
}
