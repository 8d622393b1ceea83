import CoreGraphics

/// A view that shows a `UIBackgroundConfiguration`.
final class ConfiguredBackground: UIView {
  private let panel = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private var custom: UIView?
  private var effect: UIVisualEffectView?
  private var insets = NSDirectionalEdgeInsets.zero
  /// The edges at which the margins of the superview are added.
  private var marginEdges: NSDirectionalRectEdge = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(panel)
    panel.addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ background: UIBackgroundConfiguration) {
    insets = background.backgroundInsets
    marginEdges = background.edgesAddingLayoutMarginsToBackgroundInsets
    let shadow = background.shadowProperties
    panel.layer.shadowColor = resolved(shadow.color).cgColor
    panel.layer.shadowOpacity = Float(shadow.opacity)
    panel.layer.shadowRadius = shadow.radius
    panel.layer.shadowOffset = shadow.offset
    panel.layer.shadowPath = shadow.path?.cgPath
    panel.backgroundColor = background.resolvedBackgroundColor(for: tintColor)
    panel.layer.cornerRadius = background.cornerRadius
    panel.clipsToBounds = background.cornerRadius > 0 && (background.image != nil || background.customView != nil)
    panel.layer.borderWidth = background.strokeWidth
    panel.layer.borderColor = resolved(background.resolvedStrokeColor(for: tintColor)).cgColor
    picture.image = background.image
    picture.isHidden = background.image == nil
    picture.contentMode = background.imageContentMode
    if background.visualEffect == nil { effect?.removeFromSuperview() }
    if let visualEffect = background.visualEffect {
      let view = effect ?? UIVisualEffectView(effect: nil)
      effect = view
      view.effect = visualEffect
      if visualEffect is UIGlassEffect, view.layer.cornerRadius != background.cornerRadius {
        view.layer.cornerRadius = background.cornerRadius
        view.setNeedsLayout()
      }
      if view.superview == nil { panel.insertSubview(view, at: 0) }
    }
    if custom !== background.customView {
      custom?.removeFromSuperview()
      custom = background.customView
      if let custom { panel.addSubview(custom) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var inset = UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    if !marginEdges.isEmpty, let margins = superview?.directionalLayoutMargins {
      if marginEdges.contains(.top) { inset.top += margins.top }
      if marginEdges.contains(.leading) { inset.left += margins.leading }
      if marginEdges.contains(.bottom) { inset.bottom += margins.bottom }
      if marginEdges.contains(.trailing) { inset.right += margins.trailing }
    }
    panel.frame = mirror(bounds.inset(by: inset))
    for part in [picture, custom, effect] { part?.frame = panel.bounds }
  }
}
