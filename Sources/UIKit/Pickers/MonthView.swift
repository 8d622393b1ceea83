/// The days of a month. A tap chooses a day.
final class MonthView: UIView {
  private static let weekdayHeight: CGFloat = 20
  private static let circle: CGFloat = 44

  var onChoice: ((Date) -> Void)?
  private var weekdays: [UILabel] = []
  private var cells: [UILabel] = []
  private let mark = UIView(frame: .zero)
  private var grid: MonthGrid?
  private var chosen: Int?
  private var settings: DateSettings?

  override init(frame: CGRect) {
    super.init(frame: frame)
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ grid: MonthGrid, chosen date: Date, _ settings: DateSettings) {
    self.grid = grid
    self.settings = settings
    set(&weekdays, to: MonthGrid.weekdays(settings).count) { $0.font = .systemFont(ofSize: 13, weight: .semibold) }
    for (label, name) in zip(weekdays, MonthGrid.weekdays(settings)) {
      label.text = name
      label.textColor = .tertiaryLabel
    }
    set(&cells, to: grid.days.count) { $0.isUserInteractionEnabled = false }
    chosen = grid.days.firstIndex { $0.map { settings.calendar.isDate($0, inSameDayAs: date) } ?? false }
    for (index, (cell, day)) in zip(cells, grid.days).enumerated() {
      let isToday = day.map { settings.calendar.isDateInToday($0) } ?? false
      let isChosen = index == chosen
      cell.text = day.map { "\(settings.calendar.component(.day, from: $0))" }
      cell.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
      let isAllowed = day.map { settings.allowsDay($0) } ?? false
      cell.textColor = !isAllowed ? .tertiaryLabel : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
      if isChosen { mark.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.12) }
      cell.isAccessibilityElement = day != nil
      cell.accessibilityLabel = day.map { settings.formatter("EEEEyMMMMd").string(from: $0) }
      cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
    mark.isHidden = chosen == nil
    setNeedsLayout()
  }

  private func set(_ labels: inout [UILabel], to count: Int, _ prepare: (UILabel) -> Void) {
    while labels.count > count { labels.removeLast().removeFromSuperview() }
    while labels.count < count {
      let label = UILabel()
      label.textAlignment = .center
      prepare(label)
      labels.append(label)
      addSubview(label)
    }
  }

  private func dayFrame(_ index: Int) -> CGRect {
    let weeks = CGFloat(max(grid?.weekCount ?? 6, 1))
    let width = (bounds.width - 16) / 7
    let height = min((bounds.height - Self.weekdayHeight) / max(weeks, 5), Self.circle)
    return CGRect(
      x: 8 + width * CGFloat(index % 7), y: Self.weekdayHeight + height * CGFloat(index / 7), width: width, height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror
    for (index, label) in weekdays.enumerated() {
      let column = dayFrame(index)
      label.frame = mirror(CGRect(x: column.minX, y: 0, width: column.width, height: Self.weekdayHeight))
    }
    for (index, cell) in cells.enumerated() { cell.frame = mirror(dayFrame(index)) }
    guard let chosen, cells.indices.contains(chosen) else { return }
    let cell = mirror(dayFrame(chosen)), side = min(cell.width, cell.height, Self.circle)
    mark.frame = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
    mark.layer.cornerRadius = side / 2
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    let index = cells.indices.first { cells[$0].frame.contains(point) }
    guard let index, let day = grid?.days[index], settings?.allowsDay(day) == true else { return }
    onChoice?(day)
  }
}
