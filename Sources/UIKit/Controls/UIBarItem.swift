import CoreGraphics
import Foundation

/// What can stand in a bar. Apple: UIBarItem.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var tag = 0

  /// The bar that shows it hears of changes.
  var onChange: (() -> Void)?
  func changed() { onChange?() }

  public override init() { super.init() }
}
