/// The children of a view or a layer, in order. Removing many of them successively takes linear time: a removed child is replaced by a
/// placeholder, and all placeholders are removed when the list is read.
package struct ChildList<Child: AnyObject> {
  /// The children and placeholders.
  private(set) package var slots: [Child] = []
  private(set) package var holes = 0
  private var lastHole = 0
  private var placeholder: Child?
  /// The number of elements that were moved to remove placeholders. For tests.
  private(set) package var moves = 0

  /// The minimum length of a list with placeholders. In shorter lists, moving the elements is faster.
  package static var shortest: Int { 256 }

  package init() {}

  /// Replaces a child by a placeholder. The indexes of the others do not change until the list is read.
  package mutating func punch(at index: Int, leaving placeholder: Child) {
    slots[index] = placeholder
    self.placeholder = placeholder
    lastHole = index
    holes += 1
  }

  /// Removes the placeholders.
  package mutating func close() {
    guard holes > 0 else { return }
    if holes == 1 {
      moves += slots.count - lastHole
      slots.remove(at: lastHole)
    } else {
      moves += slots.count
      slots.removeAll { $0 === placeholder }
    }
    (holes, placeholder) = (0, nil)
  }

  /// The children, without placeholders.
  package var children: [Child] {
    mutating get {
      close()
      return slots
    }
    _modify {
      close()
      yield &slots
    }
  }

  /// Returns the index of a child. The search begins near `hint`.
  package func index(of child: Child, near hint: Int, within distance: Int) -> Int? {
    for step in 0...distance {
      let (low, high) = (hint - step, hint + step)
      if slots.indices.contains(low), slots[low] === child { return low }
      if slots.indices.contains(high), slots[high] === child { return high }
    }
    return slots.firstIndex { $0 === child }
  }
}

extension ChildList: Sendable where Child: Sendable {}
