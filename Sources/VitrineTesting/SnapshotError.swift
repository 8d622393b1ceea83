/// The reason why a snapshot test failed. An addition of Vitrine.
public struct SnapshotError: Error, CustomStringConvertible, Sendable {
  /// A description of the failure, the files with details, and what to do next.
  public let description: String
}
