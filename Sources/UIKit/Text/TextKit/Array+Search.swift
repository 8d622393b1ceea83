extension Array {
  /// Returns the first index for which `isPast` is true. It must be false for all elements before and true for all elements after.
  func partitionPoint(_ isPast: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
