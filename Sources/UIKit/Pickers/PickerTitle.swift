/// The row of a picker whose delegate gives titles and no views.
final class PickerTitle: UILabel {
  static let fontSize: CGFloat = 23

  /// A former one, where there is one.
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
