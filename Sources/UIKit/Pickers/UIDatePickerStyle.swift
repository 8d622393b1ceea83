/// The styles of a date picker (Apple: UIDatePickerStyle).
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  /// Date and time in one line. A tap opens a calendar or wheels.
  case compact = 2
  /// A calendar.
  case inline = 3
}
