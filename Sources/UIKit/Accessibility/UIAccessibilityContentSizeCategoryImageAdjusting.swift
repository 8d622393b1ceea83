/// An object whose image grows with the text sizes of accessibility (Apple: UIAccessibilityContentSizeCategoryImageAdjusting).
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  /// Whether the image grows. Stored; has no effect on Linux. Default false.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

@MainActor private let adjusting = SideTable<AnyObject, Bool>()

extension UIAccessibilityContentSizeCategoryImageAdjusting {
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { adjusting[self] ?? false }
    set { adjusting[self] = newValue ? true : nil }
  }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
