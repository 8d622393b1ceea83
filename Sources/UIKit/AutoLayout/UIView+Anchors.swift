extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }

  // MARK: Guides

  /// The guides that were added to the view (Apple: `layoutGuides`).
  public var layoutGuides: [UILayoutGuide] { viewState.layout?.guides ?? [] }

  /// Adds a guide. It is removed from the view that had it before.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutState.guides.append(layoutGuide)
  }

  /// Removes a guide and deactivates its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, layoutGuide.insets == nil else { return }
    for constraint in layoutGuide.boxState.naming { constraint.isActive = false }
    layoutGuide.boxState.box = nil
    layoutGuide.owningView = nil
    viewState.layout?.guides.removeAll { $0 === layoutGuide }
  }

  /// The area that neither bars nor the device cover (Apple: safeAreaLayoutGuide).
  public var safeAreaLayoutGuide: UILayoutGuide {
    if let guide = viewState.layout?.safeArea { return guide }
    let guide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    layoutState.safeArea = guide
    return guide
  }

  /// The area within the layout margins (Apple: layoutMarginsGuide).
  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = viewState.layout?.margins { return guide }
    let guide = UILayoutGuide(of: self) { $0.layoutMargins }
    guide.identifier = "UIViewLayoutMarginsGuide"
    layoutState.margins = guide
    return guide
  }

  /// The area within the margins, limited to a width at which text is easily read: 672 points (Apple's width for the standard text size).
  public var readableContentGuide: UILayoutGuide {
    if let guide = viewState.layout?.readable { return guide }
    let guide = UILayoutGuide(of: self) { view in
      var insets = view.layoutMargins
      let surplus = view.bounds.width - insets.left - insets.right - 672
      if surplus > 0 { (insets.left, insets.right) = (insets.left + surplus / 2, insets.right + surplus / 2) }
      return insets
    }
    guide.identifier = "UIViewReadableContentGuide"
    layoutState.readable = guide
    return guide
  }
}
