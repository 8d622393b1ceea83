import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Swipes, selection and moving in lists.
@Suite @MainActor struct ListInteractionTests {
  private func swipable(
    _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain, performed: @escaping (String) -> Void = { _ in },
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) -> ListFixture {
    ListFixture(appearance, counts: [5]) {
      $0.trailingSwipeActionsConfigurationProvider = { path in
        guard path.item > 0 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
            performed("delete \(path.item)")
            done(true)
          }
        ])
      }
      $0.leadingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }])
      }
    } configure: {
      configure($0, $1)
    }
  }

  @Test func aSwipeShowsActionsAndATapPerformsThem() throws {
    var performed: [String] = []
    let fixture = swipable { performed.append($0) }
    fixture.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    let cell = try #require(fixture.cell(1))
    #expect(cell.frame.minX < -70 && cell.configurationState.isSwiped && fixture.list.contentOffset.y == 0)
    fixture.screen.tap(at: CGPoint(x: 300, y: 66))
    fixture.screen.advance(by: 0.5)
    #expect(performed == ["delete 1"] && cell.frame.minX == 0 && !cell.configurationState.isSwiped && fixture.selected.isEmpty)
  }

  @Test func bothEdgesHaveActions() {
    let fixture = swipable()
    fixture.screen.drag(from: CGPoint(x: 150, y: 22), to: CGPoint(x: 250, y: 22), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    #expect((fixture.cell(0)?.frame.minX ?? 0) > 70)
    // A touch elsewhere puts the row back, and selects nothing.
    fixture.screen.tap(at: CGPoint(x: 100, y: 110))
    fixture.screen.advance(by: 0.5)
    #expect(fixture.cell(0)?.frame.minX == 0 && fixture.selected.isEmpty)
    // No actions at the trailing edge of the first item.
    fixture.screen.drag(from: CGPoint(x: 250, y: 22), to: CGPoint(x: 150, y: 22), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    #expect(fixture.cell(0)?.frame.minX == 0)
  }

  @Test func itemsThatCannotBeEditedAreNotSwiped() {
    let fixture = swipable()
    fixture.uneditable = [IndexPath(item: 1, section: 0)]
    fixture.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    #expect(fixture.cell(1)?.frame.minX == 0)
  }

  @Test func scrollingClosesTheRow() {
    let fixture = swipable()
    fixture.counts = [50]
    fixture.list.reloadData()
    fixture.screen.settle()
    fixture.screen.drag(from: CGPoint(x: 250, y: 66), to: CGPoint(x: 150, y: 68), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    fixture.screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), duration: 0.2)
    fixture.screen.advance(by: 2)
    #expect(fixture.list.swiping?.swipe == nil && fixture.list.visibleCells.allSatisfy { $0.frame.minX == 0 && $0.aside == 0 })
  }

  @Test func theActionsOfAGroupHaveItsCorners() throws {
    let fixture = swipable(.insetGrouped)
    fixture.screen.drag(from: CGPoint(x: 250, y: 35 + 4 * 44 + 22), to: CGPoint(x: 150, y: 35 + 4 * 44 + 22), duration: 0.2)
    fixture.screen.advance(by: 0.5)
    let actions = try #require(fixture.list.swiping?.swipe?.actions)
    #expect(actions.layer.cornerRadius == 10 && actions.layer.maskedCorners == [.layerMaxXMaxYCorner] && actions.frame.maxX == 304)
  }

  @Test func theDeleteAccessoryShowsTheActions() {
    let fixture = swipable { cell, _ in cell.accessories = [.delete()] }
    fixture.list.isEditing = true
    fixture.screen.advance(by: 0.5)
    fixture.screen.tap(at: CGPoint(x: 27, y: 66))
    fixture.screen.advance(by: 0.5)
    #expect((fixture.cell(1)?.frame.minX ?? 0) < -70)
  }

  private func swipable(configure: @escaping (UICollectionViewListCell, IndexPath) -> Void) -> ListFixture {
    swipable(.plain, performed: { _ in }, configure: configure)
  }

  // MARK: Selection

  @Test func selectedAndHighlightedCellsHaveABackground() {
    let fixture = ListFixture(.plain)
    let quiet = fixture.screen.color(at: CGPoint(x: 250, y: 22))
    fixture.screen.touch(.began, at: CGPoint(x: 100, y: 22))
    fixture.screen.advance(by: 0.3)
    let lit = fixture.screen.color(at: CGPoint(x: 250, y: 22))
    #expect(lit != quiet && fixture.cell(0)?.lines == [])
    fixture.screen.touch(.ended, at: CGPoint(x: 100, y: 22))
    #expect(fixture.selected == [IndexPath(item: 0, section: 0)] && fixture.screen.color(at: CGPoint(x: 250, y: 22)) == lit)
    fixture.list.deselectItem(at: IndexPath(item: 0, section: 0), animated: false)
    fixture.screen.settle()
    #expect(fixture.screen.color(at: CGPoint(x: 250, y: 22)) == quiet && fixture.cell(0)?.lines.count == 1)
  }

  @Test func severalItemsAreSelectedWhileEditing() throws {
    let fixture = ListFixture(.plain) { _ in
    } configure: { cell, _ in
      cell.accessories = [.multiselect()]
    }
    fixture.list.allowsMultipleSelectionDuringEditing = true
    fixture.list.isEditing = true
    fixture.screen.advance(by: 0.5)
    let ring = try #require(fixture.cell(0)?.view(UIImageView.self))
    let empty = ring.image
    for y in [22, 66] { fixture.screen.tap(at: CGPoint(x: 100, y: y)) }
    #expect(fixture.list.indexPathsForSelectedItems?.count == 2 && ring.image !== empty)
    fixture.screen.tap(at: CGPoint(x: 20, y: 22))
    #expect(fixture.list.indexPathsForSelectedItems?.count == 1 && ring.image === empty)
    fixture.list.isEditing = false
    fixture.screen.advance(by: 0.5)
    #expect(fixture.list.indexPathsForSelectedItems == [] && fixture.cell(0)?.contentView.frame.minX == 0)
  }

  @Test func editedListsSelectNothingUnlessTheyMay() {
    let fixture = ListFixture(.plain)
    fixture.list.isEditing = true
    fixture.screen.tap(at: CGPoint(x: 100, y: 22))
    #expect(fixture.selected.isEmpty)
    fixture.list.allowsSelectionDuringEditing = true
    fixture.screen.tap(at: CGPoint(x: 100, y: 22))
    #expect(fixture.selected.count == 1)
  }

  // MARK: Moving

  @Test func theGripMovesAnItem() {
    let fixture = ListFixture(.plain, counts: [4]) { _ in
    } configure: { cell, _ in
      cell.accessories = [.reorder()]
    }
    fixture.list.isEditing = true
    fixture.screen.advance(by: 0.5)
    fixture.screen.touch(.began, at: CGPoint(x: 293, y: 22))
    for y in stride(from: 30, through: 110, by: 10) {
      fixture.screen.advance(by: 1.0 / 60)
      fixture.screen.touch(.moved, at: CGPoint(x: 293, y: y))
    }
    #expect(fixture.list.movement != nil && fixture.list.contentOffset.y == 0)
    fixture.screen.touch(.ended, at: CGPoint(x: 293, y: 110))
    fixture.screen.advance(by: 0.5)
    #expect(fixture.moved == [[IndexPath(item: 0, section: 0), IndexPath(item: 2, section: 0)]])
    #expect(fixture.list.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
  }
}
