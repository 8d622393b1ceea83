import Foundation

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The properties of an activity for other devices and for searches. Stored; they have no effect on Linux.
private struct ActivityFacts {
  var keywords: Set<String> = []
  var expirationDate: Date?
  var referrerURL: URL?
  var isPublic = false
  var isPredicted = false
  var hasStreams = false
}

@MainActor private let facts = SideTable<NSUserActivity, ActivityFacts>()

extension NSUserActivity {
  private var kept: ActivityFacts {
    get { facts[self] ?? ActivityFacts() }
    set { facts[self] = newValue }
  }

  // Stored in memory only; not saved with the activity.

  public var keywords: Set<String> {
    get { kept.keywords }
    set { kept.keywords = newValue }
  }
  public var expirationDate: Date! {
    get { kept.expirationDate ?? .distantFuture }
    set { kept.expirationDate = newValue }
  }
  public var referrerURL: URL? {
    get { kept.referrerURL }
    set { kept.referrerURL = newValue }
  }
  public var isEligibleForPublicIndexing: Bool {
    get { kept.isPublic }
    set { kept.isPublic = newValue }
  }
  public var isEligibleForPrediction: Bool {
    get { kept.isPredicted }
    set { kept.isPredicted = newValue }
  }
  public var supportsContinuationStreams: Bool {
    get { kept.hasStreams }
    set { kept.hasStreams = newValue }
  }

  /// Calls the handler at the end of the turn of the run loop; there are no saved activities to delete.
  public class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    UIApplication.shared.afterCommit(handler)
  }
  public class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) {
    UIApplication.shared.afterCommit(handler)
  }
}
