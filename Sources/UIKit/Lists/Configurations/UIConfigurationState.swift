/// The state of a view that a configuration adapts to (Apple: UIConfigurationState).
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// The value of a custom state of the application.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
