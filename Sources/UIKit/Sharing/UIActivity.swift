/// Something that can be done with what is shared (Apple: UIActivity). Subclasses say what, and do it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public enum Category: Int, Sendable {
    case action, share
  }

  var onFinish: ((Bool) -> Void)?

  public override init() {
    super.init()
  }

  /// Default action.
  open class var activityCategory: Category { .action }
  /// Default nil.
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed, with what is shared.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown in place of a call of `perform()`. Default nil.
  open var activityViewController: UIViewController? { nil }
  /// Does the work, and calls `activityDidFinish(_:)`. The default calls that only.
  open func perform() { activityDidFinish(true) }

  /// Call it when all is done, or was given up.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}
