public import Foundation

public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"

extension NSManagedObjectModel {
  /// A value of each entity that differs if the entity has to be migrated.
  public var entityVersionHashesByName: [String: Data] { entitiesByName.mapValues(\.versionHash) }

  /// Returns whether a store with this metadata can be opened without migration. A model without entities accepts every store.
  /// - Parameter configuration: ignored, since configurations are not read.
  public func isConfiguration(withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]) -> Bool {
    if entities.isEmpty { return true }
    return metadata[NSStoreModelVersionHashesKey] as? [String: Data] == entityVersionHashesByName
  }

  /// Returns the model that merges those of the bundles which a store needs; nil if there is none.
  public class func mergedModel(from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]) -> NSManagedObjectModel? {
    let bundles = bundles ?? [.main]
    let folders = bundles.flatMap { $0.paths(forResourcesOfType: "momd", inDirectory: nil) }
    let versions = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".mom") }.sorted().map {
        "\(folder)/\($0)"
      }
    }
    let files = bundles.flatMap { $0.paths(forResourcesOfType: "mom", inDirectory: nil) } + versions
    let models = files.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) }
    return models.first { $0.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) }
      ?? NSManagedObjectModel(byMerging: models, forStoreMetadata: metadata)
  }

  /// Merges the entities of models that a store needs.
  /// - Returns: nil if the models lack an entity of the store.
  public convenience init?(byMerging models: [NSManagedObjectModel]?, forStoreMetadata metadata: [String: Any]) {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else { return nil }
    var found: [NSEntityDescription] = []
    for (name, hash) in hashes.sorted(by: { $0.key < $1.key }) {
      guard let entity = (models ?? []).lazy.compactMap({ $0.entitiesByName[name] }).first(where: { $0.versionHash == hash }) else {
        return nil
      }
      found.append(entity)
    }
    self.init()
    entities = found
  }

  /// The entries of a store's metadata that name this version.
  var metadata: [String: Any] {
    [
      NSStoreModelVersionHashesKey: entityVersionHashesByName,
      NSStoreModelVersionIdentifiersKey: versionIdentifiers.map { "\($0.base)" }.sorted(),
    ]
  }
}

extension NSEntityDescription {
  /// A value that differs if objects have to be migrated: of the name, the superentity and all properties. Classes, default values, limits and
  /// user info do not count. The values are not those of Apple's systems.
  public var versionHash: Data {
    let parts = properties.filter { !$0.isTransient }.map(\.versionText).sorted()
    return VersionHash.data(of: ["\(name ?? "")", versionHashModifier ?? "", "\(isAbstract)", superentity?.name ?? ""] + parts)
  }
}

extension NSPropertyDescription {
  /// A value that differs if the property has to be migrated.
  public var versionHash: Data { VersionHash.data(of: [versionText]) }

  var versionText: String {
    var parts = [name, versionHashModifier ?? "", "\(isOptional)"]
    if let attribute = self as? NSAttributeDescription { parts.append("\(attribute.attributeType.rawValue)") }
    if let relationship = self as? NSRelationshipDescription {
      parts += [relationship.destinationEntity?.name ?? "", relationship.inverseRelationship?.name ?? ""]
      parts.append("\(relationship.minCount) \(relationship.maxCount) \(relationship.deleteRule.rawValue) \(relationship.isOrdered)")
    }
    return parts.joined(separator: "\t")
  }
}

/// A number of 256 bits that is the same in every run.
enum VersionHash {
  /// Combines four FNV-1a hashes that begin with different values.
  static func data(of parts: [String]) -> Data {
    let text = parts.joined(separator: "\n")
    var data = Data()
    for seed in UInt64(0)..<4 {
      var hash = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return data
  }
}
