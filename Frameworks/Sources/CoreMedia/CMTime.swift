@_exported import FoundationCompatibility

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// `value / timescale` seconds (Apple: CMTime).
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale) { self.init(value: value, timescale: timescale, flags: .valid, epoch: 0) }
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var seconds: Double { isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan }
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) }
}

extension CMTime: Comparable {
  public static func == (a: CMTime, b: CMTime) -> Bool { a.flags == b.flags && (!a.isNumeric || a.seconds == b.seconds) }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }

  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Double) -> CMTime {
    CMTime(seconds: a.seconds + sign * b.seconds, preferredTimescale: max(a.timescale, b.timescale, 1))
  }
}

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// Apple: CMTimeRange.
public struct CMTimeRange: Equatable, Sendable {
  public var start: CMTime
  public var duration: CMTime
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

/// Holds no samples: Linux has no capture.
open class CMSampleBuffer: NSObject {}
