/// The looks of a date picker (Apple: UIDatePickerStyle).
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  /// Date and time in a line, which open what they are chosen with.
  case compact = 2
  /// A calendar.
  case inline = 3
}
