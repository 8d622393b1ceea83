/// Takes up again what a person did (Apple: UIUserActivityRestoring).
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}

/// The activities of responders.
@MainActor
enum ActivityTable {
  static let activities = SideTable<UIResponder, NSUserActivity>()
}
