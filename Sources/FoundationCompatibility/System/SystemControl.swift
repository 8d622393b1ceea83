import Foundation

/// Reads a property of the system (BSD: sysctlbyname(3)).
///
/// The supported names are those of the numbers of processors (`hw.ncpu`, `hw.activecpu`, `hw.logicalcpu`, `hw.physicalcpu` and their
/// `_max`), `hw.memsize` and `hw.pagesize` in bytes, and the texts of uname(2): `hw.machine`, `kern.ostype`, `kern.osrelease`,
/// `kern.version` and `kern.hostname`.
/// - Parameters:
///   - oldp: receives the value; nil to get only its size.
///   - oldlenp: the size of `oldp` in bytes; receives the size of the value.
///   - newp: must be nil, because no property can be changed.
/// - Returns: 0, or -1 with `errno`: ENOENT for an unknown name, ENOMEM if the value does not fit, EPERM for a new value.
@discardableResult
public func sysctlbyname(
  _ name: UnsafePointer<CChar>!, _ oldp: UnsafeMutableRawPointer!, _ oldlenp: UnsafeMutablePointer<Int>!, _ newp: UnsafeMutableRawPointer!,
  _ newlen: Int
) -> Int32 {
  func fail(_ code: Int32) -> Int32 {
    errno = code
    return -1
  }
  guard newp == nil else { return fail(EPERM) }
  guard let name, let value = SystemProperty.value(of: String(cString: name)) else { return fail(ENOENT) }
  guard let oldlenp else { return oldp == nil ? 0 : fail(EFAULT) }
  let capacity = oldlenp.pointee
  oldlenp.pointee = value.count
  guard let oldp else { return 0 }
  guard capacity >= value.count else { return fail(ENOMEM) }
  oldp.copyMemory(from: value, byteCount: value.count)
  return 0
}

/// The properties that `sysctlbyname` supports, as bytes.
private enum SystemProperty {
  static func value(of name: String) -> [UInt8]? {
    switch name {
    case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
      bytes(Int32(ProcessInfo.processInfo.processorCount))
    case "hw.activecpu": bytes(Int32(ProcessInfo.processInfo.activeProcessorCount))
    case "hw.memsize": bytes(ProcessInfo.processInfo.physicalMemory)
    case "hw.pagesize": bytes(Int32(getpagesize()))
    case "hw.machine": text(\.machine)
    case "kern.ostype": text(\.sysname)
    case "kern.osrelease": text(\.release)
    case "kern.version": text(\.version)
    case "kern.hostname": text(\.nodename)
    default: nil
    }
  }

  private static func bytes(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number) { Array($0) } }

  /// Returns a field of uname(2), including the zero at its end.
  private static func text<Field>(_ field: KeyPath<utsname, Field>) -> [UInt8] {
    var name = utsname()
    uname(&name)
    return withUnsafeBytes(of: name[keyPath: field]) { Array($0.prefix { $0 != 0 }) } + [0]
  }
}
