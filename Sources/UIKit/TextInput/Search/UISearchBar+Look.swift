extension UISearchBar {
  // MARK: Button at the trailing edge of the field

  /// Whether a bookmark button is shown at the trailing edge of the empty field. Default false.
  public var showsBookmarkButton: Bool {
    get { ownLook.button == .bookmark }
    set { showButton(.bookmark, newValue) }
  }

  /// Whether a results list button is shown at the trailing edge of the empty field. Default false.
  public var showsSearchResultsButton: Bool {
    get { ownLook.button == .resultsList }
    set { showButton(.resultsList, newValue) }
  }

  public var isSearchResultsButtonSelected: Bool {
    get { ownLook.isButtonSelected }
    set { ownLook.isButtonSelected = newValue }
  }

  private func showButton(_ icon: Icon, _ shows: Bool) {
    if shows { ownLook.button = icon } else if ownLook.button == icon { ownLook.button = nil }
  }

  // MARK: Images

  /// Sets an image that replaces a standard icon (Apple: setImage(_:for:state:)).
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    ownLook.images[icon, default: [:]][state.rawValue] = iconImage
  }
  public func image(for icon: Icon, state: UIControl.State) -> UIImage? { ownLook.images[icon]?[state.rawValue] }

  /// Sets an image that replaces the grey field (Apple: setSearchFieldBackgroundImage(_:for:)).
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ownLook.fieldImages[state.rawValue] = backgroundImage
  }
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { ownLook.fieldImages[state.rawValue] }

  /// Sets the background image for the default bar metrics. The bar position has no effect.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }

  /// Stored; has no effect on Linux. Scopes have the bar's background.
  public var scopeBarBackgroundImage: UIImage? {
    get { ownLook.scopeBackground }
    set { ownLook.scopeBackground = newValue }
  }

  public func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    ownLook.scopeAttributes[state.rawValue] = attributes
  }
  public func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownLook.scopeAttributes[state.rawValue]
  }

  /// Sets the background of the scope buttons in a state (Apple: setScopeBarButtonBackgroundImage(_:for:)).
  public func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    ownLook.scopeImages[state.rawValue] = backgroundImage
    scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  public func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { ownLook.scopeImages[state.rawValue] }

  /// Sets the image between scope buttons in two states
  /// (Apple: setScopeBarButtonDividerImage(_:forLeftSegmentState:rightSegmentState:)).
  public func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    ownLook.scopeDividers[ScopeDivider(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage
    scopes?.setDividerImage(dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  public func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { ownLook.scopeDividers[ScopeDivider(left: leftState.rawValue, right: rightState.rawValue)] }

  // MARK: Position adjustments

  /// Sets the offset of an icon, in points (Apple: setPositionAdjustment(_:for:)).
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) { ownLook.iconOffsets[icon] = adjustment }
  public func positionAdjustment(for icon: Icon) -> UIOffset { ownLook.iconOffsets[icon] ?? .zero }

  /// The offset of the text in the field, in points.
  public var searchTextPositionAdjustment: UIOffset {
    get { ownLook.textOffset }
    set { ownLook.textOffset = newValue }
  }

  /// The offset of the field in the bar, in points.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { ownLook.fieldOffset }
    set { ownLook.fieldOffset = newValue }
  }

  /// Whether a look at the field begins dictation. Stored; has no effect on Linux, which has neither. Default false.
  public var isLookToDictateEnabled: Bool {
    get { ownLook.isLookToDictateEnabled }
    set { ownLook.isLookToDictateEnabled = newValue }
  }

  /// Whether the field is enabled. Default true.
  public var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      searchTextField.alpha = newValue ? 1 : 0.5
    }
  }

  // MARK: Applying the settings

  func showOwnLook(insteadOf former: SearchBarLook) {
    let look = ownLook
    searchTextField.adopt(look)
    // A view that the application has set as the right view stays, unless the bar's button has changed.
    if look.button != former.button || (look.button != nil && !look.hasSameButton(as: former)) {
      searchTextField.rightView = look.button.map(makeButton)
      searchTextField.rightViewMode = look.button == nil ? .never : .always
    }
    showScopeLook()
    setNeedsLayout()
  }

  func showScopeLook() {
    for (state, attributes) in ownLook.scopeAttributes {
      scopes?.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    for (state, image) in ownLook.scopeImages {
      scopes?.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
    }
    // Segmented controls have one divider for all states.
    let dividers = ownLook.scopeDividers
    let divider =
      dividers[ScopeDivider(left: 0, right: 0)] ?? dividers.min { ($0.key.left, $0.key.right) < ($1.key.left, $1.key.right) }?.value
    if let divider { scopes?.setDividerImage(divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default) }
  }

  private func makeButton(_ icon: Icon) -> UIButton {
    let button = UIButton(type: .system)
    let images = ownLook.images[icon] ?? [:]
    let symbol = UIImage(systemName: icon == .bookmark ? "book" : "list.bullet")
    button.setImage(images[0] ?? symbol, for: .normal)
    for (state, image) in images where state != 0 { button.setImage(image, for: UIControl.State(rawValue: state)) }
    button.tintColor = .secondaryLabel
    button.isSelected = icon == .resultsList && ownLook.isButtonSelected
    button.accessibilityLabel = icon == .bookmark ? "Bookmarks" : "Search Results"
    button.bounds.size = CGSize(width: 24, height: 24)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        if icon == .bookmark { delegate?.searchBarBookmarkButtonClicked(self) } else { delegate?.searchBarResultsListButtonClicked(self) }
      }, for: .touchUpInside)
    return button
  }
}
