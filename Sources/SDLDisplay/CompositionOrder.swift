/// The order in which a key event and the end of the preceding composition are delivered.
enum CompositionOrder {
  enum Part: Equatable {
    case key, text, other
    case composition(isEmpty: Bool)
  }

  /// - Parameter events: the events queued after a key that was pressed during a composition. Text
  ///   immediately after a key belongs to that key.
  /// - Returns: the indices of the events that end the composition, which are delivered before the key, and those of the others.
  static func split(_ events: [Part]) -> (first: [Int], rest: [Int]) {
    var (first, rest): ([Int], [Int]) = ([], [])
    var follows = Part.key, hasEnded = false
    for (index, event) in events.enumerated() {
      switch event {
      case .composition(let isEmpty):
        // A new composition belongs after the key.
        if !isEmpty { hasEnded = true }
        hasEnded ? rest.append(index) : first.append(index)
      case .text where follows != .key && !hasEnded:
        first.append(index)
        hasEnded = true
      default: rest.append(index)
      }
      follows = event
    }
    return (first, rest)
  }
}
