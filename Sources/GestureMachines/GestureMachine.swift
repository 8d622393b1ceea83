/// The state machine of a gesture recogniser. Each step yields effects. It has no access to touches, views or other recognisers:
/// `GestureEnvironment` performs the effects and answers its requests.
package struct GestureMachine: Equatable, Sendable {
  /// Apple's states, and those of a recogniser that waits for permission to leave `possible`.
  package enum Phase: String, CaseIterable, Sendable {
    case possible
    /// The gesture has begun and waits for permission.
    case wantsBegan
    /// The gesture has begun and ended while it waited for permission.
    case wantsBeganEnded
    /// A discrete gesture was detected and waits for permission.
    case wantsEnded
    case began, changed, ended, cancelled, failed
  }

  package enum Input: String, CaseIterable, Sendable {
    // Settings of the state by the recogniser.
    case begin, change, end, cancel, fail
    // Answers of the environment.
    case grant, deny
    /// All touches have ended.
    case reset
  }

  package enum Effect: String, Sendable {
    /// Asks for permission. The answer is `grant` or `deny`, or comes later.
    case ask
    /// Sends the action in a state.
    case actBegan, actChanged, actEnded, actCancelled
    /// The gesture was recognised: recognisers that share its touches, and those that wait for its failure, fail.
    case succeed
    /// The gesture has failed: recognisers that wait for its failure may continue.
    case concede
    /// The input is invalid in this phase.
    case refuse
  }

  package private(set) var phase = Phase.possible

  package init() {}

  /// Whether the gesture was recognised and continues.
  package var isActive: Bool { phase == .began || phase == .changed }
  /// Whether the gesture has ended; only a reset changes the phase.
  package var isOver: Bool { phase == .ended || phase == .cancelled || phase == .failed }
  /// Whether the gesture was recognised, even if it has ended or was cancelled.
  package var hasSucceeded: Bool { isActive || phase == .ended || phase == .cancelled }
  /// Whether the gesture was detected and waits for permission.
  package var isWaiting: Bool { phase == .wantsBegan || phase == .wantsBeganEnded || phase == .wantsEnded }

  package mutating func handle(_ input: Input) -> [Effect] {
    let (next, effects) = Self.step(phase, input)
    phase = next
    return effects
  }

  /// The transition table: returns the next phase and the effects of an input.
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

    // A recogniser that has ended still receives its touches, and may set its state again without effect.
    case (.ended, _), (.cancelled, _), (.failed, _): (input == .reset ? .possible : phase, [])
    case (_, .reset): (.possible, [])
    }
  }
}
