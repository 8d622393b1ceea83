import CAccessibilityBus

/// A request of a screen reader to an element.
package struct AccessibilityRequest: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The index of one of the element's actions.
    case action(Int)
    case focus
    /// Scroll until the element is visible.
    case reveal
    case setNumber(Double)
    /// Select a range of the element's text, in Unicode scalars.
    case select(Range<Int>)
  }

  /// The identity of the element (`AccessibilityItem.id`).
  package var id: UInt64
  package var kind: Kind

  package init(id: UInt64, kind: Kind) { (self.id, self.kind) = (id, kind) }

  init?(_ request: cab_request) {
    id = request.id
    switch Int(request.kind) {
    case CAB_ACTION: kind = .action(Int(request.index))
    case CAB_FOCUS: kind = .focus
    case CAB_REVEAL: kind = .reveal
    case CAB_SET_NUMBER where request.number.isFinite: kind = .setNumber(request.number)
    case CAB_SELECT where request.index <= request.end: kind = .select(Int(request.index)..<Int(request.end))
    default: return nil
    }
  }
}
