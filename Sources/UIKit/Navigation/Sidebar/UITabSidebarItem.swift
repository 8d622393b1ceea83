/// The appearance of a row in a sidebar (Apple: UITabSidebarItem).
@preconcurrency @MainActor
open class UITabSidebarItem: NSObject, @preconcurrency NSCopying {
  /// The tab or action that a row represents (Apple: UITabSidebarItem.Content).
  public enum Content {
    case tab(UITab)
    /// One of a group's `sidebarActions`.
    case action(UIAction)
  }

  /// The row for which an item is wanted (Apple: UITabSidebarItem.Request).
  @preconcurrency @MainActor
  open class Request: NSObject {
    public let content: Content

    init(_ content: Content, isHeader: Bool) {
      self.content = content
      self.isHeader = isHeader
      super.init()
    }

    let isHeader: Bool
  }

  public let content: Content
  /// The state of the row: whether it is selected, and so on.
  open internal(set) var configurationState = UICellConfigurationState(traitCollection: UITraitCollection())
  /// The content of the row. Default `defaultContentConfiguration()`.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// Default `defaultBackgroundConfiguration()`.
  open var backgroundConfiguration: UIBackgroundConfiguration
  /// The accessories at the ends of the row. Default the badge of the tab, if it has one.
  open var accessories: [UICellAccessory] = []
  private let isHeader: Bool

  /// Creates the default item of a row.
  public init(request: Request) {
    content = request.content
    isHeader = request.isHeader
    backgroundConfiguration = request.isHeader ? .listSidebarHeader() : .listSidebarCell()
    super.init()
    contentConfiguration = defaultContentConfiguration()
    backgroundConfiguration = defaultBackgroundConfiguration()
    if case .tab(let tab) = content, let badge = tab.badgeValue { accessories = [.label(text: badge)] }
  }

  /// Returns the title, the subtitle and the image of the tab or the action, in the style of a sidebar.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var configuration: UIListContentConfiguration
    switch content {
    case .tab(let tab):
      configuration = isHeader ? .sidebarHeader() : tab.subtitle == nil ? .sidebarCell() : .sidebarSubtitleCell()
      configuration.text = tab.title
      configuration.secondaryText = tab.subtitle
      if !isHeader { configuration.image = tab.image }
      if !tab.isEnabled { configuration.textProperties.color = .tertiaryLabel }
    case .action(let action):
      configuration = .sidebarCell()
      configuration.text = action.title
      configuration.image = action.image
      if action.attributes.contains(.disabled) { configuration.textProperties.color = .tertiaryLabel }
    }
    return configuration.updated(for: configurationState)
  }

  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    let configuration: UIBackgroundConfiguration = isHeader ? .listSidebarHeader() : .listSidebarCell()
    return configuration.updated(for: configurationState)
  }

  open func copy(with zone: NSZone?) -> Any {
    let copy = UITabSidebarItem(request: Request(content, isHeader: isHeader))
    copy.configurationState = configurationState
    copy.contentConfiguration = contentConfiguration
    copy.backgroundConfiguration = backgroundConfiguration
    copy.accessories = accessories
    return copy
  }
}
