/// A table for the pixels along an axis: the source pixel before each, and the fraction of the way to the next one in 32,768ths.
final class AxisTable {
  private(set) var index = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var weight = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 0
  /// The values that the table was made for, if it can be reused; nil otherwise.
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
