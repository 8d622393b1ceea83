/// The children of a view or a layer, in order. Removing many of them successively takes linear time: a removed child is replaced by a
/// placeholder, and all placeholders are removed when the list is read.
package struct ChildList<Child: AnyObject> {
  /// The children and placeholders.
  private(set) package var places: [Child] = []
  private(set) package var holes = 0
  private var lastHole = 0
  private var placeholder: Child?
  /// The number of elements that were moved to remove placeholders. For tests.
  private(set) package var moves = 0

  /// The minimum length of a list with placeholders. In shorter lists, moving the elements is faster.
  package static var shortest: Int { 256 }

  package init() {}

  /// Replaces a child by a placeholder. The indexes of the others do not change until the list is read.
  package mutating func punch(at place: Int, leaving placeholder: Child) {
    places[place] = placeholder
    self.placeholder = placeholder
    lastHole = place
    holes += 1
  }

  /// Removes the placeholders.
  package mutating func close() {
    guard holes > 0 else { return }
    if holes == 1 {
      moves += places.count - lastHole
      places.remove(at: lastHole)
    } else {
      moves += places.count
      places.removeAll { $0 === placeholder }
    }
    (holes, placeholder) = (0, nil)
  }

  /// The children, without placeholders.
  package var children: [Child] {
    mutating get {
      close()
      return places
    }
    _modify {
      close()
      yield &places
    }
  }

  /// Returns the index of a child. The search begins near `hint`.
  package func place(of child: Child, near hint: Int, within reach: Int) -> Int? {
    for step in 0...reach {
      let (low, high) = (hint - step, hint + step)
      if places.indices.contains(low), places[low] === child { return low }
      if places.indices.contains(high), places[high] === child { return high }
    }
    return places.firstIndex { $0 === child }
  }
}

extension ChildList: Sendable where Child: Sendable {}
