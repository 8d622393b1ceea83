import Foundation

/// A Swift package that a project or a workspace names.
package struct XcodePackage: Hashable, Sendable {
  /// Which versions of a remote package will do.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String), branch(String), revision(String)
  }

  package enum Source: Hashable, Sendable {
    case local(path: String)
    case remote(url: String, Requirement)
  }

  package var source: Source

  /// What SwiftPM calls the package: the last part of its path or address, in lower case.
  package var identity: String {
    switch source {
    case .local(let path): Paths.name(path).lowercased()
    case .remote(let url, _): Self.name(ofAddress: url).lowercased()
    }
  }

  /// `https://host/owner/Name.git` is `Name`.
  static func name(ofAddress url: String) -> String {
    let name = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}

/// A product of a Swift package that a target links.
package struct XcodePackageProduct: Hashable, Sendable {
  package var name: String
  /// Nil where the project does not say: the package with a product of that name is meant.
  package var package: XcodePackage?
  /// Build-tool plugins are named by targets, too.
  package var isPlugin: Bool
}
