import CoreGraphics

/// The state machine of a drag, from the long press to the end of its last animation. It has no access to views, items or delegates: the
/// caller performs the effects. A destination is a number that the caller chose.
package struct DragMachine: Equatable, Sendable {
  package enum Phase: String, CaseIterable, Sendable {
    case idle
    /// The source is lifted, and the finger has not moved yet.
    case lifted
    case dragging
    /// The items move to the destination in which they were dropped.
    case landing
    /// The items move back to their sources.
    case returning
    case ended
  }

  package enum Operation: String, CaseIterable, Sendable {
    case cancel, forbidden, copy, move

    /// Whether the destination accepts the items.
    package var isDrop: Bool { self == .copy || self == .move }
  }

  package enum Input: Equatable, Sendable {
    /// The long press was recognised, and the source supplied a number of items.
    case lift(items: Int)
    /// A drag that began in another program has come, with a number of items. It is not lifted.
    case arrive(items: Int)
    /// The distance of the finger, in points, from its position when the source was lifted.
    case move(distance: CGFloat)
    /// A destination is under the finger, or none.
    case target(Int?)
    /// The current destination answered.
    case propose(Operation)
    case release
    /// The touch was cancelled.
    case cancel
    /// The last animation has ended.
    case settle
  }

  package enum Effect: Equatable, Sendable {
    /// Lifts the source, or puts it down again before a drag began.
    case raise, lower
    /// Begins the drag.
    case begin
    /// Moves the items with the finger.
    case follow
    case leave(Int), enter(Int)
    /// Asks the destination for the operation of a drop. The answer is `propose`.
    case ask(Int)
    case drop(Int, Operation)
    /// Moves the items back to their sources.
    case goBack(Operation)
    /// Notifies the destination that the items have arrived.
    case conclude(Int)
    case end(Operation)
  }

  /// The distance of the finger, in points, at which a drag begins. Chosen: that at which a long press fails.
  package static let slop: CGFloat = 10

  package private(set) var phase = Phase.idle
  /// The destination under the finger.
  package private(set) var target: Int?
  /// The operation that a drop would perform now; after the drop, the one that it performs.
  package private(set) var operation = Operation.cancel

  package init() {}

  /// Whether the items can still be dropped.
  package var isOpen: Bool { phase == .lifted || phase == .dragging }

  /// Handles an input and returns its effects in order. Inputs that do not apply in the current phase have none.
  package mutating func handle(_ input: Input) -> [Effect] {
    switch (phase, input) {
    case (.idle, .lift(let items)):
      phase = items > 0 ? .lifted : .ended
      return items > 0 ? [.raise] : []
    case (.idle, .arrive(let items)):
      phase = items > 0 ? .dragging : .ended
      return []
    case (.lifted, .move(let distance)):
      guard distance >= Self.slop else { return [] }
      phase = .dragging
      return [.begin, .follow]
    case (.lifted, .release), (.lifted, .cancel):
      phase = .ended
      return [.lower]
    case (.dragging, .move): return [.follow]
    case (.dragging, .target(let new)): return retarget(new)
    case (.dragging, .propose(let answer)):
      operation = target == nil ? .cancel : answer
      return []
    case (.dragging, .release):
      guard let target, operation.isDrop else { return goBack() }
      phase = .landing
      return [.drop(target, operation)]
    case (.dragging, .cancel):
      operation = .cancel
      return goBack()
    case (.landing, .settle):
      phase = .ended
      return (target.map { [.conclude($0)] } ?? []) + [.end(operation)]
    case (.returning, .settle):
      phase = .ended
      return [.end(operation)]
    default: return []
    }
  }

  private mutating func retarget(_ new: Int?) -> [Effect] {
    guard new != target else { return new.map { [.ask($0)] } ?? [] }
    let old = target
    target = new
    operation = .cancel
    return (old.map { [.leave($0)] } ?? []) + (new.map { [.enter($0), .ask($0)] } ?? [])
  }

  private mutating func goBack() -> [Effect] {
    let old = target
    target = nil
    phase = .returning
    return (old.map { [.leave($0)] } ?? []) + [.goBack(operation)]
  }
}
