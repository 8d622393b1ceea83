public import Foundation

/// A clock, which runs with the host's time (Apple: CMClock).
open class CMClock: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  static let host = CMClock()
  open var time: CMTime { CMTime(seconds: ProcessInfo.processInfo.systemUptime, preferredTimescale: 1_000_000_000) }
  open class var hostTimeClock: CMClock { host }
}
public func CMClockGetHostTimeClock() -> CMClock { .host }
public func CMClockGetTime(_ clock: CMClock) -> CMTime { clock.time }

/// The time of a player. It does not advance, since nothing is played (Apple: CMTimebase).
open class CMTimebase: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  open var time: CMTime { .zero }
  open var rate: Double { 0 }
  public override init() { super.init() }
}
public func CMTimebaseGetRate(_ timebase: CMTimebase) -> Double { timebase.rate }
public func CMTimebaseGetTime(_ timebase: CMTimebase) -> CMTime { timebase.time }

/// A range of a source and the range that shows it (Apple: CMTimeMapping).
public struct CMTimeMapping: Equatable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange
  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }
}

extension NSValue {
  private static let timeRangeType = "[6q]"

  public convenience init(timeRange: CMTimeRange) {
    func scale(_ time: CMTime) -> Int64 { Int64(UInt32(bitPattern: time.timescale)) | Int64(time.flags.rawValue) << 32 }
    let (start, duration) = (timeRange.start, timeRange.duration)
    var numbers = (start.value, scale(start), start.epoch, duration.value, scale(duration), duration.epoch)
    self.init(bytes: &numbers, objCType: Self.timeRangeType)
  }
  /// The range; invalid if the value contains another type.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == Self.timeRangeType else { return .invalid }
    var numbers: (Int64, Int64, Int64, Int64, Int64, Int64) = (0, 0, 0, 0, 0, 0)
    getValue(&numbers)
    func time(_ value: Int64, _ scale: Int64, _ epoch: Int64) -> CMTime {
      CMTime(
        value: value, timescale: Int32(truncatingIfNeeded: scale), flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale >> 32)),
        epoch: epoch)
    }
    return CMTimeRange(start: time(numbers.0, numbers.1, numbers.2), duration: time(numbers.3, numbers.4, numbers.5))
  }
}
