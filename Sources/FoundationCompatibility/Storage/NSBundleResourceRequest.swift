import Foundation

extension Notification.Name {
  /// Never posted: resources are not purged.
  public static let NSBundleResourceRequestLowDiskSpace = Notification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}

/// The loading priority of a request that the person waits for.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

/// A request for the resources of a bundle that are loaded on demand (Apple: NSBundleResourceRequest). On Linux a bundle always contains
/// all of them, so that each request succeeds at once.
open class NSBundleResourceRequest: NSObject, ProgressReporting, @unchecked Sendable {
  // Sendable: the properties are constant, except the priority, which Apple's class does not protect either.
  public let tags: Set<String>
  public let bundle: Bundle
  /// Stored; has no effect on Linux.
  open var loadingPriority = 0.5
  public let progress = Progress(totalUnitCount: 1)

  public init(tags: Set<String>, bundle: Bundle) { (self.tags, self.bundle) = (tags, bundle) }
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    completionHandler(nil)
  }
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    completionHandler(true)
  }
  open func conditionallyBeginAccessingResources() async -> Bool {
    progress.completedUnitCount = 1
    return true
  }

  /// Has no effect on Linux.
  open func endAccessingResources() {}
}
