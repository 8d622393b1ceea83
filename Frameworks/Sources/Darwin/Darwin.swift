@_exported import Glibc
// On Apple's systems Foundation also exports the functions for the kernel's clock and the memory of a task.
@_exported import func FoundationCompatibility.mach_absolute_time
@_exported import func FoundationCompatibility.mach_task_self
@_exported import func FoundationCompatibility.mach_timebase_info
@_exported import struct FoundationCompatibility.mach_task_basic_info
@_exported import struct FoundationCompatibility.mach_timebase_info_data_t
@_exported import func FoundationCompatibility.task_info

public typealias OSStatus = Int32

// For versions of the C library that lack these functions. The library's own functions are preferred, since files that import Foundation
// see both.
@_disfavoredOverload
public func arc4random() -> UInt32 { .random(in: .min ... .max) }
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : .random(in: 0..<upperBound) }
