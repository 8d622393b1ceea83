/// What a detent's height is made of (Apple: UISheetPresentationControllerDetentResolutionContext).
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// Points: the height of a large sheet.
  var maximumDetentValue: CGFloat { get }
}
