import CoreGraphics
import Foundation

public enum MLFeatureType: Int, Sendable { case invalid, int64, double, string, image, multiArray, dictionary, sequence, state }

/// A value that a model receives or returns (Apple: MLFeatureValue).
open class MLFeatureValue: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let type: MLFeatureType
  private let value: Any?

  init(_ type: MLFeatureType, _ value: Any?) { (self.type, self.value) = (type, value) }
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(pixelBuffer value: CVPixelBuffer) { self.init(.image, value) }
  public convenience init(sequence: MLSequence) { self.init(.sequence, sequence) }
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }
  /// - Parameter dictionary: numbers by strings, or by integers.
  public convenience init(dictionary: [AnyHashable: NSNumber]) throws { self.init(.dictionary, dictionary) }
  /// Creates a pixel buffer of a picture.
  public convenience init(
    cgImage: CGImage, pixelsWide: Int, pixelsHigh: Int, pixelFormatType: OSType, options: [MLFeatureValue.ImageOption: Any]? = nil
  ) throws {
    guard let buffer = pixelBuffer(of: cgImage, width: pixelsWide, height: pixelsHigh, format: pixelFormatType) else {
      throw MLModelError(.featureType)
    }
    self.init(pixelBuffer: buffer)
  }
  public convenience init(cgImage: CGImage, constraint: MLImageConstraint, options: [MLFeatureValue.ImageOption: Any]? = nil) throws {
    try self.init(
      cgImage: cgImage, pixelsWide: constraint.pixelsWide, pixelsHigh: constraint.pixelsHigh, pixelFormatType: constraint.pixelFormatType)
  }

  open var isUndefined: Bool { value == nil }
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var imageBufferValue: CVPixelBuffer? { value as? CVPixelBuffer }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var sequenceValue: MLSequence? { value as? MLSequence }
  open func isEqual(to value: MLFeatureValue) -> Bool { isEqual(value) }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLFeatureValue, other.type == type else { return false }
    return switch type {
    case .int64: int64Value == other.int64Value
    case .double: doubleValue == other.doubleValue
    case .string: stringValue == other.stringValue
    case .multiArray: multiArrayValue == other.multiArrayValue
    case .dictionary: dictionaryValue == other.dictionaryValue
    default: self === other
    }
  }
  open override var hash: Int { type.hashValue }

  public struct ImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cropRect = ImageOption(rawValue: "MLFeatureValueImageOptionCropRect")
    public static let cropAndScale = ImageOption(rawValue: "MLFeatureValueImageOptionCropAndScale")
  }
}

/// Draws a picture into a buffer with 32 bits a pixel; nil for other formats.
private func pixelBuffer(of image: CGImage, width: Int, height: Int, format: OSType) -> CVPixelBuffer? {
  guard format == kCVPixelFormatType_32BGRA || format == kCVPixelFormatType_32ARGB else { return nil }
  var buffer: CVPixelBuffer?
  guard CVPixelBufferCreate(nil, width, height, format, nil, &buffer) == kCVReturnSuccess, let buffer else { return nil }
  let isBGRA = format == kCVPixelFormatType_32BGRA
  let info =
    isBGRA
    ? CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue : CGImageAlphaInfo.premultipliedFirst.rawValue
  let context = CGContext(
    data: CVPixelBufferGetBaseAddress(buffer), width: width, height: height, bitsPerComponent: 8,
    bytesPerRow: CVPixelBufferGetBytesPerRow(buffer), space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  guard let context else { return nil }
  context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
  return buffer
}

/// Apple: MLSequence.
open class MLSequence: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let type: MLFeatureType
  public let stringValues: [String]
  public let int64Values: [NSNumber]
  public init(strings stringValues: [String]) { (type, self.stringValues, int64Values) = (.string, stringValues, []) }
  public init(int64s int64Values: [NSNumber]) { (type, stringValues, self.int64Values) = (.int64, [], int64Values) }
  public init(empty type: MLFeatureType) { (self.type, stringValues, int64Values) = (type, [], []) }
}

/// Apple: MLFeatureProvider.
public protocol MLFeatureProvider {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}
/// Apple: MLDictionaryFeatureProvider.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let dictionary: [String: MLFeatureValue]
  /// - Parameter dictionary: feature values, numbers, strings, arrays, pixel buffers or dictionaries of numbers. Throws for other objects.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      case let value as CVPixelBuffer: MLFeatureValue(pixelBuffer: value)
      case let value as MLSequence: MLFeatureValue(sequence: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Double: MLFeatureValue(double: value)
      case let value as Float: MLFeatureValue(double: Double(value))
      case let value as NSNumber: MLFeatureValue(double: value.doubleValue)
      case let value as [AnyHashable: NSNumber]: try MLFeatureValue(dictionary: value)
      default: throw MLModelError(.featureType)
      }
    }
  }
  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}
/// Apple: MLBatchProvider.
public protocol MLBatchProvider {
  var count: Int { get }
  func features(at index: Int) -> any MLFeatureProvider
}
/// Apple: MLArrayBatchProvider.
open class MLArrayBatchProvider: NSObject, MLBatchProvider {
  public let array: [any MLFeatureProvider]
  public init(array: [any MLFeatureProvider]) { self.array = array }
  public convenience init(dictionary: [String: [Any]]) throws {
    let count = dictionary.values.first?.count ?? 0
    guard dictionary.values.allSatisfy({ $0.count == count }) else { throw MLModelError(.generic) }
    self.init(array: try (0..<count).map { index in try MLDictionaryFeatureProvider(dictionary: dictionary.mapValues { $0[index] }) })
  }
  open var count: Int { array.count }
  open func features(at index: Int) -> any MLFeatureProvider { array[index] }
}
