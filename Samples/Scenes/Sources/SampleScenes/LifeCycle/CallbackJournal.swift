import UIKit

/// A log of callbacks in the order of their calls, grouped by iterations of the run loop.
@MainActor
final class CallbackJournal {
  struct Entry {
    let runLoopIteration: Int
    let phase: CallbackPhase
    let source: String
    let call: String
  }

  private(set) var entries: [Entry] = []
  /// Called with the entries of an iteration in the next frame.
  var onIterationEnd: (([Entry]) -> Void)?

  private static let limit = 200
  private var iteration = 1
  private var fresh: [Entry] = []
  private var link: CADisplayLink?

  func note(_ phase: CallbackPhase, _ source: String, _ call: String) {
    fresh.append(Entry(runLoopIteration: iteration, phase: phase, source: source, call: call))
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      link.invalidate()
      self?.endIteration()
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func endIteration() {
    link = nil
    iteration += 1
    let shown = fresh
    fresh = []
    entries = (entries + shown).suffix(Self.limit)
    onIterationEnd?(shown)
  }
}
