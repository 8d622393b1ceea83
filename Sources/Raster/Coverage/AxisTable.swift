/// For each pixel along an axis: the source pixel before it, and 32,768ths of the way to the next.
final class AxisTable {
  private(set) var index = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var weight = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 0
  /// What the table was made for, where that may come again.
  var key: NinePatchAxis.Key?

  func reserve(_ count: Int) {
    guard count > capacity else { return }
    deallocate()
    key = nil
    capacity = count + count / 2
    index = .allocate(capacity: capacity + 64)
    index.initialize(repeating: 0, count: capacity + 64)
    weight = .allocate(capacity: capacity + 64)
    weight.initialize(repeating: 0, count: capacity + 64)
  }

  private func deallocate() {
    index.deallocate()
    weight.deallocate()
  }

  deinit { deallocate() }
}
