/// The views made from the configurations of a cell, a header or a footer.
@MainActor
struct ConfiguredParts {
  private(set) var content: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackground?

  /// Shows a content configuration in `parent`.
  /// - Parameters:
  ///   - configuration: the configuration; nil removes the view.
  ///   - state: the state to update the configuration for; nil to show it as it is.
  mutating func show(_ configuration: (any UIContentConfiguration)?, for state: (any UIConfigurationState)?, in parent: UIView) {
    guard let configuration else {
      content?.removeFromSuperview()
      content = nil
      return
    }
    let shown = state.map { configuration.updated(for: $0) } ?? configuration
    if let content, content.supports(shown) {
      content.configuration = shown
      return
    }
    content?.removeFromSuperview()
    let view = shown.makeContentView()
    view.frame = parent.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    content = view
  }

  /// Shows a background configuration behind all other subviews of `owner`; nil removes the view.
  mutating func show(_ configuration: UIBackgroundConfiguration?, for state: (any UIConfigurationState)?, behind owner: UIView) {
    guard let configuration else {
      background?.removeFromSuperview()
      background = nil
      return
    }
    let view = background ?? ConfiguredBackground(frame: owner.bounds)
    if view.superview == nil { owner.insertSubview(view, at: 0) }
    background = view
    view.show(state.map { configuration.updated(for: $0) } ?? configuration)
  }
}
