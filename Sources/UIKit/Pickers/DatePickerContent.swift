/// One of the looks of a date picker.
@MainActor
protocol DatePickerContent: UIView {
  /// A person chose. The duration counts in the count-down mode.
  var onChoice: ((_ date: Date, _ duration: TimeInterval) -> Void)? { get set }
  /// Points.
  var fittingSize: CGSize { get }
  func show(_ date: Date, duration: TimeInterval, _ settings: DateSettings, animated: Bool)
}
