extension UIBarButtonItem {
  /// Sets the image behind the title for a state. Bars have only one height here: metrics other than `default` are ignored.
  /// Apple: setBackgroundImage(_:for:barMetrics:).
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    guard barMetrics == .default else { return }
    backgroundImages[state.rawValue] = backgroundImage
  }
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImages[state.rawValue] : nil
  }

  /// Moves the title by an offset in points. Apple: setTitlePositionAdjustment(_:for:).
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    if barMetrics == .default { titleOffset = adjustment }
  }
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { barMetrics == .default ? titleOffset : .zero }

  /// Sets the image behind the title if the item has that style; otherwise does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics
  ) { if style == self.style { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) } }
  public func backgroundImage(for state: UIControl.State, style: UIBarButtonItem.Style, barMetrics: UIBarMetrics) -> UIImage? {
    style == self.style ? backgroundImage(for: state, barMetrics: barMetrics) : nil
  }

  // Stored; without effect on Linux, where the back button is a chevron with a title and backgrounds have the position of titles.

  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    storedLook.offsets[barMetrics] = adjustment
  }
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { storedLook.offsets[barMetrics] ?? 0 }
  public func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
    storedLook.backImages[barMetrics, default: [:]][state.rawValue] = backgroundImage
  }
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    storedLook.backImages[barMetrics]?[state.rawValue]
  }
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    storedLook.backTitleOffsets[barMetrics] = adjustment
  }
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    storedLook.backTitleOffsets[barMetrics] ?? .zero
  }
  public func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    storedLook.backOffsets[barMetrics] = adjustment
  }
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    storedLook.backOffsets[barMetrics] ?? 0
  }
}

/// Appearance properties of bar items that are stored and have no effect on Linux.
struct StoredBarButtonLook {
  var offsets: [UIBarMetrics: CGFloat] = [:]
  var backImages: [UIBarMetrics: [UInt: UIImage]] = [:]
  var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]
  var backOffsets: [UIBarMetrics: CGFloat] = [:]
}
