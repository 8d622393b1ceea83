import Foundation

import Foundation

/// A Swift package to which a project or a workspace refers.
package struct XcodePackage: Hashable, Sendable {
  /// The allowed versions of a remote package.
  package enum Requirement: Hashable, Sendable {
    case upToNextMajor(String), upToNextMinor(String), exact(String), range(String, String), branch(String), revision(String)
  }

  package enum Source: Hashable, Sendable {
    case local(path: String)
    case remote(url: String, Requirement)
  }

  package var source: Source

  /// The identity of the package in SwiftPM: the last part of its path or URL, in lower case.
  package var identity: String {
    switch source {
    case .local(let path): Paths.name(path).lowercased()
    case .remote(let url, _): Self.name(ofAddress: url).lowercased()
    }
  }

  /// Returns the name of a package: `Name` for `https://host/owner/Name.git`.
  static func name(ofAddress url: String) -> String {
    let url = plainAddress(url)
    let name = url.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? url
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  /// Returns an address without its query, its fragment and slashes at its end, which people copy from their browsers. SwiftPM would take
  /// them for a part of the package's name.
  package static func plainAddress(_ url: String) -> String {
    let text = url.trimmingCharacters(in: .whitespacesAndNewlines)
    let plain = text.contains(":") ? text.prefix { $0 != "?" && $0 != "#" } : text[...]
    let end = plain.lastIndex { $0 != "/" }.map { plain.index(after: $0) } ?? plain.startIndex
    return String(plain[..<end])
  }
}

/// A product of a Swift package that a target links.
package struct XcodePackageProduct: Hashable, Sendable {
  package var name: String
  /// The package of the product; nil if the project does not say, in which case the package is found by the name of the product.
  package var package: XcodePackage?
  /// Whether the product is a build-tool plugin instead of a library.
  package var isPlugin: Bool
}
