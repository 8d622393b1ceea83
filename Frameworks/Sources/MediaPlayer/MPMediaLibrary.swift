public import Foundation

/// A media library without items, to which access is denied (Apple: MPMediaLibrary).
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  // Unchecked: the class is immutable, which the compiler cannot verify for an open class.
  private static let only = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { only }
  open var lastModifiedDate: Date { .distantPast }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
  open class func requestAuthorization(_ completionHandler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { completionHandler(.denied) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .denied }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
  open func addItem(withProductID productID: String, completionHandler: (([MPMediaEntity], (any Error)?) -> Void)? = nil) {
    completionHandler?([], MPError(.permissionDenied))
  }
  open func getPlaylist(
    with uuid: UUID, creationMetadata: MPMediaPlaylistCreationMetadata?,
    completionHandler: @escaping (MPMediaPlaylist?, (any Error)?) -> Void
  ) { completionHandler(nil, MPError(.permissionDenied)) }
}
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
public struct MPError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound, notSupported, cancelled,
      requestTimedOut
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public typealias MPMediaEntityPersistentID = UInt64

open class MPMediaEntity: NSObject {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open class func canFilter(byProperty property: String) -> Bool { true }
  open func enumerateValues(
    forProperties properties: Set<String>, using block: @escaping (String, Any, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}
  open func value(forProperty property: String) -> Any? { nil }
}
/// A song or a video. There are none (Apple: MPMediaItem).
open class MPMediaItem: MPMediaEntity {
  open var mediaType: MPMediaType { .music }
  open var title: String? { nil }
  open var albumTitle: String? { nil }
  open var albumPersistentID: MPMediaEntityPersistentID { 0 }
  open var artist: String? { nil }
  open var artistPersistentID: MPMediaEntityPersistentID { 0 }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var albumTrackCount: Int { 0 }
  open var discNumber: Int { 0 }
  open var discCount: Int { 0 }
  open var artwork: MPMediaItemArtwork? { nil }
  open var lyrics: String? { nil }
  open var isCompilation: Bool { false }
  open var releaseDate: Date? { nil }
  open var dateAdded: Date { .distantPast }
  open var beatsPerMinute: Int { 0 }
  open var comments: String? { nil }
  open var assetURL: URL? { nil }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var podcastTitle: String? { nil }
  open var playCount: Int { 0 }
  open var skipCount: Int { 0 }
  open var rating: Int { 0 }
  open var lastPlayedDate: Date? { nil }
  open var isExplicitItem: Bool { false }
  open var playbackStoreID: String { "" }
  open class func persistentIDProperty(forGroupingType groupingType: MPMediaGrouping) -> String { MPMediaItemPropertyPersistentID }
  open class func titleProperty(forGroupingType groupingType: MPMediaGrouping) -> String { MPMediaItemPropertyTitle }
}
open class MPMediaItemCollection: MPMediaEntity {
  public let items: [MPMediaItem]
  open var representativeItem: MPMediaItem? { items.first }
  open var count: Int { items.count }
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
  public init(items: [MPMediaItem]) { self.items = items }
}
open class MPMediaPlaylist: MPMediaItemCollection {
  open var name: String? { nil }
  open var descriptionText: String? { nil }
}
open class MPMediaPlaylistCreationMetadata: NSObject {
  public let name: String
  open var authorDisplayName: String!
  open var descriptionText = ""
  public init(name: String) { self.name = name }
}
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = MPMediaType(rawValue: 1), podcast = MPMediaType(rawValue: 2), audioBook = MPMediaType(rawValue: 4)
  public static let audioITunesU = MPMediaType(rawValue: 8), anyAudio = MPMediaType(rawValue: 0xFF)
  public static let movie = MPMediaType(rawValue: 0x100), tvShow = MPMediaType(rawValue: 0x200)
  public static let videoPodcast = MPMediaType(rawValue: 0x400), musicVideo = MPMediaType(rawValue: 0x800)
  public static let homeVideo = MPMediaType(rawValue: 0x2000), anyVideo = MPMediaType(rawValue: 0xFF00), any = MPMediaType(rawValue: .max)
}
public enum MPMediaGrouping: Int, Sendable { case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle }
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
open class MPMediaPredicate: NSObject {}
open class MPMediaPropertyPredicate: MPMediaPredicate {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison
  public convenience init(value: Any?, forProperty property: String) {
    self.init(value: value, forProperty: property, comparisonType: .equalTo)
  }
  public init(value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison) {
    self.value = value
    self.property = property
    self.comparisonType = comparisonType
  }
}
/// A query, which finds nothing: `items` is nil, as if access were denied (Apple: MPMediaQuery).
open class MPMediaQuery: NSObject {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  open var items: [MPMediaItem]? { nil }
  open var collections: [MPMediaItemCollection]? { nil }
  open var itemSections: [MPMediaQuerySection]? { nil }
  open var collectionSections: [MPMediaQuerySection]? { nil }
  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
  private convenience init(_ grouping: MPMediaGrouping) {
    self.init()
    groupingType = grouping
  }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates = (filterPredicates ?? []).union([predicate]) }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  open class func albums() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func artists() -> MPMediaQuery { MPMediaQuery(.artist) }
  open class func songs() -> MPMediaQuery { MPMediaQuery(.title) }
  open class func playlists() -> MPMediaQuery { MPMediaQuery(.playlist) }
  open class func podcasts() -> MPMediaQuery { MPMediaQuery(.podcastTitle) }
  open class func audiobooks() -> MPMediaQuery { MPMediaQuery(.title) }
  open class func compilations() -> MPMediaQuery { MPMediaQuery(.album) }
  open class func composers() -> MPMediaQuery { MPMediaQuery(.composer) }
  open class func genres() -> MPMediaQuery { MPMediaQuery(.genre) }
}
open class MPMediaQuerySection: NSObject {
  open var title: String { "" }
  open var range: NSRange { NSRange(location: 0, length: 0) }
}
