extension RandomAccessCollection {
  /// Returns the first index whose element satisfies a predicate, found by bisection; `endIndex` if there is none. The predicate must be
  /// false for all elements before that index and true for all from it on. (As in swift-algorithms, which this module does not import.)
  @inlinable package func partitioningIndex(where belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index {
    var (low, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try belongsInSecondPartition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
