/// An object whose content may go when memory gets short (Apple: NSDiscardableContent). `NSCache` on Linux does not ask for it.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
