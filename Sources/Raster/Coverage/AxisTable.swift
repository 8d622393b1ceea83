/// For each pixel along an axis: the source pixel before it, and 256ths of the way to the next.
struct AxisTable {
  private(set) var index = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private(set) var weight = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 0

  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    deallocate()
    capacity = count + count / 2
    index = .allocate(capacity: capacity + 64)
    index.initialize(repeating: 0, count: capacity + 64)
    weight = .allocate(capacity: capacity + 64)
    weight.initialize(repeating: 0, count: capacity + 64)
  }

  func deallocate() {
    index.deallocate()
    weight.deallocate()
  }
}
