/// A control for choosing a date, a time or a duration (Apple: UIDatePicker). Sends `.valueChanged` when the user chooses.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  private var content: (any DatePickerContent)?
  private var contentStyle: UIDatePickerStyle?
  private var storedDate: Date
  private var storedDuration: TimeInterval = 60

  /// The mode. Default date and time.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { changed() } } }
  /// The preferred style. Default automatic: compact, or wheels for a duration.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { changed() } }
  }
  /// The style in use, never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The locale; nil, the default, uses the locale of the calendar or else of the user.
  open var locale: Locale? { didSet { changed() } }
  /// The calendar. Default the user's calendar; nil restores the default.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      changed()
    }
  }
  private var ownCalendar: Calendar?
  /// The time zone; nil, the default, uses the time zone of the calendar.
  open var timeZone: TimeZone? { didSet { changed() } }

  /// The date, kept within the limits. Default now. Setting it sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date; nil, the default, means no limit. Both limits are ignored if the minimum is later than the maximum.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  open var maximumDate: Date? { didSet { limitsChanged() } }
  /// The duration of the count-down mode in seconds, rounded down to whole minutes. Default 60.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? storedDuration : 0 }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("UIDatePicker: the duration \(newValue) is not a number of seconds") }
      storedDuration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
      refresh(animated: false)
    }
  }
  /// The interval of the minutes. Default 1. Values that do not divide 60 or exceed 30 are refused and logged.
  open var minuteInterval: Int = 1 {
    didSet {
      guard minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 else { return changed() }
      UIKitLog.refused("UIDatePicker: the minute interval \(minuteInterval) is not a divisor of 60 from 1 to 30")
      minuteInterval = oldValue
    }
  }
  /// Whether `date` is rounded down to the minute interval. Default true.
  open var roundsToMinuteInterval = true { didSet { changed() } }

  public override init(frame: CGRect) {
    storedDate = Date()
    super.init(frame: frame)
    changed()
    if frame.size == .zero { sizeToFit() }
  }

  public required init?(coder: NSCoder) {
    storedDate = Date()
    super.init(coder: coder)
    changed()
    KindDecoder.decode(self, coder)
  }

  open func setDate(_ date: Date, animated: Bool) {
    storedDate = valid(date)
    refresh(animated: animated && window != nil)
  }

  // MARK: Content

  private var settings: DateSettings {
    var calendar = ownCalendar ?? .current
    let locale = locale ?? ownCalendar?.locale ?? .current
    calendar.locale = locale
    if let timeZone { calendar.timeZone = timeZone }
    // An explicit locale determines the first day of the week.
    if ownCalendar == nil, self.locale != nil { calendar.firstWeekday = Self.firstWeekday(locale) }
    return DateSettings(
      mode: datePickerMode, calendar: calendar, locale: locale, minimum: minimumDate, maximum: maximumDate,
      minuteInterval: minuteInterval)
  }

  private static func firstWeekday(_ locale: Locale) -> Int {
    switch locale.firstDayOfWeek {
    case .monday: 2
    case .tuesday: 3
    case .wednesday: 4
    case .thursday: 5
    case .friday: 6
    case .saturday: 7
    default: 1
    }
  }

  private func valid(_ date: Date) -> Date {
    let settings = settings
    guard date.timeIntervalSinceReferenceDate.isFinite, abs(date.timeIntervalSinceReferenceDate) < 1e12 else {
      UIKitLog.refused("UIDatePicker: \(date.timeIntervalSinceReferenceDate) is not a date")
      return storedDate
    }
    return settings.clamped(roundsToMinuteInterval ? settings.rounded(date) : date)
  }

  private func limitsChanged() {
    storedDate = valid(storedDate)
    refresh(animated: false)
  }

  private func changed() {
    let style = datePickerStyle
    if style != contentStyle {
      content?.removeFromSuperview()
      let new: any DatePickerContent =
        switch style {
        case .wheels: WheelsDateContent(frame: .zero)
        case .inline: InlineDateContent(frame: .zero)
        default: CompactDateContent(frame: .zero)
        }
      new.onChoice = { [weak self] in self?.userPicked($0, $1) }
      addSubview(new)
      (content, contentStyle) = (new, style)
    }
    storedDate = valid(storedDate)
    refresh(animated: false)
  }

  private func refresh(animated: Bool) {
    content?.show(storedDate, duration: storedDuration, settings, animated: animated)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func userPicked(_ date: Date, _ duration: TimeInterval) {
    if datePickerMode == .countDownTimer { storedDuration = duration } else { storedDate = valid(date) }
    refresh(animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content?.fittingSize ?? .zero }
  open override var intrinsicContentSize: CGSize { content?.fittingSize ?? .zero }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    content?.isUserInteractionEnabled = isEnabled
  }
}
