/// A view with fonts that follow the content size category (Apple: UIContentSizeCategoryAdjusting). The category does not change on Linux.
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Stored; has no effect on Linux. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor private let adjusting = SideTable<UIView, Bool>()

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Stored; has no effect on Linux. Default false.
  public var adjustsFontForContentSizeCategory: Bool {
    get { adjusting[self] ?? false }
    set { adjusting[self] = newValue ? true : nil }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
