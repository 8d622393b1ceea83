/// What can be thrown away while nobody uses it (Apple: NSDiscardableContent).
public protocol NSDiscardableContent {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}
