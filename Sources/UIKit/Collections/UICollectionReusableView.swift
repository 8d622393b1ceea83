import CoreGraphics
import Foundation

/// A reusable view of a collection view: a cell, a header, a footer or a decoration (Apple: UICollectionReusableView).
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  var reuseName: String?
  /// The layout attributes that were applied last.
  var attributes: UICollectionViewLayoutAttributes?
  /// The horizontal offset from the frame in the attributes, in points to the right, while the view is swiped.
  var aside: CGFloat = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseName = KindDecoder.source(coder)?.element["reuseIdentifier"]
  }

  open var reuseIdentifier: String? { reuseName }
  /// Called before the view is reused for another item. Call super.
  open func prepareForReuse() {}
  /// Called when the layout attributes have changed, for attributes that a subclass adds. The view already has its new frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes that the view prefers. If the layout asks views for their sizes, they have the size that fits the content.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    let own = layoutAttributes.size, fits = layoutAttributes.fits
    var size = preferredSize(own, fits)
    let pixel = 1 / max(UIScreen.main.scale, 1)
    size = CGSize(width: (size.width / pixel).rounded(.up) * pixel, height: (size.height / pixel).rounded(.up) * pixel)
    // Dimensions that the layout determines do not change.
    if !fits.isEmpty, !fits.contains(.width) { size.width = own.width }
    if !fits.isEmpty, !fits.contains(.height) { size.height = own.height }
    copy.size = size
    return copy
  }

  /// - Parameter fits: the dimensions to determine; empty for both.
  func preferredSize(_ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    constraints.isEmpty ? sizeThatFits(estimate) : fitting(self, estimate, fits)
  }

  /// Returns the size of a view from its constraints.
  func fitting(_ view: UIView, _ estimate: CGSize, _ fits: LayoutFit) -> CGSize {
    guard fits == .width || fits == .height else { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    return fits == .height
      ? view.systemLayoutSizeFitting(
        CGSize(width: estimate.width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      : view.systemLayoutSizeFitting(
        CGSize(width: 0, height: estimate.height), withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .required)
  }

  /// Applies the frame and the appearance of layout attributes.
  func setAttributes(_ new: UICollectionViewLayoutAttributes) {
    let isOther = attributes.map { !$0.same(as: new) || type(of: new) != UICollectionViewLayoutAttributes.self } ?? true
    attributes = new
    setListEnvironment(new.list?.appearance.listEnvironment)
    if layer.bounds.size != new.size { bounds.size = new.size }
    let target = CGPoint(x: new.center.x + aside, y: new.center.y)
    if center != target { center = target }
    if !CATransform3DEqualToTransform(layer.transform, new.transform3D) { transform3D = new.transform3D }
    if alpha != new.alpha { alpha = new.alpha }
    if isHidden != new.isHidden { isHidden = new.isHidden }
    let depth = CGFloat(new.zIndex)
    if layer.zPosition != depth { layer.zPosition = depth }
    if isOther { apply(new) }
  }
}
