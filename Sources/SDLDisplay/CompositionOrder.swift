/// In what order a key and the end of the composition before it are told.
enum CompositionOrder {
  enum Part: Equatable {
    case key, text, other
    case composition(isEmpty: Bool)
  }

  /// - Parameter events: those that are there behind a key that is pressed while something is composed. Text right behind a key is that key's.
  /// - Returns: numbers of events that end the composition, which come before the key, and of the others.
  static func split(_ events: [Part]) -> (first: [Int], rest: [Int]) {
    var (first, rest): ([Int], [Int]) = ([], [])
    var follows = Part.key, hasEnded = false
    for (index, event) in events.enumerated() {
      switch event {
      case .composition(let isEmpty):
        // What is composed anew belongs behind the key.
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
