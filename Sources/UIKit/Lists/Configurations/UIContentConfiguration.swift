/// A content as a value: it makes the view that shows it (Apple: UIContentConfiguration).
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// The configuration as it looks in a state.
  func updated(for state: any UIConfigurationState) -> Self
}
