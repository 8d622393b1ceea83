import Raster

extension UIView {
  /// nil: the superview's.
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
    // Premultiplied parts over alpha are the straight ones.
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

  private var effectiveTintAdjustmentMode: TintAdjustmentMode {
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
    announceTint()
  }

  /// To the view and to all below that have no colour of their own.
  private func announceTint() {
    tintColorDidChange()
    for subview in children where subview.viewState.tintColor == nil { subview.announceTint() }
  }

  /// After a view got another superview: what it inherits can be something else.
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
