import Foundation

/// The version of iOS that programs see: the value of VITRINE_IOS_VERSION, such as `15.4`, otherwise the newest version whose API is
/// implemented.
package struct SystemVersion: Sendable {
  package static let newest = SystemVersion(major: 26, minor: 0)
  package static let current = ProcessInfo.processInfo.environment["VITRINE_IOS_VERSION"].flatMap { SystemVersion($0) } ?? newest

  package let major: Int
  package let minor: Int

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Parses a version; nil if the text is not a version.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), let major = parts[0], major > 0, parts.allSatisfy({ $0.map { $0 >= 0 } ?? false }) else {
      return nil
    }
    self.init(major: major, minor: parts.count > 1 ? parts[1] ?? 0 : 0)
  }

  package var text: String { "\(major).\(minor)" }

  func isAtLeast(_ major: Int, _ minor: Int) -> Bool { (self.major, self.minor) >= (major, minor) }
}

/// Evaluates `#available(iOS 15.4, *)`. Called by code that the compiler shim generates.
public func _vitrineAvailable(_ major: Int, _ minor: Int) -> Bool { SystemVersion.current.isAtLeast(major, minor) }

extension ProcessInfo {
  /// The replacement that the shim writes for `operatingSystemVersion`, which is the kernel's version on Linux.
  public var _vitrineOperatingSystemVersion: OperatingSystemVersion {
    let version = SystemVersion.current
    return OperatingSystemVersion(majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
  }

  /// The replacement that the shim writes for `isOperatingSystemAtLeast(_:)`. The patch version is ignored.
  public func _vitrineIsOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
    SystemVersion.current.isAtLeast(version.majorVersion, version.minorVersion)
  }
}
