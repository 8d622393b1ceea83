import CoreGraphics

/// The titles at the trailing edge of a table, along which a finger jumps from section to section.
final class TableIndexView: UIControl {
  static let lineHeight: CGFloat = 14
  private var labels: [UILabel] = []
  private(set) var titles: [String] = []
  /// Of the title under the finger.
  var onTitle: ((Int) -> Void)?
  private var current: Int?

  /// It is for fingers: rows are reached without it.
  override var canBecomeFocused: Bool { false }

  func show(_ titles: [String], color: UIColor?, background: UIColor?) {
    backgroundColor = background
    if titles != self.titles {
      self.titles = titles
      for label in labels { label.removeFromSuperview() }
      labels = titles.map { title in
        let label = UILabel(frame: .zero)
        label.text = title == UITableView.indexSearch ? "" : title
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        return label
      }
    }
    for label in labels { label.textColor = color ?? tintColor }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = tintColor }
  }

  private var top: CGFloat { ((bounds.height - Self.lineHeight * CGFloat(titles.count)) / 2).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  private func track(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let line = ((touch.location(in: self).y - top) / Self.lineHeight).rounded(.down)
    let index = Int(min(max(line, 0), CGFloat(titles.count - 1)))
    guard index != current else { return }
    current = index
    onTitle?(index)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    track(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    track(touch)
    return true
  }
}
