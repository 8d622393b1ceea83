import Foundation
import Testing

@testable import SnapshotReport

@Suite struct TreeTests {
  private typealias View = SnapshotTree.View

  private func tree(_ views: [View]) -> SnapshotTree { SnapshotTree(preview: "A", size: [100, 200], scale: 2, views: views) }

  private func sentences(_ old: [View], _ new: [View]) -> [String] {
    TreeDifference(from: tree(old), to: tree(new)).changes.map(\.sentence)
  }

  private let window = View(depth: 0, type: "UIWindow", frame: [0, 0, 100, 200])
  private func stack(_ y: Double) -> View { View(depth: 1, type: "UIStackView", frame: [0, y, 100, 100], draws: false) }
  private func label(_ text: String, _ y: Double, depth: Int = 2, height: Double = 20) -> View {
    View(depth: depth, type: "UILabel", text: text, frame: [10, y, 80, height])
  }

  @Test func equalTreesHaveNoChanges() {
    let views = [window, stack(0), label("a", 0), label("b", 30)]
    #expect(sentences(views, views).isEmpty)
  }

  @Test func onlyTheContainerMoved() {
    let old = [window, stack(0), label("a", 0), label("b", 30)], new = [window, stack(8), label("a", 8), label("b", 38)]
    #expect(sentences(old, new) == ["UIStackView with \"a\" moved 8 down"])
  }

  @Test func aViewInBetweenComesAndTheRestMoves() {
    let old = [window, stack(0), label("a", 0), label("c", 20)]
    let new = [window, stack(0), label("a", 0), label("b", 20), label("c", 40)]
    #expect(sentences(old, new) == ["UILabel \"b\" came", "UILabel \"c\" moved 20 down"])
    #expect(sentences(new, old) == ["UILabel \"b\" went", "UILabel \"c\" moved 20 up"])
  }

  @Test func whatComesWithItsContentsIsNamedOnce() {
    let old = [window], new = [window, stack(0), label("a", 0), label("b", 30)]
    #expect(sentences(old, new) == ["UIStackView with \"a\" came, with 2 views in it"])
  }

  @Test func sizeColorAndTextAreTold() {
    var old = label("Sign in", 0), new = label("Log in", 0, height: 24)
    (old.name, new.name) = ("title of LoginView", "title of LoginView")
    (old.colors, new.colors) = (["text": "#000000"], ["text": "#FF0000", "background": "#FFFFFF"])
    let changes = TreeDifference(from: tree([window, stack(0), old]), to: tree([window, stack(0), new])).changes
    #expect(
      changes.map(\.sentence) == [
        "title of LoginView was 80 x 20, is 80 x 24", "title of LoginView background was none, is #FFFFFF",
        "title of LoginView text was #000000, is #FF0000", "title of LoginView text was \"Sign in\", is \"Log in\"",
      ])
    #expect(changes.map(\.kind) == [.resized, .color, .color, .text])
  }

  @Test func aViewUnderAnotherSuperviewIsTheSame() {
    let old = [window, stack(0), label("a", 0), stack(100)], new = [window, stack(0), stack(100), label("a", 100)]
    #expect(sentences(old, new).isEmpty, "it has the same place in its superview")
  }

  @Test func equalChangesAreJoined() {
    let old = [window, stack(0)] + (0..<9).map { label("\($0)", Double($0) * 20) }
    let new = [window, stack(0)] + (0..<9).map { label("\($0)", Double($0) * 20 + 4) }
    #expect(sentences(old, new) == ["UILabel \"0\" moved 4 down (and 8 other views)"])
  }

  @Test func whatIsHiddenIsToldOnce() {
    var hidden = label("a", 50)
    hidden.unseen = "hidden"
    #expect(sentences([window, label("a", 0, depth: 1)], [window, hidden]).contains("UILabel \"a\" is no longer seen (hidden)"))
  }

  @Test func theFileHasALineForEachViewAndIsReadAgain() throws {
    let views = [window, stack(0), label("a \"quoted\" / <b>", 0)]
    let data = try tree(views).data
    #expect(String(decoding: data, as: UTF8.self).split(separator: "\n").count == 5)
    #expect(try SnapshotTree(data) == tree(views))
    #expect(throws: (any Error).self) { try SnapshotTree(Data("{}".utf8)) }
  }

  @Test func theDeepestDrawingViewOwnsARegion() {
    let overlay = View(depth: 1, type: "Overlay", frame: [0, 0, 100, 200], draws: false)
    let views = [window, stack(0), label("a", 0), label("b", 30), overlay]
    var region = ChangedRegion(x: 20, y: 4, width: 10, height: 80, pixels: 4)
    region.samples = [.init(x: 21, y: 5), .init(x: 22, y: 6), .init(x: 22, y: 62), .init(x: 190, y: 300)]
    #expect(RegionOwners([tree(views), nil]).owners(of: region) == ["UILabel \"a\"", "UILabel \"b\"", "UIWindow"])
    #expect(RegionOwners([nil]).owners(of: region).isEmpty)
  }

  /// A region of a button named the views that UIKit draws it with: "UIView, TextDrawingView" (a login form of a banking application).
  @Test func partsOfAControlCountAsTheControl() {
    var button = View(depth: 1, type: "UIButton", text: "Sign In", frame: [0, 0, 100, 40], draws: false)
    button.name = "signInButton of LoginViewController"
    let views = [
      window, button, View(depth: 2, type: "ConfiguredBackground", frame: [0, 0, 100, 40], draws: false),
      View(depth: 3, type: "UIView", frame: [0, 0, 100, 40]),
    ]
    var region = ChangedRegion(x: 0, y: 0, width: 10, height: 8, pixels: 1)
    region.samples = [.init(x: 4, y: 4)]
    #expect(RegionOwners([tree(views)]).owners(of: region) == ["signInButton of LoginViewController"])
  }
}
