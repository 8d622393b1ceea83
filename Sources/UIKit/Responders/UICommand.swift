/// A menu element that sends an action along the responder chain (Apple: UICommand). The responder that performs it can change its title,
/// attributes and state in `validate(_:)` before the command is shown or performed.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  open private(set) var action: Selector
  /// A value that distinguishes commands with the same action. Default nil.
  open private(set) var propertyList: Any?
  /// A short description for lists of key commands. Default nil.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State { didSet { if state != oldValue { stateChanged() } } }
  /// The image in place of `image` while the state is on. Default nil.
  open var selectedImage: UIImage?
  public let alternates: [UICommandAlternate]
  /// The object that performs the command; set while its action runs.
  public private(set) var sender: Any?
  open var presentationSourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    sender as? any UIPopoverPresentationControllerSourceItem
  }

  /// The property list of the command that UIKit replaces with a menu for sharing.
  public static let tagShare = "com.apple.menu.share"

  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Creates a command with a subtitle and an image for the state on.
  public convenience init(
    title: String, subtitle: String?, image: UIImage? = nil, selectedImage: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    self.subtitle = subtitle
    self.selectedImage = selectedImage
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICommand(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    adorn(copy)
    return copy
  }

  func adorn(_ copy: UICommand) {
    copy.subtitle = subtitle
    copy.selectedImage = selectedImage
  }

  /// Sends the action to `target`, or along the responder chain. Does nothing if the command is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    self.sender = nil
  }

  /// Returns a copy for display, which the object that performs the command has validated. Without such an object it is disabled.
  func validated(by target: (UICommand) -> Any?) -> UICommand {
    guard let copy = self.copy() as? UICommand else { return self }
    if let target = target(copy) {
      (target as? UIResponder)?.validate(copy)
    } else {
      copy.attributes.insert(.disabled)
    }
    return copy
  }
}
