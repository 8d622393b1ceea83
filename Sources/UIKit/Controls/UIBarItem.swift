import CoreGraphics
import Foundation

/// What can stand in a bar. Apple: UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Called when the item and what a file connects it with are there. The default does nothing.
  open func awakeFromNib() {}
  /// Called after `awakeFromNib()` where a tool shows the file. The default does nothing.
  open func prepareForInterfaceBuilder() {}

  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0
  /// Moves the image. Default zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Of bars that are less high. Bars have one height here: kept.
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { changed() } }

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }

  // What a screen reader says of the view that stands for the item; nil, the default, leaves it to the item's title.
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

  /// The bar that shows it hears of changes.
  var onChange: (() -> Void)?
  func changed() { onChange?() }

  public override init() { super.init() }

  /// As made by `init()`: what an archive holds is not read.
  public required init?(coder: NSCoder) { super.init() }
}
