extension UIBarButtonItem {
  /// Behind the title, in one state. Bars have one height here: `default` counts. Apple: setBackgroundImage(_:for:barMetrics:).
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backgroundImages[state.rawValue] = backgroundImage
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages[state.rawValue] : nil
  }

  /// Moves the title, in points. Apple: setTitlePositionAdjustment(_:for:).
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { titleOffset = adjustment }
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { barMetrics == .default ? titleOffset : .zero }
}
