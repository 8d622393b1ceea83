/// A row of a date picker's wheel: text with 8 points of padding at the sides.
final class DateRow: UILabel {
  static func reused(_ view: UIView?) -> DateRow { view as? DateRow ?? DateRow(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .monospacedDigitSystemFont(ofSize: PickerTitle.fontSize, weight: .regular)
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }

  required init?(coder: NSCoder) { nil }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 8, dy: 0)) }
}
