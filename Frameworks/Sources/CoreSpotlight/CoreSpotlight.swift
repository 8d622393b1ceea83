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
  public override init() { super.init() }
  public init(name: String) { super.init() }
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?
  open func beginBatch() {}
  open func endBatch(withClientState clientState: Data, completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) { completionHandler(nil, nil) }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler: @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex, reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}
open class CSSearchableItem: NSObject {
  open var domainIdentifier: String?
  open var expirationDate: Date!
  public let uniqueIdentifier: String
  public let attributeSet: CSSearchableItemAttributeSet
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? ""
    self.attributeSet = attributeSet
    self.domainIdentifier = domainIdentifier
  }
}
open class CSSearchableItemAttributeSet: NSObject {
  open var title: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var displayName: String?
  open var path: String?
  open var contentCreationPlace: String?
  open var contentType: String?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var weakRelatedUniqueIdentifier: String?
  open var domainIdentifier: String?
  open var subject: String?
  open var theme: String?
  open var kind: String?
  open var creator: String?
  open var comment: String?
  open var copyright: String?
  open var album: String?
  open var artist: String?
  open var composer: String?
  open var genre: String?
  open var city: String?
  open var country: String?
  open var stateOrProvince: String?
  open var namedLocation: String?
  open var fullyFormattedAddress: String?
  open var postalCode: String?
  open var thoroughfare: String?
  open var subThoroughfare: String?
  open var textContent: String?
  open var version: String?
  open var ratingDescription: String?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var url: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var addedDate: Date?
  open var lastUsedDate: Date?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var completionDate: Date?
  open var metadataModificationDate: Date?
  open var downloadedDate: Date?
  open var duration: NSNumber?
  open var rating: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var altitude: NSNumber?
  open var rankingHint: NSNumber?
  open var fileSize: NSNumber?
  open var pageCount: NSNumber?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var allDay: NSNumber?
  open var alternateNames: [String]?
  open var authorNames: [String]?
  open var authorEmailAddresses: [String]?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var contactKeywords: [String]?
  open var projects: [String]?
  open var languages: [String]?
  open var organizations: [String]?
  public init(itemContentType: String) {}
  public init(contentType: UTType) {}
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"
