import Foundation

/// A data type with its identifier (Apple: UTType). The common types are known with their filename extensions and
/// media types; others become dynamic types.
public struct UTType: Hashable, Codable, Sendable, CustomStringConvertible {
  public let identifier: String

  /// Returns nil if the identifier is not in the table and contains no domain (no dot).
  public init?(_ identifier: String) {
    guard TypeTable.entries[identifier] != nil || identifier.contains(".") else { return nil }
    self.identifier = identifier
  }
  init(known identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let entry = TypeTable.entries.first(where: { $0.value.extensions.contains(name) }) else {
      identifier = "dyn." + name
      return
    }
    identifier = entry.key
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let entry = TypeTable.entries.first(where: { $0.value.mediaType == mimeType.lowercased() }) else { return nil }
    identifier = entry.key
  }

  public var preferredFilenameExtension: String? {
    TypeTable.entries[identifier]?.extensions.first ?? (isDynamic ? String(identifier.dropFirst(4)) : nil)
  }
  public var preferredMIMEType: String? { TypeTable.entries[identifier]?.mediaType }
  public var localizedDescription: String? { TypeTable.entries[identifier]?.description }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var description: String { identifier }

  /// All ancestors of the type: its parents, their parents, and so on.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = TypeTable.entries[identifier]?.parents ?? []
    while let next = open.popLast() {
      if found.insert(UTType(known: next)).inserted { open += TypeTable.entries[next]?.parents ?? [] }
    }
    return found
  }
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) || isDynamic && [.data, .item].contains(type) }
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
