import CoreGraphics
import Foundation

/// A type of filter parameters, with its conversions from and to the object that `CIFilter.value(forKey:)` returns.
protocol ParameterValue {
  /// This type. The name lets classes conform that have subclasses.
  associatedtype Parameter = Self
  /// Returns the parameter with a key; a default value if it is missing or cannot be converted.
  static func parameter(_ key: String, of filter: CIFilter) -> Parameter
  /// Returns the object to store for a value. The default is the value itself.
  static func object(for value: Parameter) -> Any?
}
extension ParameterValue {
  static func object(for value: Parameter) -> Any? { value }
}

extension Optional: ParameterValue where Wrapped: AnyObject {
  static func parameter(_ key: String, of filter: CIFilter) -> Wrapped? { filter.values[key] as? Wrapped }
  static func object(for value: Wrapped?) -> Any? { value }
}
extension Float: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> Float { filter.float(key) }
  static func object(for value: Float) -> Any? { NSNumber(value: value) }
}
extension Int: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> Int { filter.int(key) }
  static func object(for value: Int) -> Any? { NSNumber(value: value) }
}
extension Bool: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> Bool { filter.bool(key) }
  static func object(for value: Bool) -> Any? { NSNumber(value: value) }
}
extension CGPoint: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CGPoint { filter.point(key) }
  static func object(for value: CGPoint) -> Any? { CIVector(cgPoint: value) }
}
extension CGRect: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CGRect { filter.rect(key) }
  static func object(for value: CGRect) -> Any? { CIVector(cgRect: value) }
}
extension CGAffineTransform: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CGAffineTransform { filter.affine(key) }
}
extension CIVector: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CIVector { filter.vector(key) }
}
extension CIColor: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CIColor { filter.color(key) }
}
extension CIBarcodeDescriptor: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> CIBarcodeDescriptor {
    filter.values[key] as? CIBarcodeDescriptor ?? CIBarcodeDescriptor()
  }
}
extension NSAttributedString: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> NSAttributedString {
    filter.values[key] as? NSAttributedString ?? NSAttributedString(string: "")
  }
}
extension String: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> String { filter.string(key) }
}
extension Data: ParameterValue {
  static func parameter(_ key: String, of filter: CIFilter) -> Data { filter.data(key) }
}
extension Array: ParameterValue where Element == Any {
  static func parameter(_ key: String, of filter: CIFilter) -> [Any] { filter.values[key] as? [Any] ?? [] }
}
