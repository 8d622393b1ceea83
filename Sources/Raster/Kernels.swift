import CPixelKernels

/// The row kernels of one instruction set, as a pointer to a constant table.
package typealias KernelTable = UnsafePointer<VKTable>

package enum Kernels {
  /// The kernels in use: the fastest that this machine supports, or those named by the environment variable `VITRINE_KERNELS`.
  nonisolated(unsafe) static let active: KernelTable = vk_active()

  /// The name of the instruction set in use.
  package static var name: String { String(cString: active.pointee.name) }

  /// The tables that this machine supports, with their names. For tests.
  package static var all: [(name: String, table: KernelTable)] {
    [VKLevelBaseline, VKLevelAVX2, VKLevelAVX512, VKLevelNEON].compactMap { level in
      vk_table(level).map { (String(cString: vk_level_name(level)), $0) }
    }
  }
}
