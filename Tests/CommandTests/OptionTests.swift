import Display
import Foundation
import Testing

@testable import vitrine

@Suite struct OptionTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("feed", "feed", 0), ("fed", "feed", 1), ("fede", "feed", 1), ("kitten", "sitting", 3),
  ]) func editDistanceCountsTheLeastChanges(_ left: String, _ right: String, _ distance: Int) {
    #expect(editDistance(left, right) == distance && editDistance(right, left) == distance)
  }

  @Test func theNearestNamesComeFirst() {
    let names = ["Feed", "Feet", "Typography", "Touches"]
    #expect(SceneName.nearest(to: "fed", among: names) == ["Feed", "Feet"])
    #expect(SceneName.nearest(to: "typo", among: names) == ["Typography"])
    #expect(SceneName.nearest(to: "", among: names).isEmpty)
    #expect(SceneName.nearest(to: String(repeating: "x", count: 100_000), among: names).isEmpty)
  }

  @Test func sizesAreWrittenAsWidthXHeight() throws {
    #expect(try PointSize("375x667.5").size == CGSize(width: 375, height: 667.5))
    #expect(try PointSize("10X20").size == CGSize(width: 10, height: 20))
    for text in ["", "x", "10", "10x", "10x20x30", "axb", "infx1"] { #expect(throws: (any Error).self) { try PointSize(text) } }
  }

  @Test func manyFramesHaveNumbersOfOneWidth() throws {
    let file = try PictureFile("out/a.b.png")
    #expect(file.numbered(0, of: 1).path == "out/a.b.png")
    #expect(file.numbered(0, of: 12).path == "out/a.b-001.png")
    #expect(file.numbered(1233, of: 1234).path == "out/a.b-1234.png")
  }

  @Test @MainActor func everyCommandThatShowsViewsChoosesAKeyboard() throws {
    #expect(try Run.parse([]).keyboard.keyboard == .off)
    #expect(try Run.parse(["--keyboard", "drawn"]).keyboard.keyboard == .drawn)
    #expect(try Gallery.parse(["-o", "out", "--keyboard", "on"]).keyboard.keyboard == .on)
    #expect(try Render.parse(["Feed", "-o", "a.png", "--keyboard", "drawn"]).moment.keyboard.keyboard == .drawn)
    #expect(try Preview.parse(["Feed", "--keyboard", "on"]).keyboard.keyboard == .on)
    #expect(throws: (any Error).self) { try Run.parse(["--keyboard", "loud"]) }
  }
}

@Suite struct PreviewTests {
  private func key(_ usage: KeyUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) -> PreviewCommand? {
    PreviewCommand(
      KeySample(phase: .down, usage: usage, characters: characters, charactersIgnoringModifiers: characters, modifiers: modifiers))
  }

  @Test func digitsAreScenes() {
    #expect(key(.digit(1)!, "1") == .scene(0))
    #expect(key(.digit(0)!, "0") == .scene(9))
    #expect(key(KeyUsage(rawValue: 90), "2") == .scene(1))
  }

  @Test func lettersCountByWhatIsPrintedOnTheKey() {
    #expect(key(.letter("h")!, "d") == .toggleDamage)
    #expect(key(.slash, "?", .shift) == .toggleHelp)
    #expect(key(.letter("n")!, "N", .shift) == .previousScene)
  }

  @Test func keysWithControlAreTheScenes() {
    #expect(key(.letter("d")!, "d", .control) == nil)
    #expect(key(.letter("x")!, "x") == nil)
    #expect(PreviewCommand(KeySample(phase: .up, usage: .escape)) == nil)
    #expect(PreviewCommand(KeySample(phase: .down, usage: .letter("d")!, charactersIgnoringModifiers: "d", isRepeat: true)) == nil)
  }

  @Test func theMeterCountsTheLastSecond() {
    var meter = FrameMeter()
    #expect(meter.duration(percentile: 0.5) == nil)
    for frame in 0..<300 { meter.add(time: Double(frame) / 60, duration: frame % 20 == 0 ? 0.01 : 0.002) }
    #expect(meter.framesPerSecond(at: 299 / 60) == 60)
    #expect(meter.framesPerSecond(at: 100) == 0)
    #expect(meter.duration(percentile: 0.5) == 0.002 && meter.duration(percentile: 0.99) == 0.01)
  }
}
