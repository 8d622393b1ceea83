import Foundation

/// A state of an application that can be saved and restored later (Apple: NSUserActivity, which Foundation on Linux lacks).
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  /// The state as property list values and URLs. Other values are omitted when the activity is saved.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  /// Whether the delegate updates `userInfo` before the activity is saved.
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Creates an activity with an empty type.
  public convenience override init() { self.init(activityType: "") }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Has no effect on Linux, since activities are not passed on to other devices.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  /// Ends the activity; it is no longer saved.
  open func invalidate() { isValid = false }

  // MARK: Saving

  /// The activity as a property list; nil if it is invalid.
  var saved: [String: Any]? {
    guard isValid else { return nil }
    if needsSave {
      needsSave = false
      delegate?.userActivityWillSave(self)
    }
    var list: [String: Any] = ["type": activityType]
    list["title"] = title
    list["webpage"] = webpageURL?.absoluteString
    list["persistent"] = persistentIdentifier
    list["target"] = targetContentIdentifier
    var kept: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
      guard let name = key as? String, let plain = PropertyList.plain(value) else {
        UIKitLog.refused("\(key) of the user activity \(activityType) is not a property list, and is not saved")
        continue
      }
      kept[name] = plain
    }
    list["userInfo"] = kept
    return list
  }

  convenience init?(saved: [String: Any]) {
    guard let type = saved["type"] as? String else { return nil }
    self.init(activityType: type)
    title = saved["title"] as? String
    webpageURL = (saved["webpage"] as? String).flatMap { URL(string: $0) }
    persistentIdentifier = saved["persistent"] as? String
    targetContentIdentifier = saved["target"] as? String
    userInfo = (saved["userInfo"] as? [String: Any])?.mapValues { PropertyList.rich($0) }
  }
}
