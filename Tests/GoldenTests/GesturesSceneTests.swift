import Display
import SampleScenes
import Testing
import UIKit

@testable import VitrineTesting

/// Replays scripts in the Gestures scene, and compares the calls that it logs.
@Suite(.serialized) @MainActor struct GesturesSceneTests {
  private let screen: HeadlessScreen

  init() throws {
    let scene = try #require(SampleScenes.named("Gestures"))
    screen = HeadlessScreen(size: scene.size, scale: 1)
    screen.show(scene.makeRootViewController())
    screen.settle()
  }

  /// Replays the events of a script, which begins now, and returns the last log of the scene.
  private func perform(_ events: String) throws -> [String] {
    screen.replay(try EventReader.read("vitrine events 1\nscene \"Gestures\"\nsize 375 667\nscale 1\n" + events))
    func labels(_ view: UIView) -> [String] { ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels) }
    return labels(screen.window).first { $0.contains(": ") && !$0.hasPrefix("Drag") }?.components(separatedBy: "\n") ?? []
  }

  private func card(_ name: String) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityLabel == "Card \(name)" ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(screen.window))
  }

  @Test func aDragMovesTheCardByItsWay() throws {
    let card = try card("Two"), before = card.center
    let calls = try perform(
      """
      0.1 touch 0 began 187 330
      0.15 touch 0 moved 187 338
      0.2 touch 0 moved 190 350
      0.25 touch 0 moved 207 360
      0.4 touch 0 ended 207 360
      0.5 end
      """)
    #expect(calls == ["pan of Two: began", "pan of Two: ended"])
    #expect(card.center == CGPoint(x: before.x + 20, y: before.y + 30))
  }

  @Test func twoFingersPinchTurnAndDragAtOnce() throws {
    let card = try card("Two")
    let calls = try perform(
      """
      0.1 touch 0 began 160 330 , 1 began 210 330
      0.2 touch 0 moved 145 320 , 1 moved 235 350
      0.3 touch 0 moved 140 310 , 1 moved 245 370
      0.4 touch 0 ended 140 310 , 1 ended 245 370
      0.5 end
      """)
    #expect(Set(calls.suffix(3)) == ["pan of Two: ended", "pinch of Two: ended", "rotation of Two: ended"])
    let angle = atan2(card.transform.b, card.transform.a), scale = hypot(card.transform.a, card.transform.b)
    #expect(abs(angle - atan2(60, 105)) < 0.01 && abs(scale - hypot(105, 60) / 50) < 0.01)
  }

  @Test func tapsHoldsAndSwipesAreToldApart() throws {
    #expect(
      try perform("0.1 touch 0 began 187 330\n0.15 touch 0 ended 187 330\n0.3 end\n") == [], "it may become a double tap")
    #expect(try perform("0.3 end\n") == ["tap of Two: ended"])
    #expect(
      try perform(
        """
        0.1 touch 0 began 187 330
        0.15 touch 0 ended 187 330
        0.3 touch 0 began 187 330
        0.35 touch 0 ended 187 330
        1 end
        """
      ).last == "double tap of Two: ended")
    #expect(
      try perform("0.1 touch 0 began 187 330\n0.7 end\n").last == "press of Two: began")
    #expect(try card("Two").layer.borderWidth == 4)
    #expect(try perform("0.1 touch 0 ended 187 330\n0.2 end\n").last == "press of Two: ended")
    let place = try card("One").center
    #expect(
      try perform(
        """
        0.1 touch 0 began 60 520
        0.15 touch 0 moved 90 520
        0.2 touch 0 moved 130 522
        0.3 touch 0 ended 140 522
        1 end
        """
      ).last == "swipe: ended")
    #expect(try card("One").center != place)
  }

  @Test func aScriptGivesTheSamePictureEveryTime() throws {
    let events = "0.1 touch 0 began 187 330\n0.2 + touch 0 moved 187 340\n0.2 touch 0 moved 220 380\n0.3 touch 0 ended 220 380\n1 end\n"
    _ = try perform(events)
    let again = try Self()
    _ = try again.perform(events)
    #expect(PictureDifference(screen.image.pixels, again.screen.image.pixels, tolerance: .exact).isWithinTolerance)
  }
}
