// What a program asks of the kernel about itself: the memory it uses. Mach answers it on Apple's systems, /proc on Linux.

public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = UInt32
public typealias mach_msg_type_number_t = UInt32
public typealias mach_vm_size_t = UInt64
public typealias mach_vm_address_t = UInt64
public typealias vm_size_t = UInt
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_BASIC_INFO: Int32 = 18
public let TASK_VM_INFO: Int32 = 22

/// The only task that can be asked for: this program.
public let mach_task_self_: mach_port_t = 1

public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}

/// Apple: mach_task_basic_info.
public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: Int32 = 0
  public var suspend_count: integer_t = 0
  public init() {}
}
public typealias mach_task_basic_info_data_t = mach_task_basic_info

/// Apple: task_vm_info. `phys_footprint` is the memory of the program's own, without what it shares with others.
public struct task_vm_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var region_count: integer_t = 0
  public var page_size: integer_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_peak: mach_vm_size_t = 0
  public var device: mach_vm_size_t = 0
  public var device_peak: mach_vm_size_t = 0
  public var `internal`: mach_vm_size_t = 0
  public var internal_peak: mach_vm_size_t = 0
  public var external: mach_vm_size_t = 0
  public var external_peak: mach_vm_size_t = 0
  public var reusable: mach_vm_size_t = 0
  public var reusable_peak: mach_vm_size_t = 0
  public var purgeable_volatile_pmap: mach_vm_size_t = 0
  public var purgeable_volatile_resident: mach_vm_size_t = 0
  public var purgeable_volatile_virtual: mach_vm_size_t = 0
  public var compressed: mach_vm_size_t = 0
  public var compressed_peak: mach_vm_size_t = 0
  public var compressed_lifetime: mach_vm_size_t = 0
  public var phys_footprint: mach_vm_size_t = 0
  public var min_address: mach_vm_address_t = 0
  public var max_address: mach_vm_address_t = 0
  public init() {}
}
public typealias task_vm_info_data_t = task_vm_info

/// Writes the answer into `task_info_out`, which has room for `task_info_outCnt` integers, and says there how many it wrote.
@discardableResult
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  let memory = ProcessMemory.current
  switch Int32(flavor) {
  case MACH_TASK_BASIC_INFO, TASK_BASIC_INFO:
    var info = mach_task_basic_info()
    info.virtual_size = memory.virtual
    info.resident_size = memory.resident
    info.resident_size_max = memory.residentPeak
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    info.user_time.seconds = integer_t(truncatingIfNeeded: usage.ru_utime.tv_sec)
    info.user_time.microseconds = integer_t(truncatingIfNeeded: usage.ru_utime.tv_usec)
    info.system_time.seconds = integer_t(truncatingIfNeeded: usage.ru_stime.tv_sec)
    info.system_time.microseconds = integer_t(truncatingIfNeeded: usage.ru_stime.tv_usec)
    return write(info, task_info_out, task_info_outCnt)
  case TASK_VM_INFO:
    var info = task_vm_info()
    info.virtual_size = memory.virtual
    info.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
    info.resident_size = memory.resident
    info.resident_size_peak = memory.residentPeak
    info.internal = memory.own
    info.internal_peak = memory.own
    info.external = memory.resident - min(memory.resident, memory.own)
    info.compressed = memory.swapped
    info.phys_footprint = memory.own + memory.swapped
    return write(info, task_info_out, task_info_outCnt)
  default: return KERN_INVALID_ARGUMENT
  }
}

/// As much of the answer as there is room for.
private func write<Info>(
  _ info: Info, _ out: UnsafeMutablePointer<integer_t>, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
  let size = min(Int(count.pointee), MemoryLayout<Info>.size / MemoryLayout<integer_t>.size)
  withUnsafeBytes(of: info) { bytes in
    UnsafeMutableRawBufferPointer(start: out, count: size * MemoryLayout<integer_t>.size).copyMemory(
      from: UnsafeRawBufferPointer(rebasing: bytes[..<(size * MemoryLayout<integer_t>.size)]))
  }
  count.pointee = mach_msg_type_number_t(size)
  return KERN_SUCCESS
}

/// What /proc/self/status says, in bytes.
private struct ProcessMemory {
  var virtual: UInt64 = 0
  var resident: UInt64 = 0
  var residentPeak: UInt64 = 0
  var own: UInt64 = 0
  var swapped: UInt64 = 0

  static var current: ProcessMemory {
    var result = ProcessMemory()
    guard let file = fopen("/proc/self/status", "r") else { return result }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = line.prefix { $0 != 0 }.split { $0 == 32 || $0 == 9 || $0 == 10 }
        .map { String(decoding: $0.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
      guard words.count >= 2, let kilobytes = UInt64(words[1]) else { continue }
      switch words[0] {
      case "VmSize:": result.virtual = kilobytes * 1024
      case "VmRSS:": result.resident = kilobytes * 1024
      case "VmHWM:": result.residentPeak = kilobytes * 1024
      case "RssAnon:": result.own = kilobytes * 1024
      case "VmSwap:": result.swapped = kilobytes * 1024
      default: break
      }
    }
    return result
  }
}
