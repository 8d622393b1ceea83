/// The text fields of an alert in a common box, divided by lines.
final class AlertFields: UIView {
  /// The height of a field: 32 points, or more at sizes above large.
  private var rowHeight: CGFloat {
    max(32, UIFontMetrics(forTextStyle: .footnote).scaledValue(for: 32, compatibleWith: traitCollection).rounded(.up))
  }
  private let fields: [UITextField]
  private var lines: [UIView] = []

  init(_ fields: [UITextField]) {
    self.fields = fields
    super.init(frame: .zero)
    backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white }
    layer.cornerRadius = 8
    clipsToBounds = true
    for (index, field) in fields.enumerated() {
      addSubview(field)
      guard index > 0 else { continue }
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    layer.borderWidth = 0.5
    tintBorder()
  }

  required init?(coder: NSCoder) { nil }

  private func tintBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tintBorder()
  }

  var editedField: UITextField? { fields.first { $0.isFirstResponder } }

  var naturalHeight: CGFloat { CGFloat(fields.count) * rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(contentScaleFactor, 1)
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * rowHeight
      field.frame = CGRect(x: 8, y: y, width: max(0, bounds.width - 16), height: rowHeight)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: bounds.width, height: line) }
    }
  }
}
