/// The icon of a shortcut item (Apple: UIApplicationShortcutIcon).
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public enum IconType: Int, Sendable {
    case compose, play, pause, add, location, search, share
    case prohibit, contact, home, markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  private let content: String

  public init(type: IconType) {
    content = "\(type)"
    super.init()
  }

  public init(templateImageName: String) {
    content = templateImageName
    super.init()
  }

  public init(systemImageName: String) {
    content = systemImageName
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.content == content }
  open override var hash: Int { content.hashValue }
}
