import Dispatch
import Synchronization

// Core Foundation's functions for data.

public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
  guard let bytes, length > 0 else { return CFData() }
  return CFData(bytes: bytes, count: length)
}

public func CFDataCreateCopy(_ allocator: CFAllocator!, _ theData: CFData!) -> CFData! { theData }

/// - Parameter capacity: ignored on Linux; the data has no size limit.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }
public func CFDataGetLength(_ theData: CFMutableData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the address of the bytes. It is valid as long as the data exists and is not changed, and for about two seconds more, since
/// programs often request the bytes of data that nothing else retains.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  guard let theData, !theData.isEmpty else { return nil }
  HeldData.shared.hold(theData)
  // Up to 16 bytes are stored in the value itself, which has no stable address.
  if theData.count <= 16 { return SmallData.shared.address(of: theData) }
  return theData.withUnsafeBytes { $0.bindMemory(to: UInt8.self).baseAddress }
}

public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
  theData.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}

public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
  if let bytes, length > 0 { theData?.append(bytes, length: length) }
}

public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
  guard let theData, let buffer, range.location >= 0, range.length > 0, range.location <= theData.count - range.length else { return }
  let start = theData.startIndex + range.location
  theData.copyBytes(to: buffer, from: start..<(start + range.length))
}

/// A range of elements (Apple: CFRange).
public struct CFRange: Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init() { (location, length) = (0, 0) }
  public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
}

public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

/// Stable addresses for small data. Equal bytes share an address, as long as it is one of the last 1,024 that were created.
private final class SmallData: Sendable {
  static let shared = SmallData()
  // Sendable, since the memory is written once, before the address is returned.
  private struct Buffer: @unchecked Sendable { let address: UnsafePointer<UInt8> }
  private let buffers = Mutex<(of: [Data: Buffer], order: [Data])>(([:], []))

  func address(of data: Data) -> UnsafePointer<UInt8> {
    buffers.withLock { buffers in
      if let buffer = buffers.of[data] { return buffer }
      let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
      data.copyBytes(to: memory, count: data.count)
      let buffer = Buffer(address: UnsafePointer(memory))
      buffers.of[data] = buffer
      buffers.order.append(data)
      if buffers.order.count > 1_024 { buffers.of.removeValue(forKey: buffers.order.removeFirst())?.address.deallocate() }
      return buffer
    }.address
  }
}

/// Retains the last four data values whose addresses were requested, until two seconds after the last request.
private final class HeldData: Sendable {
  static let shared = HeldData()
  private let held = Mutex<(data: [Data], uses: Int)>(([], 0))

  func hold(_ data: Data) {
    let uses = held.withLock { held in
      held.data.append(data)
      if held.data.count > 4 { held.data.removeFirst() }
      held.uses += 1
      return held.uses
    }
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 2) {
      self.held.withLock { if $0.uses == uses { $0.data = [] } }
    }
  }
}
