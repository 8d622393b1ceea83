extension UICollectionView {
  /// The closure is called immediately and does not escape, so it may use members without `self`, as Apple's may.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { updates in
      let all: (() -> Void)? = updates
      performBatchUpdates(all, completion: completion)
    }
  }
}
