/// The states of a gesture recogniser, and what each step has as its effects. It knows no touches, no views and no other recognisers:
/// `GestureEnvironment` carries the effects out, and answers what it is asked.
struct GestureMachine: Equatable, Sendable {
  /// Apple's states, and those of a recogniser that wants to leave `possible` and is not allowed to yet.
  enum Phase: String, CaseIterable, Sendable {
    case possible
    /// Wants to begin.
    case wantsBegan
    /// Wanted to begin, and was over before it was allowed to.
    case wantsBeganEnded
    /// A discrete gesture that was recognised.
    case wantsEnded
    case began, changed, ended, cancelled, failed
  }

  enum Input: String, CaseIterable, Sendable {
    // What the recogniser sets its state to.
    case begin, change, end, cancel, fail
    // What the environment answers.
    case grant, deny
    /// All touches are over.
    case reset
  }

  enum Effect: String, Sendable {
    /// Find out whether it may: answer `grant` or `deny`, or neither yet.
    case ask
    /// Send the action in that state.
    case actBegan, actChanged, actEnded, actCancelled
    /// It was recognised: others that share its touches, and those that wait for its failure, fail.
    case succeed
    /// It failed: who waited for that may go on.
    case concede
    /// Not a step that there is.
    case refuse
  }

  private(set) var phase = Phase.possible

  /// As programs see it.
  var state: UIGestureRecognizer.State {
    switch phase {
    case .possible, .wantsBegan, .wantsBeganEnded, .wantsEnded: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }

  /// Recognised, and going on.
  var isActive: Bool { phase == .began || phase == .changed }
  /// Nothing changes any more until the reset.
  var isOver: Bool { phase == .ended || phase == .cancelled || phase == .failed }
  /// It was recognised, whatever became of it.
  var hasSucceeded: Bool { isActive || phase == .ended || phase == .cancelled }
  /// Recognised as far as it is concerned, and waiting for leave.
  var isWaiting: Bool { phase == .wantsBegan || phase == .wantsBeganEnded || phase == .wantsEnded }

  mutating func handle(_ input: Input) -> [Effect] {
    let (next, effects) = Self.step(phase, input)
    phase = next
    return effects
  }

  /// The table.
  static func step(_ phase: Phase, _ input: Input) -> (Phase, [Effect]) {
    switch (phase, input) {
    case (.possible, .begin): (.wantsBegan, [.ask])
    case (.possible, .end): (.wantsEnded, [.ask])
    case (.possible, .cancel), (.possible, .fail), (.possible, .deny): (.failed, [.concede])
    case (.possible, .change), (.possible, .grant): (.possible, [.refuse])

    case (.wantsBegan, .grant): (.began, [.succeed, .actBegan])
    case (.wantsBegan, .begin), (.wantsBegan, .change): (.wantsBegan, [])
    case (.wantsBegan, .end): (.wantsBeganEnded, [])
    case (.wantsBeganEnded, .grant): (.ended, [.succeed, .actBegan, .actEnded])
    case (.wantsEnded, .grant): (.ended, [.succeed, .actEnded])
    case (.wantsBeganEnded, .begin), (.wantsBeganEnded, .change), (.wantsBeganEnded, .end),
      (.wantsEnded, .begin), (.wantsEnded, .change), (.wantsEnded, .end):
      (phase, [])
    case (.wantsBegan, .cancel), (.wantsBegan, .fail), (.wantsBegan, .deny), (.wantsBeganEnded, .cancel), (.wantsBeganEnded, .fail),
      (.wantsBeganEnded, .deny), (.wantsEnded, .cancel), (.wantsEnded, .fail), (.wantsEnded, .deny):
      (.failed, [.concede])

    case (.began, .change), (.changed, .change): (.changed, [.actChanged])
    case (.began, .end), (.changed, .end): (.ended, [.actEnded])
    case (.began, .cancel), (.changed, .cancel), (.began, .fail), (.changed, .fail): (.cancelled, [.actCancelled])
    case (.began, .begin), (.changed, .begin), (.began, .grant), (.changed, .grant), (.began, .deny), (.changed, .deny): (phase, [.refuse])

    // What is over stays so: a recogniser goes on getting its touches, and may not know.
    case (.ended, _), (.cancelled, _), (.failed, _): (input == .reset ? .possible : phase, [])
    case (_, .reset): (.possible, [])
    }
  }
}
