import CoreGraphics
import Foundation

/// A calendar of one month, in which days can have decorations and be selected (Apple: UICalendarView).
open class UICalendarView: UIView {
  /// The size of a decoration (Apple: UICalendarView.DecorationSize).
  public enum DecorationSize: Int, Sendable {
    case small, medium, large
  }

  static let headerHeight: CGFloat = 44
  static let margin: CGFloat = 8

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { showMonth(animated: false) } }
  /// The kind of selection. Default nil: nothing can be selected.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      showMonth(animated: false)
    }
  }
  open var calendar = Calendar.current { didSet { settingsChanged() } }
  open var locale = Locale.current { didSet { settingsChanged() } }
  /// The time zone of the days. Default nil: that of the calendar.
  open var timeZone: TimeZone? { didSet { settingsChanged() } }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { showMonth(animated: false) } }
  /// The days that are shown and can be selected.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { settingsChanged() } }
  /// Whether there is space for decorations. Default true.
  open var wantsDateDecorations = true { didSet { showMonth(animated: false) } }

  private let header = UILabel()
  private let back = UIButton(type: .system)
  private let forward = UIButton(type: .system)
  let days = CalendarDays(frame: .zero)
  private(set) var grid = MonthGrid(of: Date(), in: .current)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    header.textColor = .label
    back.setImage(SymbolImage.chevronBackward, for: .normal)
    forward.setImage(SymbolImage.chevronForward, for: .normal)
    back.accessibilityLabel = "Previous month"
    forward.accessibilityLabel = "Next month"
    back.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
    forward.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
    days.onChoice = { [weak self] day in self?.tapped(day) }
    for part in [header, back, forward, days] as [UIView] { addSubview(part) }
    settingsChanged()
  }

  var settings: DateSettings {
    var calendar = calendar
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    return DateSettings(
      mode: .date, calendar: calendar, locale: locale, minimum: availableDateRange.start, maximum: availableDateRange.end)
  }

  private func settingsChanged() {
    let settings = settings
    grid = MonthGrid(of: settings.clamped(grid.firstDay), in: settings.calendar)
    showMonth(animated: false)
  }

  // MARK: Month

  /// The visible month, as era, year and month. Setting it shows the month of the components.
  open var visibleDateComponents: DateComponents {
    get { components(of: grid.firstDay, [.calendar, .era, .year, .month]) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = date(of: dateComponents) else { return UIKitLog.refused("UICalendarView: \(dateComponents) is not a date") }
    show(MonthGrid(of: settings.clamped(date), in: settings.calendar), animated: animated)
  }

  private func turn(by count: Int) {
    guard let month = settings.calendar.date(byAdding: .month, value: count, to: grid.firstDay) else { return }
    show(MonthGrid(of: month, in: settings.calendar), animated: true)
  }

  private func show(_ new: MonthGrid, animated: Bool) {
    guard new != grid else { return }
    let former = visibleDateComponents
    grid = new
    showMonth(animated: animated)
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
  }

  func showMonth(animated: Bool) {
    let settings = settings
    header.text = settings.formatter("yMMMM").string(from: grid.firstDay)
    header.font = font(size: 17, weight: .semibold)
    let range = availableDateRange
    let next = settings.calendar.date(byAdding: .month, value: 1, to: grid.firstDay)
    back.isEnabled = range.start < grid.firstDay
    forward.isEnabled = next.map { $0 <= range.end } ?? false
    let show = { self.days.show(self) }
    if animated, window != nil {
      UIView.transition(with: days, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction], animations: show)
    } else {
      show()
    }
    setNeedsLayout()
  }

  func font(size: CGFloat, weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    return font.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? font
  }

  // MARK: Decorations

  /// Asks the delegate again for the decorations of visible days.
  open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
    let changed = dateComponents.compactMap { date(of: $0) }
    days.reloadDecorations(of: changed, in: self)
  }

  func decoration(of day: Date) -> Decoration? {
    wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components(of: day)) : nil
  }

  // MARK: Selection

  func components(
    of day: Date, _ parts: Set<Calendar.Component> = [.calendar, .era, .year, .month, .day]
  ) -> DateComponents { settings.calendar.dateComponents(parts, from: day) }

  func date(of components: DateComponents) -> Date? {
    var parts = components
    parts.calendar = nil
    return settings.calendar.date(from: parts)
  }

  private func tapped(_ day: Date) {
    guard settings.allowsDay(day) else { return }
    selectionBehavior?.tapped(day, in: self)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: Self.headerHeight + days.height(weeks: 6, decorated: wantsDateDecorations))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 280), height: intrinsicContentSize.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let mirror = mirror, width = bounds.width
    header.frame = mirror(CGRect(x: Self.margin + 8, y: 0, width: max(width - 120, 0), height: Self.headerHeight))
    back.frame = mirror(CGRect(x: width - 96, y: 0, width: 44, height: Self.headerHeight))
    forward.frame = mirror(CGRect(x: width - 50, y: 0, width: 44, height: Self.headerHeight))
    days.frame = CGRect(x: 0, y: Self.headerHeight, width: width, height: max(bounds.height - Self.headerHeight, 0))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showMonth(animated: false)
  }
}
