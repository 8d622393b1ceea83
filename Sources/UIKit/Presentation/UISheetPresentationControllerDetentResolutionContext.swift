/// The values from which the height of a detent is computed (Apple: UISheetPresentationControllerDetentResolutionContext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet in points.
  var maximumDetentValue: CGFloat { get }
}
