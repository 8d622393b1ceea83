/// The children of a view or a layer, in order. Removing many of them one after the other takes linear time: a removed child leaves a hole,
/// which a placeholder fills, and all holes are closed when the list is read.
package struct ChildList<Child: AnyObject> {
  /// The children, with placeholders in the holes.
  private(set) package var places: [Child] = []
  private(set) package var holes = 0
  private var lastHole = 0
  private var placeholder: Child?
  /// The number of places that were moved to close holes. For tests.
  private(set) package var moves = 0

  /// Shorter lists have no holes: moving their elements takes less time than looking for holes.
  package static var shortest: Int { 256 }

  package init() {}

  /// Removes a child and leaves a hole. The places of the others stay the same until the list is read.
  package mutating func punch(at place: Int, leaving placeholder: Child) {
    places[place] = placeholder
    self.placeholder = placeholder
    lastHole = place
    holes += 1
  }

  /// Closes the holes.
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

  /// The children, without holes.
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

  /// Returns the place of a child, which is looked for near `hint` first.
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
