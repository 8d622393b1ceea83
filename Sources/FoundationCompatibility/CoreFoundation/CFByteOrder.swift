// Core Foundation's functions for the order of bytes (Apple: Byte-Order Utilities).

public typealias CFByteOrder = CFIndex

/// The orders of bytes, which are constants of an enumeration of C.
public struct __CFByteOrder: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

public let CFByteOrderUnknown = __CFByteOrder(0)
public let CFByteOrderLittleEndian = __CFByteOrder(1)
public let CFByteOrderBigEndian = __CFByteOrder(2)

/// Returns the raw value of this machine's order.
public func CFByteOrderGetCurrent() -> CFByteOrder {
  CFByteOrder((UInt16(littleEndian: 1) == 1 ? CFByteOrderLittleEndian : CFByteOrderBigEndian).rawValue)
}

public func CFSwapInt16(_ arg: UInt16) -> UInt16 { arg.byteSwapped }
public func CFSwapInt32(_ arg: UInt32) -> UInt32 { arg.byteSwapped }
public func CFSwapInt64(_ arg: UInt64) -> UInt64 { arg.byteSwapped }
public func CFSwapInt16BigToHost(_ arg: UInt16) -> UInt16 { UInt16(bigEndian: arg) }
public func CFSwapInt32BigToHost(_ arg: UInt32) -> UInt32 { UInt32(bigEndian: arg) }
public func CFSwapInt64BigToHost(_ arg: UInt64) -> UInt64 { UInt64(bigEndian: arg) }
public func CFSwapInt16HostToBig(_ arg: UInt16) -> UInt16 { arg.bigEndian }
public func CFSwapInt32HostToBig(_ arg: UInt32) -> UInt32 { arg.bigEndian }
public func CFSwapInt64HostToBig(_ arg: UInt64) -> UInt64 { arg.bigEndian }
public func CFSwapInt16LittleToHost(_ arg: UInt16) -> UInt16 { UInt16(littleEndian: arg) }
public func CFSwapInt32LittleToHost(_ arg: UInt32) -> UInt32 { UInt32(littleEndian: arg) }
public func CFSwapInt64LittleToHost(_ arg: UInt64) -> UInt64 { UInt64(littleEndian: arg) }
public func CFSwapInt16HostToLittle(_ arg: UInt16) -> UInt16 { arg.littleEndian }
public func CFSwapInt32HostToLittle(_ arg: UInt32) -> UInt32 { arg.littleEndian }
public func CFSwapInt64HostToLittle(_ arg: UInt64) -> UInt64 { arg.littleEndian }

/// A number in a fixed order of bytes, which is the big-endian one.
public struct CFSwappedFloat32: Sendable {
  public var v: UInt32
  public init(v: UInt32 = 0) { self.v = v }
}

/// A number in a fixed order of bytes, which is the big-endian one.
public struct CFSwappedFloat64: Sendable {
  public var v: UInt64
  public init(v: UInt64 = 0) { self.v = v }
}

public func CFConvertFloatHostToSwapped(_ arg: Float) -> CFSwappedFloat32 { CFSwappedFloat32(v: arg.bitPattern.bigEndian) }
public func CFConvertFloatSwappedToHost(_ arg: CFSwappedFloat32) -> Float { Float(bitPattern: UInt32(bigEndian: arg.v)) }
public func CFConvertFloat32HostToSwapped(_ arg: Float32) -> CFSwappedFloat32 { CFConvertFloatHostToSwapped(arg) }
public func CFConvertFloat32SwappedToHost(_ arg: CFSwappedFloat32) -> Float32 { CFConvertFloatSwappedToHost(arg) }
public func CFConvertDoubleHostToSwapped(_ arg: Double) -> CFSwappedFloat64 { CFSwappedFloat64(v: arg.bitPattern.bigEndian) }
public func CFConvertDoubleSwappedToHost(_ arg: CFSwappedFloat64) -> Double { Double(bitPattern: UInt64(bigEndian: arg.v)) }
public func CFConvertFloat64HostToSwapped(_ arg: Float64) -> CFSwappedFloat64 { CFConvertDoubleHostToSwapped(arg) }
public func CFConvertFloat64SwappedToHost(_ arg: CFSwappedFloat64) -> Float64 { CFConvertDoubleSwappedToHost(arg) }
