@_exported import FoundationCompatibility
@_exported import UniformTypeIdentifiers

/// A search index, which is not available (Apple: CSSearchableIndex).
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let index = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { index }
  open class func isIndexingAvailable() -> Bool { false }
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
open class CSSearchableItem: NSObject {
  public let uniqueIdentifier: String
  public let attributeSet: CSSearchableItemAttributeSet
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.attributeSet = attributeSet
  }
}
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  public init(itemContentType: String) {}
  public init(contentType: UTType) {}
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
