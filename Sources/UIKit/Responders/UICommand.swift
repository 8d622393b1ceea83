/// A menu element that sends an action along the responder chain (Apple: UICommand).
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open private(set) var action: Selector
  open private(set) var propertyList: Any?
  /// A short description for lists of key commands. Default nil.
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  public let alternates: [UICommandAlternate]

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
}
