extension UIView {
  /// The nearest override of the style, over what the screen says.
  var effectiveTraitCollection: UITraitCollection {
    let base = (window?.screen ?? UIScreen.main).traitCollection
    let style = effectiveStyle
    guard style != .unspecified, style != base.userInterfaceStyle else { return base }
    return UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: style)])
  }

  private var effectiveStyle: UIUserInterfaceStyle {
    var view: UIView? = self
    while let present = view {
      if present.viewState.overrideUserInterfaceStyle != .unspecified { return present.viewState.overrideUserInterfaceStyle }
      if let style = present.controller?.overrideUserInterfaceStyle, style != .unspecified { return style }
      view = present.parent
    }
    return .unspecified
  }

  func setOverrideUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    guard style != viewState.overrideUserInterfaceStyle else { return }
    viewState.overrideUserInterfaceStyle = style
    adoptTraits()
  }

  /// Tells the subtree where its surroundings are others than they were.
  func adoptTraits() {
    adoptTraits(style: effectiveStyle, of: (window?.screen ?? UIScreen.main).traitCollection)
  }

  private func adoptTraits(style: UIUserInterfaceStyle, of base: UITraitCollection) {
    let effective = style == .unspecified ? base.userInterfaceStyle : style
    let known = viewState.knownStyle
    guard effective != known else {
      // Nobody below can differ where the style comes from above and was known.
      return
    }
    viewState.knownStyle = effective
    let previous = UITraitCollection(traitsFrom: [base, UITraitCollection(userInterfaceStyle: known)])
    if let color = viewState.backgroundColor { layer.backgroundColor = resolved(color).cgColor }
    updateLayerOpacity()
    traitCollectionDidChange(previous)
    controller?.traitCollectionDidChange(previous)
    setNeedsDisplay()
    for subview in children where subview.viewState.overrideUserInterfaceStyle == .unspecified {
      subview.adoptTraits(style: subview.controller?.overrideUserInterfaceStyle.specified ?? effective, of: base)
    }
  }

  /// Whether lines begin at the right: the semantic attribute says it, and nothing else does on Linux.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The layout direction that an attribute stands for, in an interface that reads from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIUserInterfaceStyle {
  fileprivate var specified: UIUserInterfaceStyle? { self == .unspecified ? nil : self }
}
