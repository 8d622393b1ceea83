/// An activity that can be performed on shared items (Apple: UIActivity). An abstract class.
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

  /// The category of the activity. Default action.
  open class var activityCategory: Category { .action }
  /// The type of the activity. Default nil.
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }

  /// Returns whether the activity can be performed with the items. Default false.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the shared items before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented instead of calling `perform()`. Default nil.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity and calls `activityDidFinish(_:)`. The default only makes that call.
  open func perform() { activityDidFinish(true) }

  /// Must be called when the activity is completed or cancelled.
  open func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }
}
