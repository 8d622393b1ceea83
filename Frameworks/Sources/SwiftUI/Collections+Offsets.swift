public import Foundation

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, before the element that was at the destination (Apple:
  /// move(fromOffsets:toOffset:)). Offsets count from the start of the collection; those outside of it are ignored.
  ///
  /// - Parameter destination: the number of elements of the old order before the moved ones.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let old = Array(self)
    let end = Swift.min(Swift.max(destination, 0), old.count)
    let moved = source.filter { $0 < old.count }.map { old[$0] }
    let before = old.indices.prefix(end).filter { !source.contains($0) }.map { old[$0] }
    let after = old.indices.dropFirst(end).filter { !source.contains($0) }.map { old[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at the offsets (Apple: remove(atOffsets:)). Offsets outside of the collection are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}
