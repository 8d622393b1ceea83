/// A view with fonts that follow the content size category (Apple: UIContentSizeCategoryAdjusting).
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether fonts from `UIFont.preferredFont(forTextStyle:)` and `UIFontMetrics` change their size with the content size category of the
  /// view's traits. Default false.
  var adjustsFontForContentSizeCategory: Bool { get set }
}

@MainActor private let adjusting = SideTable<UIView, Bool>()

extension UIContentSizeCategoryAdjusting where Self: UIView {
  /// Stored, for views of other modules that adopt the protocol without a property of their own. Default false.
  public var adjustsFontForContentSizeCategory: Bool {
    get { adjusting[self] ?? false }
    set { adjusting[self] = newValue ? true : nil }
  }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
