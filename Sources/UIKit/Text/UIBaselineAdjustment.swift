/// Where text that was made smaller to fit stands (Apple: UIBaselineAdjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text in its full size.
  case alignBaselines
  /// In the middle of the box.
  case alignCenters
  /// At the top of where the full size would be.
  case none
}
