/// A picker row for delegates that supply titles instead of views.
final class PickerTitle: UILabel {
  static let fontSize: CGFloat = 23

  /// Returns the view for reuse, or a new one.
  static func reused(_ view: UIView?) -> PickerTitle { view as? PickerTitle ?? PickerTitle(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: Self.fontSize)
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }

  required init?(coder: NSCoder) { nil }
}
