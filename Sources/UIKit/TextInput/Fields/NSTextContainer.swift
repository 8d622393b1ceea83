/// The column that text is laid out in (Apple: NSTextContainer); a text view's own.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Between the container's sides and the lines, in points. Default 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { onChange?() } } }
  /// 0, the default, is any number.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { onChange?() } } }
  /// Of the last line. Default word wrapping: none.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { if lineBreakMode != oldValue { onChange?() } } }
  open internal(set) var size = CGSize.zero

  var onChange: (() -> Void)?

  public override init() { super.init() }
}
