import Foundation

/// An item in the menu of the application's icon (Apple: UIApplicationShortcutItem). Not shown on Linux.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var info: [String: any NSSecureCoding]?
    var target: Any?
  }
  var values: Values

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, info: userInfo)
    super.init()
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  open var type: String { values.type }
  open var localizedTitle: String { values.title }
  open var localizedSubtitle: String? { values.subtitle }
  open var icon: UIApplicationShortcutIcon? { values.icon }
  open var userInfo: [String: any NSSecureCoding]? { values.info }
  open var targetContentIdentifier: Any? { values.target }
}

/// A mutable shortcut item (Apple: UIMutableApplicationShortcutItem).
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.info }
    set { values.info = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { values.target }
    set { values.target = newValue }
  }
}
