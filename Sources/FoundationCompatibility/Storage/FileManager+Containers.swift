extension FileManager {
  /// Returns the shared folder of an application group, which is created if necessary (Apple:
  /// containerURL(forSecurityApplicationGroupIdentifier:)).
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != "..", groupIdentifier != ".",
      let support = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = support.appendingPathComponent("Group Containers").appendingPathComponent(groupIdentifier)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }

  /// Always nil: no one is signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Always nil: there is no iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Always false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Always fails, since there is no iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}

extension Data.ReadingOptions {
  /// An older name of `uncached`.
  public static let uncachedRead: Data.ReadingOptions = .uncached
  public static let dataReadingMapped: Data.ReadingOptions = .mappedIfSafe
}
