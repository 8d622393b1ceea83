import CPixelKernels

/// The row kernels of one instruction set. The pointer leads to a constant.
package typealias KernelTable = UnsafePointer<VKTable>

package enum Kernels {
  /// The kernels in use: the best of this machine, or what `VITRINE_KERNELS` names.
  nonisolated(unsafe) static let active: KernelTable = vk_active()

  /// The name of the instruction set in use.
  package static var name: String { String(cString: active.pointee.name) }

  /// The tables that this machine can run, by name, for tests.
  package static var all: [(name: String, table: KernelTable)] {
    [VKLevelBaseline, VKLevelAVX2, VKLevelAVX512, VKLevelNEON].compactMap { level in
      vk_table(level).map { (String(cString: vk_level_name(level)), $0) }
    }
  }
}
