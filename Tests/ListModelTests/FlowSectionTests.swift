import CoreGraphics
import TestSupport
import Testing

@testable import ListModel

@Suite(.namesSeeds) struct FlowSectionTests {
  private func section(_ sizes: [(CGFloat, CGFloat)], lineLength: CGFloat, spacing: CGFloat = 10, lineSpacing: CGFloat = 10) -> FlowSection
  {
    var section = FlowSection()
    section.arrange(
      sizes.map { .init(width: $0.0, thickness: $0.1) }, lineLength: lineLength, spacing: spacing, lineSpacing: lineSpacing, pixel: 0.5)
    return section
  }

  @Test func fullLinesReachBothEnds() {
    let flow = section(Array(repeating: (50, 50), count: 12), lineLength: 320)
    #expect(flow.lines.map(\.items) == [0..<5, 5..<10, 10..<12])
    #expect(flow.frames[0].across == 0 && flow.frames[4].across == 270)
    #expect(flow.frames[1].across == 67.5)
    // The last line has the spacing of the previous lines.
    #expect(flow.frames[11].across == 67.5 && flow.frames[11].along == 120)
    #expect(flow.length == 170)
  }

  @Test func aSingleLineHasTheSpacingThatWasAskedFor() {
    let flow = section(Array(repeating: (50, 50), count: 3), lineLength: 320)
    #expect(flow.frames.map(\.across) == [0, 60, 120])
  }

  @Test func itemsStandInTheMiddleOfTheirLine() {
    let flow = section([(100, 20), (100, 60), (100, 40)], lineLength: 220)
    #expect(flow.frames.map(\.along) == [20, 0, 70])
    #expect(flow.lines.map(\.thickness) == [60, 40])
  }

  @Test func itemsWiderThanTheRoomHaveLinesOfTheirOwn() {
    let flow = section([(500, 10), (500, 10), (20, 10)], lineLength: 100)
    #expect(flow.lines.count == 3 && flow.lines.allSatisfy { $0.items.count == 1 })
  }

  @Test func insetsHeadersAndFootersCount() {
    var flow = FlowSection()
    flow.header = 30
    flow.footer = 20
    flow.insetBefore = 5
    flow.insetAfter = 7
    flow.insetStart = 3
    flow.arrange([.init(width: 10, thickness: 10)], lineLength: 100, spacing: 1, lineSpacing: 1, pixel: 1)
    #expect(flow.frames[0] == .init(across: 3, along: 35, width: 10, thickness: 10))
    #expect(flow.length == 72)
    var empty = flow
    empty.arrange([], lineLength: 100, spacing: 1, lineSpacing: 1, pixel: 1)
    #expect(empty.length == 62 && empty.lines.isEmpty)
  }

  @Test(arguments: 0..<20) func searchFindsWhatALookAtEachItemFinds(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    func next(_ bound: Int) -> CGFloat { CGFloat(random.below(bound)) }
    let flow = section((0..<80).map { _ in (10 + next(90), 5 + next(60)) }, lineLength: 300)
    for _ in 0..<20 {
      let low = next(900), high = low + next(300)
      let found = flow.items(from: low, to: high)
      for (index, frame) in flow.frames.enumerated() where frame.along < high && frame.along + frame.thickness > low {
        #expect(found.contains(index), "seed \(seed), \(low) to \(high)")
      }
      for index in found {
        let line = flow.lines.first { $0.items.contains(index) }!
        #expect(line.end >= low && line.start <= high, "seed \(seed)")
      }
    }
  }
}
