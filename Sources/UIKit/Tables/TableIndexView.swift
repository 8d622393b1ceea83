import CoreGraphics

/// The section index at the trailing edge of a table. A finger on a title scrolls to its section.
final class TableIndexView: UIControl {
  static let lineHeight: CGFloat = 14
  static let gap = "•"
  private var lines: [String] = []
  private var marks: [UIView] = []
  private(set) var titles: [String] = []
  private var color: UIColor?
  /// Called with the index of the title under the finger.
  var onTitle: ((Int) -> Void)?
  private var current: Int?

  /// The index is for touches; the keyboard reaches the rows without it.
  override var canBecomeFocused: Bool { false }

  /// Claims a touch that began on the index, so that it does not scroll the rows, however fast the finger moves.
  override func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isTracking }
  override func tracksAtOnce(_ touch: UITouch) -> Bool { true }

  func show(_ titles: [String], color: UIColor?, background: UIColor?) {
    backgroundColor = background
    self.titles = titles
    self.color = color
    paint()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  private func paint() {
    for mark in marks {
      if let label = mark as? UILabel { label.textColor = color ?? tintColor } else { mark.tintColor = color }
    }
  }

  /// Returns all titles if they fit in the height; otherwise the first, the last and some in between, with dots for the omitted titles.
  static func lines(_ titles: [String], height: CGFloat) -> [String] {
    let capacity = max(Int(height / lineHeight), 0)
    guard titles.count > capacity else { return titles }
    let shown = (capacity + 1) / 2
    guard shown > 1 else { return Array(titles.prefix(shown)) }
    let step = Double(titles.count - 1) / Double(shown - 1)
    return (0..<shown).flatMap { [titles[Int((Double($0) * step).rounded())], gap] }.dropLast()
  }

  private var top: CGFloat { ((bounds.height - Self.lineHeight * CGFloat(lines.count)) / 2).rounded() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lines = Self.lines(titles, height: bounds.height)
    if lines != self.lines {
      self.lines = lines
      for mark in marks { mark.removeFromSuperview() }
      marks = lines.map(makeMark)
      paint()
    }
    for (index, mark) in marks.enumerated() {
      mark.frame = CGRect(x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }

  private func makeMark(_ line: String) -> UIView {
    let mark: UIView
    if line == UITableView.indexSearch {
      let size = UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold)
      mark = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: size))
      mark.contentMode = .center
    } else {
      let label = UILabel(frame: .zero)
      label.text = line
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      mark = label
    }
    addSubview(mark)
    return mark
  }

  private func track(_ touch: UITouch) {
    guard !titles.isEmpty, !lines.isEmpty else { return }
    let part = (touch.location(in: self).y - top) / (Self.lineHeight * CGFloat(lines.count))
    let index = min(Int(min(max(part, 0), 1) * CGFloat(titles.count)), titles.count - 1)
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
