import Foundation

// Programs on Linux are not sandboxed: every file that the user may read is accessible.
extension URL {
  /// Returns true: the file is accessible without further steps (Apple: URL.startAccessingSecurityScopedResource).
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect on Linux.
  public func stopAccessingSecurityScopedResource() {}
}
