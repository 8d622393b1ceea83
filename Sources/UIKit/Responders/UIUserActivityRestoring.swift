/// An object that restores the state of a user activity (Apple: UIUserActivityRestoring).
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The user activities of responders.
@MainActor
enum ActivityTable {
  static let activities = SideTable<UIResponder, NSUserActivity>()
}
