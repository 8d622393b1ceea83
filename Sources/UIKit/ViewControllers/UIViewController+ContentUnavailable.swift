extension UIViewController {
  private static let contents = SideTable<UIViewController, (configuration: any UIContentConfiguration, view: UIView & UIContentView)>()
  private static let pending = SideTable<UIViewController, Bool>()

  /// The content that is shown over the controller's view, such as a message for an empty list. Default nil: no content is shown.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { Self.contents[self]?.configuration }
    set {
      let former = Self.contents[self]
      guard let newValue else {
        former?.view.removeFromSuperview()
        Self.contents[self] = nil
        return
      }
      if let former, former.view.supports(newValue) {
        former.view.configuration = newValue
        Self.contents[self] = (newValue, former.view)
        return
      }
      former?.view.removeFromSuperview()
      let content = newValue.makeContentView()
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      Self.contents[self] = (newValue, content)
    }
  }

  /// The state for the configuration, including the text of the navigation item's search controller.
  public var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    state.searchText = loadedNavigationItem?.searchController?.searchBar.text
    return state
  }

  /// Calls `updateContentUnavailableConfiguration(using:)` at the end of the turn.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    guard Self.pending[self] == nil else { return }
    Self.pending[self] = true
    UIApplication.shared.afterCommit { [weak self] in
      guard let self else { return }
      Self.pending[self] = nil
      self.updateContentUnavailableConfiguration(using: self.contentUnavailableConfigurationState)
    }
  }
}
