/// Lets people choose a date, a time or a duration (Apple: UIDatePicker). Sends `.valueChanged` when they do.
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

  /// Default date and time.
  open var datePickerMode: Mode = .dateAndTime { didSet { if datePickerMode != oldValue { changed() } } }
  /// Default automatic: compact, and wheels for a duration.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { if preferredDatePickerStyle != oldValue { changed() } }
  }
  /// The style in force: never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// nil, the default: the person's.
  open var locale: Locale? { didSet { changed() } }
  /// Default the person's. nil gives that back.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      changed()
    }
  }
  private var ownCalendar: Calendar?
  /// nil, the default: the calendar's.
  open var timeZone: TimeZone? { didSet { changed() } }

  /// Default now. Kept within the limits; setting it sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// nil, the default: none. Where it is later than the maximum neither counts.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  open var maximumDate: Date? { didSet { limitsChanged() } }
  /// Seconds, of whole minutes; the count-down mode's value. Default 60.
  open var countDownDuration: TimeInterval {
    get { datePickerMode == .countDownTimer ? storedDuration : 0 }
    set {
      guard newValue.isFinite else { return UIKitLog.refused("UIDatePicker: a duration of \(newValue) seconds") }
      storedDuration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
      refresh(animated: false)
    }
  }
  /// Minutes; default 1. Numbers that do not divide 60, and more than 30, are refused.
  open var minuteInterval: Int = 1 {
    didSet {
      guard minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 else { return changed() }
      UIKitLog.refused("UIDatePicker: minutes in steps of \(minuteInterval)")
      minuteInterval = oldValue
    }
  }
  /// Whether `date` is a minute of the interval. Default true.
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
    // A locale of its own says which day a week begins with.
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
      UIKitLog.refused("UIDatePicker: \(date.timeIntervalSinceReferenceDate) is no date")
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
      new.onChoice = { [weak self] in self?.take($0, $1) }
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

  private func take(_ date: Date, _ duration: TimeInterval) {
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
