/// What a detent's height is made of (Apple: UISheetPresentationControllerDetentResolutionContext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  var containerTraitCollection: UITraitCollection { get }
  /// Points: the height of a large sheet.
  var maximumDetentValue: CGFloat { get }
}
