extension UIPageControl {
  /// What lies behind the dots (Apple: UIPageControl.BackgroundStyle).
  public enum BackgroundStyle: Int, Sendable {
    /// A platter while the user goes through the pages.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// How the user changes the page (Apple: UIPageControl.InteractionState).
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// By a tap.
    case discrete = 1
    /// By a finger that moves along the dots.
    case continuous = 2
  }

  /// Which way pages follow each other (Apple: UIPageControl.Direction).
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}
