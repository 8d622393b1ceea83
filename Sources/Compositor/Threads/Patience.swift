import Dispatch

/// How long a thread looks around for work before it sleeps. To wake it costs as much as a small frame, to look costs a core: who had to
/// wait but shortly the last time looks longer.
package struct Patience {
  private var start: UInt64 = 0
  private var limit: UInt64 = Patience.short
  private var looks = 0

  /// Nanoseconds.
  private static let short: UInt64 = 10_000
  private static let long: UInt64 = 500_000

  package init() {}

  mutating func begin() {
    start = DispatchTime.now().uptimeNanoseconds
    looks = 0
  }

  /// Whether to look once more.
  mutating func lasts() -> Bool {
    looks &+= 1
    return looks & 63 != 0 || DispatchTime.now().uptimeNanoseconds - start < limit
  }

  mutating func end() {
    limit = DispatchTime.now().uptimeNanoseconds - start < Self.long ? Self.long : Self.short
  }
}
