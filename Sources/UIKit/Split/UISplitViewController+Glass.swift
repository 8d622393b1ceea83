import CoreGraphics

/// A primary column of glass that floats above the column beside it, as in iPadOS 26.
extension UISplitViewController {
  /// Lays the primary column on glass, or takes the glass away.
  /// - Parameter column: the view of the primary column.
  func placeGlass(_ look: InterfaceLook.Sidebar?, below column: UIView?) {
    guard let look, let column, let platter = view.interfaceLook.platter else {
      guard let glass else { return }
      glass.removeFromSuperview()
      self.glass = nil
      if let view = columns[.primary]?.viewIfLoaded {
        view.layer.cornerRadius = 0
        view.clipsToBounds = false
      }
      return
    }
    column.layer.cornerRadius = look.radius
    column.clipsToBounds = true
    guard glass == nil else { return }
    let pane = UIVisualEffectView(effect: UIGlassEffect.thick())
    glass = pane
    pane.layer.cornerRadius = look.radius
    pane.layer.cast(platter.shadow)
    UIView.performWithoutAnimation { pane.frame = column.frame }
    view.insertSubview(pane, belowSubview: column)
  }

  /// Gives the glass the frame of the primary column, and takes it away when that column has gone.
  func fitGlass() {
    guard let glass else { return }
    guard let column = columns[.primary]?.viewIfLoaded, column.superview === view else { return placeGlass(nil, below: nil) }
    glass.frame = column.frame
    glass.layer.shapeShadow(radius: glass.layer.cornerRadius)
  }

  /// Tells the column beside a floating primary column how much of it is covered.
  /// - Parameter layout: the layout with the primary column at the left.
  func coverColumn(beside layout: SplitLayout) {
    let covered: Column = layout.supplementary.width > 0 ? .supplementary : .secondary
    for column in [Column.supplementary, .secondary] {
      let width = column == covered ? layout.covered : 0
      let isRight = (primaryEdge == .trailing) != view.isRightToLeft
      columns[column]?.barInsets = UIEdgeInsets(top: 0, left: isRight ? 0 : width, bottom: 0, right: isRight ? width : 0)
    }
  }

  /// Whether a view is in a primary column of glass.
  static func hasGlass(below view: UIView) -> Bool {
    guard view.interfaceLook.sidebar != nil else { return false }
    var link: UIResponder? = view
    while let present = link {
      if let split = present as? UISplitViewController {
        return split.glass != nil && split.columns[.primary]?.viewIfLoaded.map { view.isDescendant(of: $0) } == true
      }
      link = present.next
    }
    return false
  }
}
