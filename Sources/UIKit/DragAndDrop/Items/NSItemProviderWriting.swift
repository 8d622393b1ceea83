import Foundation

/// An object that can be written as data of one or more types (Apple: NSItemProviderWriting).
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The type identifiers, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  var writableTypeIdentifiersForItemProvider: [String] { get }
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }
}

/// An object that can be created from data (Apple: NSItemProviderReading).
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The type identifiers, best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The processes that may read an item (Apple: NSItemProviderRepresentationVisibility). On Linux there are no teams and groups of
/// applications: other programs read what is visible to all.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all
  case team
  case group
  case ownProcess
}

/// Options of file representations (Apple: NSItemProviderFileOptions).
public struct NSItemProviderFileOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
