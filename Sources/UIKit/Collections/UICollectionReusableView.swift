import CoreGraphics
import Foundation

/// A view that a collection view uses again (Apple: UICollectionReusableView).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  var reuseName: String?
  /// As the layout gave them last.
  var attributes: UICollectionViewLayoutAttributes?
  /// The distance from the place that the attributes give, in points to the right, while the view is swiped aside.
  var aside: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseName = KindDecoder.source(coder)?.element["reuseIdentifier"]
  }

  open var reuseIdentifier: String? { reuseName }
  /// About to be shown as another item. Call super.
  open func prepareForReuse() {}
  /// The layout's attributes changed: for what a subclass of them says; the view has its place already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view would like: with the size that fits it, where the layout asks views for their sizes.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    let own = layoutAttributes.size, fits = layoutAttributes.fits
    var size = preferredSize(own, fits)
    let pixel = 1 / max(UIScreen.main.scale, 1)
    size = CGSize(width: (size.width / pixel).rounded(.up) * pixel, height: (size.height / pixel).rounded(.up) * pixel)
    // What the layout says stays.
    if !fits.isEmpty, !fits.contains(.width) { size.width = own.width }
    if !fits.isEmpty, !fits.contains(.height) { size.height = own.height }
    copy.size = size
    return copy
  }

  /// - Parameter fits: the dimensions that are asked for; none: both.
  func preferredSize(_ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    constraints.isEmpty ? sizeThatFits(estimate) : fitting(self, estimate, fits)
  }

  /// The size that constraints give a view.
  func fitting(_ view: UIView, _ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    guard fits == .width || fits == .height else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return fits == .height
      ? view.systemLayoutSizeFitting(
        CGSize(width: estimate.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : view.systemLayoutSizeFitting(
        CGSize(width: 0, height: estimate.height), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required)
  }

  /// Takes place and look.
  func take(_ new: UICollectionViewLayoutAttributes) {
    let isOther = attributes.map { !$0.same(as: new) || type(of: new) != UICollectionViewLayoutAttributes.self } ?? true
    attributes = new
    if layer.bounds.size != new.size { bounds.size = new.size }
    let place = CGPoint(x: new.center.x + aside, y: new.center.y)
    if center != place { center = place }
    if !CATransform3DEqualToTransform(layer.transform, new.transform3D) { transform3D = new.transform3D }
    if alpha != new.alpha { alpha = new.alpha }
    if isHidden != new.isHidden { isHidden = new.isHidden }
    let depth = CGFloat(new.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    if isOther { apply(new) }
  }
}
