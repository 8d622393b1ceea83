/// An element of a menu that can be performed: an action or a command (Apple: UIMenuLeaf).
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// The image in place of `image` while the state is on.
  var selectedImage: UIImage? { get set }
  /// A longer title for lists of keyboard shortcuts.
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The object that performs the element; set only while it is performed.
  var sender: Any? { get }
  /// The item at which a popover can be presented; set only while the element is performed.
  var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? { get }

  /// Performs the element.
  /// - Parameters:
  ///   - sender: the object that performs the element.
  ///   - target: the receiver of a command; nil for the first object in the responder chain that performs it.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// The element as an action or command; nil for menus and deferred elements.
  var leaf: (any UIMenuLeaf)? { self as? any UIMenuLeaf }
  /// Whether menus leave out the element.
  var isHiddenInMenus: Bool { leaf?.attributes.contains(.hidden) == true }
}
