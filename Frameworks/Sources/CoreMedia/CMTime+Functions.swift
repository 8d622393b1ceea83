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
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { CMTime.order(a, b) }
public func CMTimeMinimum(_ a: CMTime, _ b: CMTime) -> CMTime { min(a, b) }
public func CMTimeMaximum(_ a: CMTime, _ b: CMTime) -> CMTime { max(a, b) }
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { time < .zero ? time.negated : time }
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? time.negated : time }
  return CMTime(value: time.value * Int64(multiplier), timescale: time.timescale, flags: time.flags, epoch: time.epoch)
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return multiplier < 0 ? time.negated : time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}
public func CMTimeMultiplyByRatio(_ time: CMTime, multiplier: Int32, divisor: Int32) -> CMTime {
  guard divisor != 0 else { return .invalid }
  return CMTimeMultiplyByFloat64(time, multiplier: Double(multiplier) / Double(divisor))
}
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public typealias CMPersistentTrackID = Int32
public typealias CMItemCount = Int
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0
public let kCMTimeMaxTimescale = 0x7FFF_FFFF
