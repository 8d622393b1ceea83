// The deprecated atomic operations on bits. Functions with `Orig` in their names return the value before the change, the others the value
// after it.

/// Changes a value under the lock that all atomic operations share.
private func change(
  _ value: UnsafeMutablePointer<UInt32>, returnsOriginal: Bool = false, _ body: (UInt32) -> UInt32
) -> Int32 {
  locked {
    let original = value.pointee
    value.pointee = body(original)
    return Int32(bitPattern: returnsOriginal ? original : value.pointee)
  }
}

@discardableResult
public func OSAtomicOr32(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 | __theMask }
}
@discardableResult
public func OSAtomicOr32Barrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 | __theMask }
}
@discardableResult
public func OSAtomicOr32Orig(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 | __theMask }
}
@discardableResult
public func OSAtomicOr32OrigBarrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 | __theMask }
}
@discardableResult
public func OSAtomicAnd32(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 & __theMask }
}
@discardableResult
public func OSAtomicAnd32Barrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 & __theMask }
}
@discardableResult
public func OSAtomicAnd32Orig(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 & __theMask }
}
@discardableResult
public func OSAtomicAnd32OrigBarrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 & __theMask }
}
@discardableResult
public func OSAtomicXor32(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 ^ __theMask }
}
@discardableResult
public func OSAtomicXor32Barrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue) { $0 ^ __theMask }
}
@discardableResult
public func OSAtomicXor32Orig(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 ^ __theMask }
}
@discardableResult
public func OSAtomicXor32OrigBarrier(_ __theMask: UInt32, _ __theValue: UnsafeMutablePointer<UInt32>) -> Int32 {
  change(__theValue, returnsOriginal: true) { $0 ^ __theMask }
}

/// Sets or clears the bit `n`, counted from the highest bit of the first byte.
/// - Returns: whether the bit was set before.
private func changeBit(_ n: UInt32, of address: UnsafeMutableRawPointer, to isSet: Bool) -> Bool {
  locked {
    let byte = address.advanced(by: Int(n >> 3)).assumingMemoryBound(to: UInt8.self), mask: UInt8 = 0x80 >> (n & 7)
    defer { byte.pointee = isSet ? byte.pointee | mask : byte.pointee & ~mask }
    return byte.pointee & mask != 0
  }
}

@discardableResult
public func OSAtomicTestAndSet(_ __n: UInt32, _ __theAddress: UnsafeMutableRawPointer) -> Bool {
  changeBit(__n, of: __theAddress, to: true)
}
@discardableResult
public func OSAtomicTestAndSetBarrier(_ __n: UInt32, _ __theAddress: UnsafeMutableRawPointer) -> Bool {
  changeBit(__n, of: __theAddress, to: true)
}
@discardableResult
public func OSAtomicTestAndClear(_ __n: UInt32, _ __theAddress: UnsafeMutableRawPointer) -> Bool {
  changeBit(__n, of: __theAddress, to: false)
}
@discardableResult
public func OSAtomicTestAndClearBarrier(_ __n: UInt32, _ __theAddress: UnsafeMutableRawPointer) -> Bool {
  changeBit(__n, of: __theAddress, to: false)
}
