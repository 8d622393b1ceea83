import CoreGraphics
import Foundation

// The values of parameters. A parameter that is missing, or whose value has another type, is 0, empty, black or the identity.
extension CIFilter {
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  func number(_ key: String) -> Double? {
    switch values[key] {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    default: nil
    }
  }
  func float(_ key: String) -> Float { Float(number(key) ?? 0) }
  func int(_ key: String) -> Int { Int(exactly: (number(key) ?? 0).rounded()) ?? 0 }
  func bool(_ key: String) -> Bool { number(key).map { $0 != 0 } ?? false }
  func vector(_ key: String) -> CIVector {
    switch values[key] {
    case let value as CIVector: value
    case let value as CGPoint: CIVector(cgPoint: value)
    case let value as CGRect: CIVector(cgRect: value)
    default: CIVector(list: [])
    }
  }
  func point(_ key: String) -> CGPoint { vector(key).cgPointValue }
  func rect(_ key: String) -> CGRect { vector(key).cgRectValue }
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }
  func data(_ key: String) -> Data { values[key] as? Data ?? Data() }
  func string(_ key: String) -> String { values[key] as? String ?? (values[key] as? NSString).map { "\($0)" } ?? "" }
  func affine(_ key: String) -> CGAffineTransform {
    switch values[key] {
    case let value as CGAffineTransform: value
    case let value as CIVector: value.cgAffineTransformValue
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }
}
