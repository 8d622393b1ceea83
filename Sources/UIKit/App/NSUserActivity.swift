import Foundation

/// What a person is doing, so that it can be taken up again (Apple: NSUserActivity, which Foundation on Linux lacks).
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  /// Property list values and addresses; others are left out when the activity is saved.
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  /// Whether `userInfo` is to be brought up to date before it is saved.
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Without a type.
  public convenience override init() { self.init(activityType: "") }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Kept: no other device hears of it.
  open func becomeCurrent() {}
  open func resignCurrent() {}
  /// The activity is over, and is not saved any more.
  open func invalidate() { isValid = false }

  // MARK: On disk

  /// As a property list; nil where the activity is over.
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
        UIKitLog.refused("\(key) of the user activity \(activityType) is no property list, and is not saved")
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
