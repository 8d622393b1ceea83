import Foundation

extension UIDocument {
  /// Why a document is created (Apple: UIDocument.CreationIntent). Programs define further ones.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let `default` = CreationIntent("UIDocumentCreationIntentDefault")
  }

  /// The key of a document's URL in the user info of its activity.
  public nonisolated static var userActivityURLKey: String { "NSUserActivityDocumentURL" }
}

/// The number of changes at the beginning of a save.
final class ChangeCountToken: NSObject {
  let changes: Int
  init(_ changes: Int) { self.changes = changes }
}
