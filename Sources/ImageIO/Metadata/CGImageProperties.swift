internal import CoreGraphics

/// Reads values that programs put into property dictionaries, in any of the types they use.
enum CGImageProperties {
  static func number(_ value: Any?) -> Double? {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map(Double.init)
    return number.flatMap { $0.isFinite ? $0 : nil }
  }

  static func flag(_ value: Any?) -> Bool { (value as? Bool) ?? (number(value).map { $0 != 0 } ?? false) }

  static func dictionary(_ value: Any?) -> CFDictionary { (value as? CFDictionary) ?? [:] }
}
