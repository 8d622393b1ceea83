import CoreGraphics
import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title and an image, for menus, controls and bar items. Apple: UIAction.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  /// The identity of an action. A control has at most one action with an identifier for each event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The identifiers of the actions with which UIKit pastes.
    public static let paste = Identifier("com.apple.action.paste")
    public static let pasteAndMatchStyle = Identifier("com.apple.action.paste-and-match-style")
    public static let pasteAndGo = Identifier("com.apple.action.paste-and-go")
    public static let pasteAndSearch = Identifier("com.apple.action.paste-and-search")
  }

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State { didSet { if state != oldValue { stateChanged() } } }
  /// The image in place of `image` while the state is on. Default nil.
  open var selectedImage: UIImage?
  /// The object that performs the action; set while the handler runs.
  public internal(set) var sender: Any?
  /// The item at which the handler can present a popover: the view or bar item that sends the action; set while the handler runs.
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  private let handler: UIActionHandler

  /// - Parameter identifier: the identity of the action. Default: a new, unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    self.selectedImage = selectedImage
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  /// Runs the handler. Does nothing if the action is disabled.
  /// - Parameter sender: the sender of the action during the call.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
