import Hosting
import Testing

@testable import vitrine

@Suite struct TreeChangesTests {
  private func view(
    _ id: Int, _ depth: Int, _ type: String, _ frame: (Double, Double, Double, Double) = (0, 0, 10, 10), name: String? = nil,
    text: String? = nil
  ) -> InspectedView {
    let (x, y, w, h) = frame
    return InspectedView(id: id, depth: depth, type: type, name: name, text: text, corners: [x, y, x + w, y, x + w, y + h, x, y + h])
  }

  @Test func aMovedButtonIsNamedByItsNewNumber() {
    let old = [view(1, 0, "UIWindow"), view(2, 1, "UIButton", (20, 100, 120, 44), name: "buy of Page", text: "Buy")]
    let new = [view(7, 0, "UIWindow"), view(8, 1, "UIButton", (20, 140.5, 150, 44), name: "buy of Page", text: "Buy now")]
    #expect(
      TreeChanges(from: old, to: new).lines == [
        "8 UIButton \"Buy now\" buy of Page: moved from (20 100) to (20 140.5), resized from 120 x 44 to 150 x 44, "
          + "text \"Buy\" became \"Buy now\""
      ])
    #expect(TreeChanges(from: old, to: old).lines.isEmpty)
  }

  @Test func whatCameAndWentIsToldOnceWithWhatIsInside() {
    let old = [view(1, 0, "UIWindow"), view(2, 1, "Card"), view(3, 2, "UILabel", text: "A"), view(4, 1, "UILabel", text: "Z")]
    var gone = view(9, 1, "Sheet")
    gone.unseen = .clipped
    let new = [view(1, 0, "UIWindow"), view(4, 1, "UILabel", text: "Z"), gone, view(10, 2, "UILabel"), view(11, 2, "UILabel")]
    #expect(
      TreeChanges(from: old, to: new).lines == [
        "came 9 Sheet (0 0; 10 10) clipped with 2 views", "went 2 Card with 1 view",
      ])
  }

  @Test func whatIsSeenNoMoreIsTold() {
    let old = [view(1, 0, "UIWindow"), view(2, 1, "UILabel", text: "Error")]
    var new = old
    new[1].unseen = .hidden
    #expect(TreeChanges(from: old, to: new).lines == ["2 UILabel \"Error\": is hidden now"])
    #expect(TreeChanges(from: new, to: old).lines == ["2 UILabel \"Error\": is seen now"])
  }
}
