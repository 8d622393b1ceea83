import UIKit

/// A log of callbacks in the order of their calls, grouped by turns of the run loop.
@MainActor
final class CallbackJournal {
  struct Entry {
    let turn: Int
    let phase: CallbackPhase
    let source: String
    let call: String
  }

  private(set) var entries: [Entry] = []
  /// Called with the entries of a turn in the next frame.
  var onTurn: (([Entry]) -> Void)?

  private static let limit = 200
  private var turn = 1
  private var fresh: [Entry] = []
  private var link: CADisplayLink?

  func note(_ phase: CallbackPhase, _ source: String, _ call: String) {
    fresh.append(Entry(turn: turn, phase: phase, source: source, call: call))
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      link.invalidate()
      self?.endTurn()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func endTurn() {
    link = nil
    turn += 1
    let shown = fresh
    fresh = []
    entries = (entries + shown).suffix(Self.limit)
    onTurn?(shown)
  }
}
