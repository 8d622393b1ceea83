import CoreGraphics
import Foundation

/// The base class of items in bars. Apple: UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when the item and its connections have been loaded from an Interface Builder file. The default does nothing.
  open func awakeFromNib() {}
  /// Called after `awakeFromNib()` when a design tool shows the file. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { enabledChanged() } } }
  open var tag = 0
  /// The insets of the image, in points. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// The image for compact bars. Stored; has no effect on Linux, where bars have only one height.
  open var landscapeImagePhone: UIImage?
  /// The image that is shown while a finger rests on the item at accessibility sizes of text. Default nil, which shows `image` larger.
  open var largeContentSizeImage: UIImage?
  /// The insets of `landscapeImagePhone`. Stored; has no effect on Linux. Default zero.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// The insets of `largeContentSizeImage`. Default zero.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  // The accessibility properties of the view that shows the item. Default nil, which uses the item's title.
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  open var accessibilityValue: String? { didSet { changed() } }
  open var accessibilityIdentifier: String? { didSet { changed() } }

  func describe(_ view: UIView) {
    if let accessibilityLabel { view.accessibilityLabel = accessibilityLabel }
    if let accessibilityHint { view.accessibilityHint = accessibilityHint }
    if let accessibilityValue { view.accessibilityValue = accessibilityValue }
    if let accessibilityIdentifier { view.accessibilityIdentifier = accessibilityIdentifier }
  }

  /// Called after changes of the item; set by the bar that shows it.
  var onChange: (() -> Void)?
  func changed() { onChange?() }
  /// Called after a change of `isEnabled`.
  func enabledChanged() { changed() }

  public override init() { super.init() }

  /// Creates an item as `init()` does; the contents of the archive are not read.
  public required init?(coder: NSCoder) { super.init() }
}
