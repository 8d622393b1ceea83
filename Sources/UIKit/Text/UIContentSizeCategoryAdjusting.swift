/// Has fonts that follow the content size category, which does not change here (Apple: UIContentSizeCategoryAdjusting).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Kept. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor private let adjusting = SideTable<UIView, Bool>()

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Kept. Default false.
  public var adjustsFontForContentSizeCategory: Bool {
    get { adjusting[self] ?? false }
    set { adjusting[self] = newValue ? true : nil }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
