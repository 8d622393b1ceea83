import Raster

extension UIView {
  /// The tint colour that was set on this view; nil if it is inherited from the superview.
  var ownTintColor: UIColor? {
    get { viewState.tintColor }
    set { setTintColor(newValue) }
  }

  var effectiveTintColor: UIColor {
    let color = inheritedTintColor
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    let shown = resolved(color).cgColor.pixel
    let alpha = CGFloat(shown.alpha) / 255
    guard alpha > 0 else { return color }
    // The components are premultiplied; the division by alpha makes them straight.
    let part = { (shift: UInt32) in CGFloat((shown.bits >> shift) & 255) / 255 / alpha }
    let white = 0.299 * part(16) + 0.587 * part(8) + 0.114 * part(0)
    return UIColor(white: white, alpha: alpha * 0.8)
  }

  private var inheritedTintColor: UIColor {
    var view: UIView? = self
    while let present = view {
      if let color = present.viewState.tintColor { return color }
      view = present.parent
    }
    return .systemBlue
  }

  /// The mode that was set on this view; automatic if it is inherited from the superview.
  var ownTintAdjustmentMode: TintAdjustmentMode {
    get { viewState.tintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }

  /// The mode of the view or of its nearest ancestor with a mode; normal if there is none.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    var view: UIView? = self
    while let present = view {
      if present.viewState.tintAdjustmentMode != .automatic { return present.viewState.tintAdjustmentMode }
      view = present.parent
    }
    return .normal
  }

  func setTintColor(_ color: UIColor?) {
    viewState.tintColor = color
    announceTint()
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != viewState.tintAdjustmentMode else { return }
    viewState.tintAdjustmentMode = mode
    announceTintAdjustment()
  }

  /// Notifies the view and all descendants that inherit its adjustment mode, whatever their tint colours.
  private func announceTintAdjustment() {
    tintColorDidChange()
    for subview in children where subview.viewState.tintAdjustmentMode == .automatic { subview.announceTintAdjustment() }
  }

  /// Notifies the view and all descendants that inherit its tint colour.
  private func announceTint() {
    tintColorDidChange()
    for subview in children where subview.viewState.tintColor == nil { subview.announceTint() }
  }

  /// Notifies the view that inherited properties may have changed after a change of the superview.
  func inheritFromSuperview() {
    if viewState.tintColor == nil, let parent, parent.inheritsUnusualTint { announceTint() }
    adoptTraits()
  }

  private var inheritsUnusualTint: Bool {
    var view: UIView? = self
    while let present = view {
      if present.viewState.tintColor != nil || present.viewState.tintAdjustmentMode != .automatic { return true }
      view = present.parent
    }
    return false
  }
}
