extension UIPageControl {
  /// The background of the indicators (Apple: UIPageControl.BackgroundStyle).
  public enum BackgroundStyle: Int, Sendable {
    /// A platter during interaction.
    case automatic = 0
    case prominent = 1
    case minimal = 2
  }

  /// How the user changes the page (Apple: UIPageControl.InteractionState).
  public enum InteractionState: Int, Sendable {
    case none = 0
    /// A tap.
    case discrete = 1
    /// A drag along the indicators.
    case continuous = 2
  }

  /// The order of the indicators (Apple: UIPageControl.Direction).
  public enum Direction: Int, Sendable {
    case natural = 0
    case leftToRight, rightToLeft, topToBottom, bottomToTop
  }
}
