internal import AccessibilityBus

/// An operation that a screen reader can perform on an element.
@MainActor
enum AccessibilityOperation {
  case activate, increment, decrement
  case custom(UIAccessibilityCustomAction)

  /// Returns the operations of an element, the usual one first.
  static func all(of object: UIResponder) -> [AccessibilityOperation] {
    let traits = object.accessibilityTraits
    guard !traits.contains(.notEnabled) else { return [] }
    var all: [AccessibilityOperation] = []
    if traits.contains(.adjustable) {
      all = [.increment, .decrement]
    } else if object.accessibilityRespondsToUserInteraction || isInCell(object) {
      all = [.activate]
    }
    return all + (object.accessibilityCustomActions ?? []).map { .custom($0) }
  }

  /// A tap on any element of a cell selects the cell.
  private static func isInCell(_ object: UIResponder) -> Bool {
    object.responderChain.contains { $0 is UITableViewCell || $0 is UICollectionViewCell }
  }

  var action: AccessibilityItem.Action {
    switch self {
    case .activate: .init(name: "activate", description: "Activate")
    case .increment: .init(name: "increment", description: "Increment")
    case .decrement: .init(name: "decrement", description: "Decrement")
    case .custom(let action): .init(name: action.name, description: action.name)
    }
  }
}
