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
  private var stored: ActivityFacts {
    get { facts[self] ?? ActivityFacts() }
    set { facts[self] = newValue }
  }

  // Stored in memory only; not saved with the activity.

  public var keywords: Set<String> {
    get { stored.keywords }
    set { stored.keywords = newValue }
  }
  public var expirationDate: Date! {
    get { stored.expirationDate ?? .distantFuture }
    set { stored.expirationDate = newValue }
  }
  public var referrerURL: URL? {
    get { stored.referrerURL }
    set { stored.referrerURL = newValue }
  }
  public var isEligibleForPublicIndexing: Bool {
    get { stored.isPublic }
    set { stored.isPublic = newValue }
  }
  public var isEligibleForPrediction: Bool {
    get { stored.isPredicted }
    set { stored.isPredicted = newValue }
  }
  public var supportsContinuationStreams: Bool {
    get { stored.hasStreams }
    set { stored.hasStreams = newValue }
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
