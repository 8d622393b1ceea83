import CoreGraphics
import Foundation

/// The common base class of menus and actions, with a title and an image. Apple: UIMenuElement.
///
/// A copy has the same identity (identifier, handler, action) but its own title, attributes and state.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open var title: String
  /// The text below the title. Default nil.
  open var subtitle: String?
  open var image: UIImage?

  /// Called after a change of the state of an action or command, by pop-up buttons that show the element.
  var stateObservers: [ObjectIdentifier: (UIMenuElement) -> Void] = [:]

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIMenuElement(title: title, image: image)
    copy.subtitle = subtitle
    return copy
  }

  func stateChanged() { for observer in Array(stateObservers.values) { observer(self) } }
}
