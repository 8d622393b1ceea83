/// A date picker as the calendar of a month, with the time below it.
final class InlineDateContent: UIView, DatePickerContent {
  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let rowHeight: CGFloat = 44
  private static let timeHeight: CGFloat = 50

  var onChoice: ((Date, TimeInterval) -> Void)?
  private var settings: DateSettings?
  private var date = Date()
  private var grid: MonthGrid?

  private let header = UIButton(type: .system)
  /// The chevron after the header's title. It points down while the month wheels are open.
  private let disclosure = UIImageView(image: SymbolImage.smallChevron)
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  private let days = MonthView(frame: .zero)
  private let months = WheelsDateContent(frame: .zero)
  private let timeLabel = UILabel()
  private let time = CompactDateContent(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    header.setTitleColor(.label, for: .normal)
    header.contentHorizontalAlignment = .leading
    header.addAction(UIAction { [weak self] _ in self?.toggleMonths() }, for: .touchUpInside)
    back.setImage(SymbolImage.chevronBackward, for: .normal)
    forward.setImage(SymbolImage.chevronForward, for: .normal)
    back.accessibilityLabel = "Previous month"
    forward.accessibilityLabel = "Next month"
    back.addAction(UIAction { [weak self] _ in self?.showMonth(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.showMonth(by: 1) }, for: .touchUpInside)
    timeLabel.text = "Time"
    months.isHidden = true
    months.onChoice = { [weak self] date, _ in self?.showMonth(of: date, animated: false) }
    days.onChoice = { [weak self] day in self?.choose(day) }
    time.onChoice = { [weak self] date, _ in self?.userPicked(date) }
    for part in [header, disclosure, back, forward, days, months, timeLabel, time] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  private var hasTime: Bool { settings?.mode == .dateAndTime || settings?.mode == .time }
  private var hasDays: Bool { settings?.mode != .time }

  var fittingSize: CGSize {
    let calendar = hasDays ? Self.headerHeight + Self.weekdayHeight + 6 * Self.rowHeight : 0
    return CGSize(width: 320, height: calendar + (hasTime ? Self.timeHeight : 0))
  }

  func show(_ date: Date, duration: TimeInterval, _ settings: DateSettings, animated: Bool) {
    self.settings = settings
    self.date = date
    var clock = settings
    clock.mode = .time
    time.show(date, duration: 0, clock, animated: false)
    for part in [header, disclosure, back, forward, days] as [UIView] { part.isHidden = !hasDays }
    timeLabel.isHidden = !hasTime
    time.isHidden = !hasTime
    if settings.mode == .yearAndMonth { months.isHidden = false }
    showMonth(of: date, animated: animated)
    setNeedsLayout()
  }

  private func showMonth(of date: Date, animated: Bool) {
    guard let settings else { return }
    let grid = MonthGrid(of: date, in: settings.calendar)
    let isNew = grid != self.grid
    self.grid = grid
    header.setTitle(settings.formatter("yMMMM").string(from: grid.firstDay), for: .normal)
    setNeedsLayout()
    let show = { self.days.show(grid, chosen: self.date, settings) }
    if animated, isNew, window != nil {
      UIView.transition(with: days, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction], animations: show)
    } else {
      show()
    }
    var own = settings
    own.mode = .yearAndMonth
    if !months.isHidden { months.show(grid.firstDay, duration: 0, own, animated: false) }
    back.isEnabled = mayTurn(by: -1)
    forward.isEnabled = mayTurn(by: 1)
    if settings.mode == .yearAndMonth, isNew, self.date != grid.firstDay { userPicked(grid.firstDay) }
  }

  private func month(after count: Int) -> Date? {
    grid.flatMap { settings?.calendar.date(byAdding: .month, value: count, to: $0.firstDay) }
  }

  private func mayTurn(by count: Int) -> Bool {
    guard let settings, let month = month(after: count), let end = settings.calendar.date(byAdding: .month, value: 1, to: month) else {
      return false
    }
    return (settings.maximum.map { month <= $0 } ?? true) && (settings.minimum.map { end > $0 } ?? true)
  }

  private func showMonth(by count: Int) {
    if let month = month(after: count) { showMonth(of: month, animated: true) }
  }

  private func toggleMonths() {
    months.isHidden.toggle()
    days.isHidden = !months.isHidden
    back.isHidden = !months.isHidden
    forward.isHidden = !months.isHidden
    header.setTitleColor(months.isHidden ? .label : tintColor, for: .normal)
    let angle: CGFloat = months.isHidden ? 0 : isRightToLeft ? -.pi / 2 : .pi / 2
    UIView.animate(withDuration: window == nil ? 0 : 0.2) { self.disclosure.transform = CGAffineTransform(rotationAngle: angle) }
    if let grid { showMonth(of: grid.firstDay, animated: false) }
  }

  /// Selects another day at the same time of day.
  private func choose(_ day: Date) {
    guard let settings else { return }
    let clock = settings.calendar.dateComponents([.hour, .minute, .second], from: date)
    var parts = settings.calendar.dateComponents([.era, .year, .month, .day], from: day)
    (parts.hour, parts.minute, parts.second) = (clock.hour, clock.minute, clock.second)
    userPicked(settings.clamped(settings.calendar.date(from: parts) ?? day))
  }

  private func userPicked(_ date: Date) {
    self.date = date
    if let settings { show(date, duration: 0, settings, animated: false) }
    onChoice?(date, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width, mirror = mirror
    header.frame = mirror(CGRect(x: 16, y: 0, width: width - 120, height: Self.headerHeight))
    let title = min(header.intrinsicContentSize.width, header.bounds.width), side = disclosure.intrinsicContentSize
    let disclosureFrame = mirror(
      CGRect(x: 16 + title + 5, y: (Self.headerHeight - side.height) / 2, width: side.width, height: side.height))
    disclosure.bounds.size = disclosureFrame.size
    disclosure.center = CGPoint(x: disclosureFrame.midX, y: disclosureFrame.midY)
    back.frame = mirror(CGRect(x: width - 96, y: 0, width: 44, height: Self.headerHeight))
    forward.frame = mirror(CGRect(x: width - 50, y: 0, width: 44, height: Self.headerHeight))
    let bottom = bounds.height - (hasTime ? Self.timeHeight : 0)
    days.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: max(bottom - Self.headerHeight, 0))
    months.frame = CGRect(x: 0, y: Self.headerHeight + 16, width: width, height: min(216, max(bottom - Self.headerHeight - 16, 0)))
    timeLabel.frame = mirror(CGRect(x: 16, y: bottom, width: 100, height: Self.timeHeight))
    let size = time.fittingSize
    time.frame = mirror(
      CGRect(x: width - 16 - size.width, y: bottom + (Self.timeHeight - size.height) / 2, width: size.width, height: size.height))
  }
}
