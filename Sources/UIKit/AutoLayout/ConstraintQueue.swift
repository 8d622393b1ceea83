/// The constraints that wait to be installed, in the order of their activation. Removal takes constant time.
@MainActor
struct ConstraintQueue {
  private var places: [NSLayoutConstraint?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: NSLayoutConstraint) {
    if places.count > 2 * count + 64 { close() }
    constraint.place = places.count
    places.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let place = constraint.place else { return }
    constraint.place = nil
    places[place] = nil
    count -= 1
  }

  mutating func takeAll() -> [NSLayoutConstraint] {
    let all = places.compactMap(\.self)
    for constraint in all { constraint.place = nil }
    (places, count) = ([], 0)
    return all
  }

  /// Removes the empty places that removed constraints have left.
  private mutating func close() {
    places.removeAll { $0 == nil }
    for (place, constraint) in places.enumerated() { constraint?.place = place }
  }
}
