/// An object whose content can be discarded when memory is short (Apple: NSDiscardableContent). `NSCache` does not call it on Linux.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
