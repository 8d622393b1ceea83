/// The view of one style of date picker.
@MainActor
protocol DatePickerContent: UIView {
  /// Called when the user chooses. The duration is used in the count-down mode only.
  var onChoice: ((_ date: Date, _ duration: TimeInterval) -> Void)? { get set }
  /// The preferred size in points.
  var fittingSize: CGSize { get }
  func show(_ date: Date, duration: TimeInterval, _ settings: DateSettings, animated: Bool)
}
