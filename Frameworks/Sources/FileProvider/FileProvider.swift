@_exported import FoundationCompatibility
@_exported import UniformTypeIdentifiers

/// Apple: NSFileProviderItemIdentifier.
public struct NSFileProviderItemIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let rootContainer = NSFileProviderItemIdentifier("NSFileProviderRootContainerItemIdentifier")
  public static let workingSet = NSFileProviderItemIdentifier("NSFileProviderWorkingSetContainerItemIdentifier")
  public static let trashContainer = NSFileProviderItemIdentifier("NSFileProviderTrashContainerItemIdentifier")
}
public struct NSFileProviderDomainIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
/// Apple: NSFileProviderDomain.
open class NSFileProviderDomain: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  public let identifier: NSFileProviderDomainIdentifier
  public let displayName: String
  public init(identifier: NSFileProviderDomainIdentifier, displayName: String) {
    (self.identifier, self.displayName) = (identifier, displayName)
  }
}
public struct NSFileProviderItemCapabilities: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let allowsReading = NSFileProviderItemCapabilities(rawValue: 1)
  public static let allowsWriting = NSFileProviderItemCapabilities(rawValue: 2)
  public static let allowsReparenting = NSFileProviderItemCapabilities(rawValue: 4)
  public static let allowsRenaming = NSFileProviderItemCapabilities(rawValue: 8)
  public static let allowsTrashing = NSFileProviderItemCapabilities(rawValue: 16)
  public static let allowsDeleting = NSFileProviderItemCapabilities(rawValue: 32)
  public static let allowsAll = NSFileProviderItemCapabilities(rawValue: 63)
}
/// Apple: NSFileProviderItem.
public protocol NSFileProviderItemProtocol: NSObjectProtocol {
  var itemIdentifier: NSFileProviderItemIdentifier { get }
  var parentItemIdentifier: NSFileProviderItemIdentifier { get }
  var filename: String { get }
  var contentType: UTType { get }
  var capabilities: NSFileProviderItemCapabilities { get }
  var documentSize: NSNumber? { get }
}
extension NSFileProviderItemProtocol {
  public var contentType: UTType { .data }
  public var capabilities: NSFileProviderItemCapabilities { .allowsReading }
  public var documentSize: NSNumber? { nil }
}
public typealias NSFileProviderItem = any NSFileProviderItemProtocol

/// The providers of the system, of which there are none: requests fail (Apple: NSFileProviderManager).
open class NSFileProviderManager: NSObject, @unchecked Sendable {
  // Unchecked: the class has no state.
  private static let only = NSFileProviderManager()
  open class var `default`: NSFileProviderManager { only }
  /// Always nil.
  public convenience init?(for domain: NSFileProviderDomain) { nil }
  open var documentStorageURL: URL { FileManager.default.temporaryDirectory }
  open var providerIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
  open class func add(_ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    fail(completionHandler)
  }
  open class func remove(_ domain: NSFileProviderDomain, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    fail(completionHandler)
  }
  open class func removeAllDomains(completionHandler: @escaping @Sendable ((any Error)?) -> Void) { fail(completionHandler) }
  open class func getDomainsWithCompletionHandler(_ completionHandler: @escaping @Sendable ([NSFileProviderDomain], (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler([], NSFileProviderError(.providerNotFound)) }
  }
  open func signalEnumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier, completionHandler completion: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.fail(completion) }
  private class func fail(_ completion: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { completion(NSFileProviderError(.providerNotFound)) }
  }
}
/// Apple: NSFileProviderError.
public struct NSFileProviderError: Error, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case notAuthenticated = -1000, filenameCollision = -1001, syncAnchorExpired = -1002, insufficientQuota = -1003, serverUnreachable =
      -1004
    case noSuchItem = -1005, providerNotFound = -2001
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "NSFileProviderErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
/// The base of an extension, which nothing starts (Apple: NSFileProviderExtension).
open class NSFileProviderExtension: NSObject {
  open func item(for identifier: NSFileProviderItemIdentifier) throws -> NSFileProviderItem { throw NSFileProviderError(.noSuchItem) }
  open func urlForItem(withPersistentIdentifier identifier: NSFileProviderItemIdentifier) -> URL? { nil }
  open func persistentIdentifierForItem(at url: URL) -> NSFileProviderItemIdentifier? { nil }
  open func providePlaceholder(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NSFileProviderError(.noSuchItem))
  }
  open func startProvidingItem(at url: URL, completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(NSFileProviderError(.noSuchItem))
  }
  open func itemChanged(at url: URL) {}
  open func stopProvidingItem(at url: URL) {}
}
