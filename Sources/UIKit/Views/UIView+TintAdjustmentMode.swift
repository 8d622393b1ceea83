extension UIView {
  /// Whether the tint colour is greyed, as it is behind an alert (Apple: UIView.TintAdjustmentMode).
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }
}
