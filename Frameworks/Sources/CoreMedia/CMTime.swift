@_exported import CoreVideo
@_exported import FoundationCompatibility

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

/// A time of `value / timescale` seconds (Apple: CMTime).
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

  public var seconds: Double {
    switch flags {
    case _ where flags.contains(.positiveInfinity): .infinity
    case _ where flags.contains(.negativeInfinity): -.infinity
    default: isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
    }
  }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: [.indefinite, .positiveInfinity, .negativeInfinity]) }
}

extension CMTime: Comparable {
  public static func == (a: CMTime, b: CMTime) -> Bool { order(a, b) == 0 }
  public static func < (a: CMTime, b: CMTime) -> Bool { order(a, b) < 0 }
  /// Compares two times in Apple's order: negative infinity, numbers, positive infinity, indefinite, invalid.
  static func order(_ a: CMTime, _ b: CMTime) -> Int32 {
    func rank(_ time: CMTime) -> Int32 {
      if !time.isValid { return 4 }
      if time.flags.contains(.negativeInfinity) { return 0 }
      if time.flags.contains(.positiveInfinity) { return 2 }
      return time.isIndefinite ? 3 : 1
    }
    let (first, second) = (rank(a), rank(b))
    guard first == 1, second == 1 else { return (first - second).signum() }
    guard a.epoch == b.epoch else { return a.epoch < b.epoch ? -1 : 1 }
    let (left, right) = (a.value.multipliedFullWidth(by: Int64(b.timescale)), b.value.multipliedFullWidth(by: Int64(a.timescale)))
    return left < right ? -1 : left == right ? 0 : 1
  }
  public static func + (a: CMTime, b: CMTime) -> CMTime { sum(a, b, 1) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { sum(a, b, -1) }
  public static func += (a: inout CMTime, b: CMTime) { a = a + b }
  public static func -= (a: inout CMTime, b: CMTime) { a = a - b }

  /// Returns the sum or difference. It is exact if the least common timescale can be represented; otherwise it is rounded to the larger of
  /// the two timescales, as Apple documents.
  private static func sum(_ a: CMTime, _ b: CMTime, _ sign: Int64) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard a.isNumeric, b.isNumeric else { return special(a, sign > 0 ? b : b.negated) }
    let scale = common(a.timescale, b.timescale)
    let (first, second) = (a.convertScale(scale, method: .default), b.convertScale(scale, method: .default))
    let (value, overflow) = first.value.addingReportingOverflow(sign * second.value)
    guard !overflow else { return first.value < 0 ? .negativeInfinity : .positiveInfinity }
    return CMTime(value: value, timescale: scale, flags: first.flags.union(second.flags), epoch: a.epoch)
  }
  private static func special(_ a: CMTime, _ b: CMTime) -> CMTime {
    if a.isIndefinite || b.isIndefinite { return .indefinite }
    if a.isNumeric { return b }
    if b.isNumeric || a.flags == b.flags { return a }
    return .invalid
  }
  private static func common(_ a: CMTimeScale, _ b: CMTimeScale) -> CMTimeScale {
    var (x, y) = (Int64(a), Int64(b))
    while y != 0 { (x, y) = (y, x % y) }
    return x == 0 ? 1 : CMTimeScale(exactly: Int64(a) / x * Int64(b)) ?? max(a, b)
  }
  var negated: CMTime {
    if flags.contains(.positiveInfinity) { return .negativeInfinity }
    if flags.contains(.negativeInfinity) { return .positiveInfinity }
    return CMTime(value: -value, timescale: timescale, flags: flags, epoch: epoch)
  }
}

extension CMTime {
  /// Returns the time in another timescale. If the result is rounded, it has the flag `hasBeenRounded`.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, timescale != 0, newTimescale != 0, newTimescale != timescale else { return self }
    let product = value.multipliedFullWidth(by: Int64(newTimescale))
    guard product.high == (Int64(bitPattern: product.low) < 0 ? -1 : 0) else { return value < 0 ? .negativeInfinity : .positiveInfinity }
    let (quotient, remainder) = Int64(bitPattern: product.low).quotientAndRemainder(dividingBy: Int64(timescale))
    guard remainder != 0 else { return CMTime(value: quotient, timescale: newTimescale, flags: flags, epoch: epoch) }
    let away: Int64 = value < 0 ? -1 : 1
    let step: Int64 =
      switch method {
      case .roundHalfAwayFromZero: 2 * abs(remainder) >= Int64(timescale) ? away : 0
      case .roundTowardZero: 0
      case .roundAwayFromZero: away
      case .quickTime: newTimescale > timescale ? away : 0
      case .roundTowardPositiveInfinity: value < 0 ? 0 : 1
      case .roundTowardNegativeInfinity: value < 0 ? -1 : 0
      }
    return CMTime(value: quotient + step, timescale: newTimescale, flags: flags.union(.hasBeenRounded), epoch: epoch)
  }
}
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
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
