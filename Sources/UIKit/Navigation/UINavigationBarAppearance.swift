/// The look of a navigation bar (Apple: UINavigationBarAppearance). A bar takes it when it is set.
open class UINavigationBarAppearance: UIBarAppearance {
  /// Of the title in the bar. What is missing is the system's: 17 points, semibold.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of the large title below the bar's buttons: 34 points, bold.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
