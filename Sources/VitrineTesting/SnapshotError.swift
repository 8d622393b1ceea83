/// Why a snapshot test fails. Vitrine's own.
public struct SnapshotError: Error, CustomStringConvertible, Sendable {
  /// What is wrong, which files tell more, and what to do.
  public let description: String
}
