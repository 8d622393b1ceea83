/// A description of content, which makes the view that shows it (Apple: UIContentConfiguration).
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration adapted to a state.
  func updated(for state: any UIConfigurationState) -> Self
}
