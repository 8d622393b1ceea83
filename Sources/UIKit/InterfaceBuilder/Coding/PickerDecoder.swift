internal import InterfaceBuilder

extension KindDecoder {
  static func decode(_ stepper: UIStepper, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    assign(element.number("minimumValue") ?? 0, to: \.minimumValue, of: stepper)
    assign(element.number("maximumValue") ?? 100, to: \.maximumValue, of: stepper)
    assign(element.number("stepValue").flatMap { $0 > 0 ? $0 : nil } ?? 1, to: \.stepValue, of: stepper)
    assign(element.number("value") ?? 0, to: \.value, of: stepper)
    assign(element.flag("wraps") ?? false, to: \.wraps, of: stepper)
    assign(element.flag("continuous") ?? true, to: \.isContinuous, of: stepper)
    assign(element.flag("autorepeat") ?? true, to: \.autorepeat, of: stepper)
  }

  static func decode(_ view: UIActivityIndicatorView, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    view.style = ["whiteLarge", "large"].contains(element["style"] ?? "") ? .large : .medium
    if let color = loader.color(element.property("color")) { view.color = color }
    assign(element.flag("hidesWhenStopped") ?? true, to: \.hidesWhenStopped, of: view)
    if element.flag("animating") == true { view.startAnimating() }
    keepPlace(of: view, element)
  }

  static func decode(_ view: UIPickerView, _ coder: NSCoder) {
    guard let (element, _) = source(coder) else { return }
    keepPlace(of: view, element)
  }

  static func decode(_ picker: UIDatePicker, _ coder: NSCoder) {
    guard let (element, loader) = source(coder) else { return }
    switch element["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element["style"] {
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    // Files that predate the styles mean wheels.
    default: picker.preferredDatePickerStyle = element["style"] == nil && loader.document.toolsVersion >= 17_000 ? .automatic : .wheels
    }
    if let minutes = element.integer("minuteInterval"), minutes > 0, 60 % minutes == 0 { picker.minuteInterval = minutes }
    // On the canvas a fixed date is used, so that pictures do not depend on the day.
    if let date = date(element, "date") ?? (loader.surroundings == nil ? nil : dateOfPictures) { picker.date = date }
    picker.minimumDate = date(element, "minimumDate")
    picker.maximumDate = date(element, "maximumDate")
    keepPlace(of: picker, element)
  }

  /// The date on the canvas: 9 January 2007, 9:41.
  private static let dateOfPictures = DateComponents(
    calendar: Calendar(identifier: .gregorian), timeZone: .current, year: 2007, month: 1, day: 9, hour: 9, minute: 41
  ).date

  private static func date(_ element: InterfaceElement, _ key: String) -> Date? {
    element.property(key)?.number("timeIntervalSinceReferenceDate").map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Restores the frame of the file for a view that is placed by its frame. Controls with a fixed size set that size during their setup.
  static func keepPlace(of view: UIView, _ element: InterfaceElement) {
    guard view.translatesAutoresizingMaskIntoConstraints, let frame = InterfaceObject(element).frame else { return }
    view.frame = CGRect(frame)
  }
}
