/// The vertical position of text that was shrunk to fit (Apple: UIBaselineAdjustment).
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text in full size.
  case alignBaselines
  /// Centred vertically in the bounds.
  case alignCenters
  /// At the top of the text in full size.
  case none
}
