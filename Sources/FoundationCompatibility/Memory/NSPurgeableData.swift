import Foundation

/// Mutable data whose bytes can be discarded while no access to them is open (Apple: NSPurgeableData). On Linux only
/// `discardContentIfPossible()` discards them; the system does not ask.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // An access is open when the data is made.
  private var accesses = 1
  private var isDiscarded = false

  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    accesses += 1
    return true
  }

  open func endContentAccess() { if accesses > 0 { accesses -= 1 } }

  open func discardContentIfPossible() {
    guard accesses == 0 else { return }
    length = 0
    isDiscarded = true
  }

  open func isContentDiscarded() -> Bool { isDiscarded }
}
