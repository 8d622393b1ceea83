import CoreGraphics

/// Everything of a layer that draws or animates, except contents, children and mask. Lengths are points, y down.
package struct LayerProperties: Sendable, Equatable {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var zPosition: CGFloat = 0
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
  package var opacity: Float = 1
  package var isHidden = false
  package var isOpaque = false
  package var isDoubleSided = true
  package var isGeometryFlipped = false
  package var masksToBounds = false
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CornerMask.all
  /// Rounded by a curve whose curvature has no jump (`CALayerCornerCurve.continuous`), not by circles.
  package var hasContinuousCorners = false
  package var borderWidth: CGFloat = 0
  package var borderColor: CGColor?
  package var backgroundColor: CGColor?
  package var shadowColor: CGColor?
  package var shadowOpacity: Float = 0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var shadowRadius: CGFloat = 3
  package var shadowPath: CGPath?
  package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var contentsGravity = ContentsGravity.resize
  /// Pixels of contents per point, for the gravities that do not resize.
  package var contentsScale: CGFloat = 1
  package var magnificationFilter = ContentsFilter.linear
  package var minificationFilter = ContentsFilter.linear
  /// Edges of the bounds that are anti-aliased where they do not lie between pixels.
  package var smoothEdges = EdgeMask.all
  package var effects: LayerEffects?
  /// Shows nothing but its sublayers, each where it lies in space (`CATransformLayer`).
  package var isTransformLayer = false

  package init() {}
}
