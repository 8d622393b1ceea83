/// The constraints that wait to be installed, in the order of their activation. Removal takes constant time.
@MainActor
struct ConstraintQueue {
  private var entries: [NSLayoutConstraint?] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: NSLayoutConstraint) {
    if entries.count > 2 * count + 64 { close() }
    constraint.queueIndex = entries.count
    entries.append(constraint)
    count += 1
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let queueIndex = constraint.queueIndex else { return }
    constraint.queueIndex = nil
    entries[queueIndex] = nil
    count -= 1
  }

  mutating func takeAll() -> [NSLayoutConstraint] {
    let all = entries.compactMap(\.self)
    for constraint in all { constraint.queueIndex = nil }
    (entries, count) = ([], 0)
    return all
  }

  /// Removes the empty slots of removed constraints.
  private mutating func close() {
    entries.removeAll { $0 == nil }
    for (queueIndex, constraint) in entries.enumerated() { constraint?.queueIndex = queueIndex }
  }
}
