import Foundation

/// The reason why a snapshot test failed. An addition of Vitrine.
public struct SnapshotError: Error, CustomStringConvertible, Sendable {
  /// A picture that shows the failure, as a PNG file.
  public struct Picture: Sendable {
    /// The name of the file, such as "badge.actual.png".
    public let name: String
    public let data: Data
    /// The location of the file.
    public let url: URL
  }

  /// A description of the failure, the files with details, and what to do next.
  public let description: String
  /// The expected picture, the actual one, their difference, and all three side by side; empty if there was no comparison. The module
  /// VitrineAttachments attaches them to the result of a test.
  public let pictures: [Picture]

  init(description: String, pictures: [Picture] = []) { (self.description, self.pictures) = (description, pictures) }
}
