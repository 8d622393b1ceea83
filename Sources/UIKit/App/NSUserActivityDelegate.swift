/// A delegate that updates an activity before it is saved (Apple: NSUserActivityDelegate).
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: NSObjectProtocol {
  func userActivityWillSave(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
}
