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

  /// Bars have one look for all styles.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }
  public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  // Kept: the back button is a chevron with a title, and backgrounds stand where titles do.

  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keptLook.offsets[barMetrics] = adjustment
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { keptLook.offsets[barMetrics] ?? 0 }
  public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    keptLook.backImages[barMetrics, default: [:]][state.rawValue] = backgroundImage
  }
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    keptLook.backImages[barMetrics]?[state.rawValue]
  }
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    keptLook.backTitleOffsets[barMetrics] = adjustment
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { keptLook.backTitleOffsets[barMetrics] ?? .zero }
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    keptLook.backOffsets[barMetrics] = adjustment
  }
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    keptLook.backOffsets[barMetrics] ?? 0
  }
}

/// What bar items are told of looks that they do not have here.
struct KeptBarButtonLook {
  var offsets: [UIBarMetrics: CGFloat] = [:]
  var backImages: [UIBarMetrics: [UInt: UIImage]] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backOffsets: [UIBarMetrics: CGFloat] = [:]
}
