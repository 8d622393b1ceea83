/// A key of the dictionary of thumbnails that a document writes with its file, by their size (Apple: URLThumbnailDictionaryItem).
///
/// The dictionary is the value of `URLResourceKey.thumbnailDictionaryKey`, which files on Linux do not have.
public struct URLThumbnailDictionaryItem: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The thumbnail of 1024 by 1024 pixels.
  public static let NSThumbnail1024x1024SizeKey = URLThumbnailDictionaryItem(rawValue: "NSThumbnail1024x1024SizeKey")
}
