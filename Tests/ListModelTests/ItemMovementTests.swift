import FoundationCompatibility
import Testing

@testable import ListModel

@Suite struct ItemMovementTests {
  private func path(_ item: Int, _ section: Int) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func theDataIsFoundWhereTheLayoutHasMovedIt() {
    let lists = [["a", "b", "c", "d"], ["e", "f"]]
    for section in lists.indices {
      for item in lists[section].indices {
        for goal in lists.indices {
          for place in 0...(lists[goal].count - (goal == section ? 1 : 0)) {
            var moved = lists
            moved[goal].insert(moved[section].remove(at: item), at: place)
            let movement = ItemMovement(original: path(item, section), current: path(place, goal), center: .zero)
            for (s, items) in moved.enumerated() {
              for (i, text) in items.enumerated() {
                let source = movement.source(of: path(i, s))
                #expect(lists[source.section][source.item] == text)
              }
            }
          }
        }
      }
    }
  }
}
