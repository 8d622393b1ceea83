public import Foundation

extension NSValue {
  /// The encoding of a time as three numbers, since Foundation on Linux does not support structures.
  private static let timeType = "[3q]"

  public convenience init(time: CMTime) {
    let scale = Int64(UInt32(bitPattern: time.timescale)) | Int64(time.flags.rawValue) << 32
    var numbers = (time.value, scale, time.epoch)
    self.init(bytes: &numbers, objCType: Self.timeType)
  }

  /// The time; invalid if the value contains another type.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeType else { return .invalid }
    var numbers: (Int64, Int64, Int64) = (0, 0, 0)
    getValue(&numbers)
    let flags = CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers.1 >> 32))
    return CMTime(value: numbers.0, timescale: Int32(truncatingIfNeeded: numbers.1), flags: flags, epoch: numbers.2)
  }
}
