import TestSupport
import Testing

@testable import GestureMachines

/// Tests every transition of a recogniser's states, one in each row.
@Suite(.namesSeeds) struct GestureMachineTests {
  typealias Row = (from: GestureMachine.Phase, input: GestureMachine.Input, to: GestureMachine.Phase, effects: [GestureMachine.Effect])

  static let rows: [Row] = [
    (.possible, .begin, .wantsBegan, [.ask]),
    (.possible, .change, .possible, [.refuse]),
    (.possible, .end, .wantsEnded, [.ask]),
    (.possible, .cancel, .failed, [.concede]),
    (.possible, .fail, .failed, [.concede]),
    (.possible, .grant, .possible, [.refuse]),
    (.possible, .deny, .failed, [.concede]),
    (.possible, .reset, .possible, []),

    (.wantsBegan, .begin, .wantsBegan, []),
    (.wantsBegan, .change, .wantsBegan, []),
    (.wantsBegan, .end, .wantsBeganEnded, []),
    (.wantsBegan, .cancel, .failed, [.concede]),
    (.wantsBegan, .fail, .failed, [.concede]),
    (.wantsBegan, .grant, .began, [.succeed, .actBegan]),
    (.wantsBegan, .deny, .failed, [.concede]),
    (.wantsBegan, .reset, .possible, []),

    (.wantsBeganEnded, .begin, .wantsBeganEnded, []),
    (.wantsBeganEnded, .change, .wantsBeganEnded, []),
    (.wantsBeganEnded, .end, .wantsBeganEnded, []),
    (.wantsBeganEnded, .cancel, .failed, [.concede]),
    (.wantsBeganEnded, .fail, .failed, [.concede]),
    (.wantsBeganEnded, .grant, .ended, [.succeed, .actBegan, .actEnded]),
    (.wantsBeganEnded, .deny, .failed, [.concede]),
    (.wantsBeganEnded, .reset, .possible, []),

    (.wantsEnded, .begin, .wantsEnded, []),
    (.wantsEnded, .change, .wantsEnded, []),
    (.wantsEnded, .end, .wantsEnded, []),
    (.wantsEnded, .cancel, .failed, [.concede]),
    (.wantsEnded, .fail, .failed, [.concede]),
    (.wantsEnded, .grant, .ended, [.succeed, .actEnded]),
    (.wantsEnded, .deny, .failed, [.concede]),
    (.wantsEnded, .reset, .possible, []),

    (.began, .begin, .began, [.refuse]),
    (.began, .change, .changed, [.actChanged]),
    (.began, .end, .ended, [.actEnded]),
    (.began, .cancel, .cancelled, [.actCancelled]),
    (.began, .fail, .cancelled, [.actCancelled]),
    (.began, .grant, .began, [.refuse]),
    (.began, .deny, .began, [.refuse]),
    (.began, .reset, .possible, []),

    (.changed, .begin, .changed, [.refuse]),
    (.changed, .change, .changed, [.actChanged]),
    (.changed, .end, .ended, [.actEnded]),
    (.changed, .cancel, .cancelled, [.actCancelled]),
    (.changed, .fail, .cancelled, [.actCancelled]),
    (.changed, .grant, .changed, [.refuse]),
    (.changed, .deny, .changed, [.refuse]),
    (.changed, .reset, .possible, []),

    (.ended, .begin, .ended, []),
    (.ended, .change, .ended, []),
    (.ended, .end, .ended, []),
    (.ended, .cancel, .ended, []),
    (.ended, .fail, .ended, []),
    (.ended, .grant, .ended, []),
    (.ended, .deny, .ended, []),
    (.ended, .reset, .possible, []),

    (.cancelled, .begin, .cancelled, []),
    (.cancelled, .change, .cancelled, []),
    (.cancelled, .end, .cancelled, []),
    (.cancelled, .cancel, .cancelled, []),
    (.cancelled, .fail, .cancelled, []),
    (.cancelled, .grant, .cancelled, []),
    (.cancelled, .deny, .cancelled, []),
    (.cancelled, .reset, .possible, []),

    (.failed, .begin, .failed, []),
    (.failed, .change, .failed, []),
    (.failed, .end, .failed, []),
    (.failed, .cancel, .failed, []),
    (.failed, .fail, .failed, []),
    (.failed, .grant, .failed, []),
    (.failed, .deny, .failed, []),
    (.failed, .reset, .possible, []),
  ]

  @Test(arguments: rows.indices) func stepsAreThoseOfTheTable(index: Int) {
    let row = Self.rows[index]
    let (next, effects) = GestureMachine.step(row.from, row.input)
    #expect(next == row.to && effects == row.effects, "\(row.from) \(row.input): \(next) \(effects)")
  }

  @Test func theTableHasEveryPairOnce() {
    let pairs = Set(Self.rows.map { "\($0.from) \($0.input)" })
    #expect(pairs.count == Self.rows.count)
    #expect(pairs.count == GestureMachine.Phase.allCases.count * GestureMachine.Input.allCases.count)
  }

  /// For any sequence of inputs there is no action without permission, at most one beginning and one end between resets, and nothing after
  /// the end.
  @Test func anySequenceKeepsTheRulesOfActions() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      var machine = GestureMachine()
      var acts: [GestureMachine.Effect] = []
      for _ in 0..<60 {
        let input = random.pick(GestureMachine.Input.allCases)
        if input == .reset { acts = [] }
        let before = machine.phase
        acts += machine.handle(input).filter { $0.rawValue.hasPrefix("act") }
        if before == .possible { #expect(!machine.hasSucceeded) }
        #expect(acts.count(where: { $0 == .actBegan }) <= 1)
        #expect(acts.count(where: { $0 == .actEnded || $0 == .actCancelled }) <= 1)
        if let end = acts.firstIndex(where: { $0 == .actEnded || $0 == .actCancelled }) { #expect(end == acts.count - 1) }
        if let change = acts.firstIndex(of: .actChanged) { #expect(acts[..<change].contains(.actBegan)) }
      }
    }
  }
}
