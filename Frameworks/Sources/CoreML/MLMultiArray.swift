@_exported import CoreVideo
@_exported import FoundationCompatibility

/// The types of the elements (Apple: MLMultiArrayDataType).
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 0x10040
  case float32 = 0x10020
  case float16 = 0x10010
  case int32 = 0x20020
  case int8 = 0x20008
  public static var float64: MLMultiArrayDataType { .double }
  public static var float: MLMultiArrayDataType { .float32 }

  /// In bytes.
  var size: Int { (rawValue & 0xFF) / 8 }
}

/// An array of several dimensions in memory (Apple: MLMultiArray).
open class MLMultiArray: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let dataType: MLMultiArrayDataType
  public let shape: [NSNumber]
  /// The distances of neighbours in each dimension, in elements.
  public let strides: [NSNumber]
  /// The memory of the elements.
  public let dataPointer: UnsafeMutableRawPointer
  private let release: () -> Void

  /// Creates an array of zeros with the last dimension as the innermost.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    let sizes = shape.map(\.intValue)
    guard sizes.allSatisfy({ $0 > 0 }) else { throw MLModelError(.generic) }
    var strides: [Int] = []
    var count = 1
    for size in sizes.reversed() {
      strides.insert(count, at: 0)
      count *= size
    }
    let byteCount = max(1, count * dataType.size)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
    (self.shape, self.dataType, self.strides) = (shape, dataType, strides.map { NSNumber(value: $0) })
    dataPointer = memory
    release = { memory.deallocate() }
  }
  /// Creates an array over memory of the caller, which the array does not copy.
  public init(
    dataPointer: UnsafeMutableRawPointer, shape: [NSNumber], dataType: MLMultiArrayDataType, strides: [NSNumber],
    deallocator: ((UnsafeMutableRawPointer) -> Void)? = nil
  ) throws {
    guard shape.count == strides.count else { throw MLModelError(.generic) }
    (self.dataPointer, self.shape, self.dataType, self.strides) = (dataPointer, shape, dataType, strides)
    release = { deallocator?(dataPointer) }
  }
  deinit { release() }

  /// Creates an array of one dimension.
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Double { try self.init(data, .double) }
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Float { try self.init(data, .float32) }
  public convenience init<C: Collection>(_ data: C) throws where C.Element == Int32 { try self.init(data, .int32) }
  private convenience init<C: Collection>(_ data: C, _ type: MLMultiArrayDataType) throws {
    try self.init(shape: [NSNumber(value: data.count)], dataType: type)
    let elements = dataPointer.bindMemory(to: C.Element.self, capacity: data.count)
    for (index, element) in data.enumerated() { elements[index] = element }
  }

  open var count: Int { shape.reduce(1) { $0 * $1.intValue } }

  /// The element at a position in the order of the last dimension first.
  open subscript(index: Int) -> NSNumber {
    get { element(at: offset(ofPosition: index)) }
    set { set(newValue, at: offset(ofPosition: index)) }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { element(at: offset(of: key.map(\.intValue))) }
    set { set(newValue, at: offset(of: key.map(\.intValue))) }
  }
  open subscript(key: [Int]) -> NSNumber {
    get { element(at: offset(of: key)) }
    set { set(newValue, at: offset(of: key)) }
  }

  private func offset(of key: [Int]) -> Int {
    precondition(key.count == shape.count, "MLMultiArray: \(key.count) indices for \(shape.count) dimensions")
    return zip(zip(key, shape), strides).reduce(0) { result, part in
      precondition(part.0.0 >= 0 && part.0.0 < part.0.1.intValue, "MLMultiArray: the index \(key) is out of bounds")
      return result + part.0.0 * part.1.intValue
    }
  }
  private func offset(ofPosition position: Int) -> Int {
    precondition(position >= 0 && position < count, "MLMultiArray: the index \(position) is out of bounds")
    var rest = position, result = 0
    for (size, stride) in zip(shape, strides).reversed() {
      result += rest % size.intValue * stride.intValue
      rest /= size.intValue
    }
    return result
  }
  private func element(at index: Int) -> NSNumber {
    let element = dataPointer + index * dataType.size
    return switch dataType {
    case .double: NSNumber(value: element.load(as: Double.self))
    case .float32: NSNumber(value: element.load(as: Float.self))
    case .float16: NSNumber(value: Float(element.load(as: Float16.self)))
    case .int32: NSNumber(value: element.load(as: Int32.self))
    case .int8: NSNumber(value: element.load(as: Int8.self))
    }
  }
  private func set(_ number: NSNumber, at index: Int) {
    let element = dataPointer + index * dataType.size
    switch dataType {
    case .double: element.storeBytes(of: number.doubleValue, as: Double.self)
    case .float32: element.storeBytes(of: number.floatValue, as: Float.self)
    case .float16: element.storeBytes(of: Float16(number.floatValue), as: Float16.self)
    case .int32: element.storeBytes(of: number.int32Value, as: Int32.self)
    case .int8: element.storeBytes(of: number.int8Value, as: Int8.self)
    }
  }

  open func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(start: dataPointer, count: count * dataType.size))
  }
  open func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer, [Int]) throws -> R) rethrows -> R {
    try body(UnsafeMutableRawBufferPointer(start: dataPointer, count: count * dataType.size), strides.map(\.intValue))
  }
  open func withUnsafeBufferPointer<S, R>(ofType type: S.Type, _ body: (UnsafeBufferPointer<S>) throws -> R) rethrows -> R {
    try body(UnsafeBufferPointer(start: dataPointer.assumingMemoryBound(to: S.self), count: count))
  }
  open func withUnsafeMutableBufferPointer<S, R>(
    ofType type: S.Type, _ body: (UnsafeMutableBufferPointer<S>, [Int]) throws -> R
  ) rethrows -> R {
    try body(UnsafeMutableBufferPointer(start: dataPointer.assumingMemoryBound(to: S.self), count: count), strides.map(\.intValue))
  }
  /// The same shape, and equal elements.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLMultiArray, other.shape == shape, other.dataType == dataType else { return false }
    return (0..<count).allSatisfy { self[$0] == other[$0] }
  }
  open override var hash: Int { shape.hashValue }
  open override var description: String { "\(dataType) \(shape.map { "\($0)" }.joined(separator: " × ")) array" }
}
