import Foundation
import FoundationCompatibility
import Testing

@Suite struct MachTests {
  @Test func aProcessKnowsItsMemory() {
    var info = mach_task_basic_info()
    var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
    let result: kern_return_t = withUnsafeMutablePointer(to: &info) {
      $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
        task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
      }
    }
    #expect(result == KERN_SUCCESS && info.resident_size > 1_000_000 && info.resident_size <= info.virtual_size)
    var memory = task_vm_info_data_t()
    count = mach_msg_type_number_t(MemoryLayout<task_vm_info_data_t>.size / MemoryLayout<integer_t>.size)
    let words = Int(count)
    let second = withUnsafeMutablePointer(to: &memory) {
      $0.withMemoryRebound(to: integer_t.self, capacity: words) { task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), $0, &count) }
    }
    #expect(second == KERN_SUCCESS && count == words && memory.phys_footprint > 100_000)
    #expect(task_info(99, task_flavor_t(TASK_VM_INFO), nil, &count) == KERN_INVALID_ARGUMENT)
  }

  @Test func theClockRuns() {
    var base = mach_timebase_info_data_t()
    #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == base.denom)
    let start = mach_absolute_time()
    #expect(mach_absolute_time() >= start)
  }
}
