/// The views that a cell's, a header's or a footer's configurations made.
@MainActor
struct ConfiguredParts {
  private(set) var content: (any UIView & UIContentView)?
  private(set) var background: ConfiguredBackground?

  /// - Parameters:
  ///   - configuration: nil takes the view away.
  ///   - state: nil shows the configuration as it is.
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

  /// The background goes behind all of `owner`.
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
