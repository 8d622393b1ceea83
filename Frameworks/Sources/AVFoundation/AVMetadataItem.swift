public import CoreMedia
public import Foundation

/// Apple: AVMetadataItem.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  fileprivate struct Values {
    var identifier: AVMetadataIdentifier?
    var key: (any NSCopying & NSObjectProtocol)?
    var keySpace: AVMetadataKeySpace?
    var value: (any NSCopying & NSObjectProtocol)?
    var locale: Locale?
    var extendedLanguageTag: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
  }
  fileprivate var values = Values()
  open var identifier: AVMetadataIdentifier? { values.identifier }
  open var key: (any NSCopying & NSObjectProtocol)? { values.key }
  open var commonKey: AVMetadataKey? {
    values.keySpace == .common ? (values.key as? NSString).map { AVMetadataKey(rawValue: "\($0)") } : nil
  }
  open var keySpace: AVMetadataKeySpace? { values.keySpace }
  open var value: (any NSCopying & NSObjectProtocol)? { values.value }
  open var locale: Locale? { values.locale }
  open var extendedLanguageTag: String? { values.extendedLanguageTag }
  open var dataType: String? { values.dataType }
  open var time: CMTime { values.time }
  open var duration: CMTime { values.duration }
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { values.extraAttributes }
  open var stringValue: String? { (value as? NSString).map { "\($0)" } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) { handler?() }
  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus { .loaded }
  public override init() { super.init() }

  open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?) -> [AVMetadataItem]
  {
    let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String ?? (key as? NSString).map { "\($0)" }
    return metadataItems.filter { item in
      (keySpace == nil || item.keySpace == keySpace) && (wanted == nil || (item.key as? NSString).map { "\($0)" } == wanted)
    }
  }
  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
  open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
    metadataItems.filter { $0.locale == locale }
  }
}
/// Apple: AVMutableMetadataItem.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  open override var identifier: AVMetadataIdentifier? {
    get { values.identifier }
    set { values.identifier = newValue }
  }
  open override var key: (any NSCopying & NSObjectProtocol)? {
    get { values.key }
    set { values.key = newValue }
  }
  open override var keySpace: AVMetadataKeySpace? {
    get { values.keySpace }
    set { values.keySpace = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { values.value }
    set { values.value = newValue }
  }
  open override var locale: Locale? {
    get { values.locale }
    set { values.locale = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { values.extendedLanguageTag }
    set { values.extendedLanguageTag = newValue }
  }
  open override var dataType: String? {
    get { values.dataType }
    set { values.dataType = newValue }
  }
  open override var time: CMTime {
    get { values.time }
    set { values.time = newValue }
  }
  open override var duration: CMTime {
    get { values.duration }
    set { values.duration = newValue }
  }
  open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { values.extraAttributes }
    set { values.extraAttributes = newValue }
  }
}
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
  public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
  public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
  public static let commonKeyContributor = AVMetadataKey(rawValue: "contributor")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyType = AVMetadataKey(rawValue: "type")
  public static let commonKeyFormat = AVMetadataKey(rawValue: "format")
  public static let commonKeyIdentifier = AVMetadataKey(rawValue: "identifier")
  public static let commonKeySource = AVMetadataKey(rawValue: "source")
  public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
  public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyMake = AVMetadataKey(rawValue: "make")
  public static let commonKeyModel = AVMetadataKey(rawValue: "model")
  public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
  public static let iTunesMetadataKeySongName = AVMetadataKey(rawValue: "©nam")
  public static let iTunesMetadataKeyArtist = AVMetadataKey(rawValue: "©ART")
  public static let iTunesMetadataKeyAlbum = AVMetadataKey(rawValue: "©alb")
  public static let iTunesMetadataKeyCoverArt = AVMetadataKey(rawValue: "covr")
  public static let id3MetadataKeyTitleDescription = AVMetadataKey(rawValue: "TIT2")
  public static let id3MetadataKeyAttachedPicture = AVMetadataKey(rawValue: "APIC")
  public static let quickTimeMetadataKeyTitle = AVMetadataKey(rawValue: "com.apple.quicktime.title")
  public static let quickTimeMetadataKeyContentIdentifier = AVMetadataKey(rawValue: "com.apple.quicktime.content.identifier")
}
extension AVMetadataKey: _ObjectiveCBridgeable {
  // Programs write `key as NSString`.
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }
  public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout AVMetadataKey?) {
    result = AVMetadataKey(rawValue: "\(source)")
  }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout AVMetadataKey?) -> Bool {
    result = AVMetadataKey(rawValue: "\(source)")
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> AVMetadataKey {
    AVMetadataKey(rawValue: source.map { "\($0)" } ?? "")
  }
}
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
  public static let commonIdentifierSubject = AVMetadataIdentifier(rawValue: "comn/subject")
  public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
  public static let commonIdentifierPublisher = AVMetadataIdentifier(rawValue: "comn/publisher")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
  public static let quickTimeMetadataGenre = AVMetadataIdentifier(rawValue: "mdta/com.apple.quicktime.genre")
}
open class AVTimedMetadataGroup: NSObject {
  public let timeRange: CMTimeRange
  public let items: [AVMetadataItem]
  public init(items: [AVMetadataItem], timeRange: CMTimeRange) {
    self.items = items
    self.timeRange = timeRange
  }
}
