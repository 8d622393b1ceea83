import Glibc

// The memory and processor time of a process, in the form in which Mach reports them. The numbers come from /proc.

public typealias integer_t = Int32
public typealias natural_t = UInt32
public typealias kern_return_t = Int32
public typealias mach_port_t = UInt32
public typealias task_t = mach_port_t
public typealias task_name_t = mach_port_t
public typealias task_flavor_t = natural_t
public typealias mach_msg_type_number_t = natural_t
public typealias mach_vm_size_t = UInt64
public typealias task_info_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: Int32 = 0
public let KERN_INVALID_ARGUMENT: Int32 = 4
public let TASK_BASIC_INFO: Int32 = 18
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22

/// The only task that can be queried: this process.
public let mach_task_self_: mach_port_t = 1
public func mach_task_self() -> mach_port_t { mach_task_self_ }

public struct time_value_t: Sendable {
  public var seconds: integer_t = 0
  public var microseconds: integer_t = 0
  public init() {}
}

/// The memory of a process in bytes, and its times in seconds.
public struct mach_task_basic_info: Sendable {
  public var virtual_size: mach_vm_size_t = 0
  public var resident_size: mach_vm_size_t = 0
  public var resident_size_max: mach_vm_size_t = 0
  public var user_time = time_value_t()
  public var system_time = time_value_t()
  public var policy: integer_t = 0
  public var suspend_count: integer_t = 0
  public init() {}
}

public typealias mach_task_basic_info_data_t = mach_task_basic_info
public typealias task_basic_info = mach_task_basic_info
public typealias task_basic_info_data_t = mach_task_basic_info

/// The memory of a process in bytes. `phys_footprint` is Linux's private memory, which would be free without this process.
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
  public var min_address: mach_vm_size_t = 0
  public var max_address: mach_vm_size_t = 0
  public init() {}
}

public typealias task_vm_info_data_t = task_vm_info

/// Fills the structure as far as the given size allows, which is counted in words of four bytes.
@discardableResult
public func task_info(
  _ target_task: task_name_t, _ flavor: task_flavor_t, _ task_info_out: task_info_t!,
  _ task_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>!
) -> kern_return_t {
  guard target_task == mach_task_self_, let task_info_out, let task_info_outCnt else { return KERN_INVALID_ARGUMENT }
  let capacity = Int(task_info_outCnt.pointee) * 4
  func fill<Info>(_ info: Info) -> kern_return_t {
    let count = min(capacity, MemoryLayout<Info>.size)
    withUnsafeBytes(of: info) { UnsafeMutableRawPointer(task_info_out).copyMemory(from: $0.baseAddress!, byteCount: count) }
    task_info_outCnt.pointee = mach_msg_type_number_t(count / 4)
    return KERN_SUCCESS
  }
  let usage = ProcessUsage()
  switch Int32(flavor) {
  case MACH_TASK_BASIC_INFO, TASK_BASIC_INFO:
    var info = mach_task_basic_info()
    (info.virtual_size, info.resident_size, info.resident_size_max) = (usage.virtual, usage.resident, usage.residentPeak)
    (info.user_time, info.system_time) = (usage.user, usage.system)
    return fill(info)
  case TASK_VM_INFO:
    var info = task_vm_info()
    (info.virtual_size, info.resident_size, info.resident_size_peak) = (usage.virtual, usage.resident, usage.residentPeak)
    (info.internal, info.external) = (usage.resident - min(usage.resident, usage.shared), usage.shared)
    info.page_size = integer_t(sysconf(Int32(_SC_PAGESIZE)))
    info.phys_footprint = info.internal
    return fill(info)
  default: return KERN_INVALID_ARGUMENT
  }
}

/// The memory of this process, in bytes.
private struct ProcessUsage {
  var virtual: UInt64 = 0
  var resident: UInt64 = 0
  var shared: UInt64 = 0
  var residentPeak: UInt64 = 0
  var user = time_value_t()
  var system = time_value_t()

  init() {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    residentPeak = UInt64(max(0, usage.ru_maxrss)) * 1024
    (user.seconds, user.microseconds) = (integer_t(usage.ru_utime.tv_sec), integer_t(usage.ru_utime.tv_usec))
    (system.seconds, system.microseconds) = (integer_t(usage.ru_stime.tv_sec), integer_t(usage.ru_stime.tv_usec))
    guard let file = fopen("/proc/self/statm", "r") else { return }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, 256, file) != nil else { return }
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let numbers = text.split(separator: " ").compactMap { UInt64($0) }
    guard numbers.count > 2 else { return }
    let page = UInt64(sysconf(Int32(_SC_PAGESIZE)))
    (virtual, resident, shared) = (numbers[0] * page, numbers[1] * page, numbers[2] * page)
  }
}
