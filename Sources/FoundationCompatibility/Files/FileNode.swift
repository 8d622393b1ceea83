import Foundation

/// The file, folder or link that a file wrapper represents.
enum FileNode {
  case file(Data)
  case folder([String: FileWrapper])
  case link(URL)

  init(_ stored: StoredFile) {
    if let children = stored.children {
      self = .folder(children.mapValues { FileWrapper($0) })
    } else if let destination = stored.destination {
      self = .link(destination)
    } else {
      self = .file(stored.contents ?? Data())
    }
  }

  var kind: FileAttributeType {
    switch self {
    case .file: .typeRegular
    case .folder: .typeDirectory
    case .link: .typeSymbolicLink
    }
  }

  static func attributes(of url: URL) -> [String: Any] {
    let attributes = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
    return Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
  }

  static func read(_ url: URL, _ options: FileWrapper.ReadingOptions) throws -> (FileNode, attributes: [String: Any]) {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    let node: FileNode
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      node = .folder(children)
    case .typeSymbolicLink?:
      let path = try FileManager.default.destinationOfSymbolicLink(atPath: url.path)
      node = .link(URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent()))
    default:
      node = .file(try Data(contentsOf: url, options: options.contains(.withoutMapping) ? [] : .mappedIfSafe))
    }
    return (node, Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) }))
  }

  func write(to url: URL, options: FileWrapper.WritingOptions) throws {
    switch self {
    case .file(let data): try data.write(to: url)
    case .link(let destination):
      if Self.attributes(of: url)[FileAttributeKey.type.rawValue] as? FileAttributeType == .typeSymbolicLink {
        try FileManager.default.removeItem(at: url)
      }
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
    case .folder(let children):
      if Self.attributes(of: url)[FileAttributeKey.type.rawValue] as? FileAttributeType != .typeDirectory {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      }
      for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
        let file = url.appendingPathComponent(name)
        let kind = Self.attributes(of: file)[FileAttributeKey.type.rawValue] as? FileAttributeType
        if children[name]?.node.kind != kind { try FileManager.default.removeItem(at: file) }
      }
      for (name, child) in children {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }

  /// - Parameter modified: the date of the file when it was read; nil if it was not.
  func matches(_ url: URL, modified: Date?) -> Bool {
    let attributes = Self.attributes(of: url)
    let date = attributes[FileAttributeKey.modificationDate.rawValue] as? Date
    switch (self, attributes[FileAttributeKey.type.rawValue] as? FileAttributeType) {
    case (.file, .typeRegular?): return date != nil && date == modified
    case (.link(let destination), .typeSymbolicLink?):
      return (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) == destination.relativePath
    case (.folder(let children), .typeDirectory?):
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return Set(names) == Set(children.keys) && children.allSatisfy { $1.matchesContents(of: url.appendingPathComponent($0)) }
    default: return false
    }
  }
}

/// A file wrapper in a property list.
struct StoredFile: Codable {
  var filename: String?
  var preferredFilename: String?
  var contents: Data?
  var destination: URL?
  var children: [String: StoredFile]?
}
