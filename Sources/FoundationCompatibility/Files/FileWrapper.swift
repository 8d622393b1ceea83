import Foundation

/// A file, a folder with its contents, or a symbolic link, in memory (Apple: FileWrapper).
open class FileWrapper: NSObject, NSSecureCoding {
  /// Options for reading a wrapper from a file.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Has no effect on Linux: everything is read at once.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Contents are copied into memory instead of being mapped.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// Options for writing a wrapper to a file.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The file is written under a temporary name, and then replaces the existing one.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// The wrapper and its children get the names under which they were written.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private(set) var node: FileNode
  private var parents: [Parent] = []

  /// The attributes of the file as `FileManager.attributesOfItem(atPath:)` returns them, by their raw values.
  open var fileAttributes: [String: Any] = [:]

  /// The name under which the file was read or last written.
  open var filename: String?

  /// The name to use for the file in a folder. When it changes, folders that contain the wrapper add it again under the new name.
  open var preferredFilename: String? {
    didSet {
      guard preferredFilename != oldValue, preferredFilename?.isEmpty == false else { return }
      for parent in parents.compactMap(\.wrapper) {
        parent.removeFileWrapper(self)
        _ = parent.addFileWrapper(self)
      }
    }
  }

  // MARK: Creating

  /// Reads a file, a folder or a symbolic link. The last component of its address becomes its name.
  /// - Throws: a `CocoaError` if it cannot be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    (node, fileAttributes) = try FileNode.read(url, options)
    filename = url.lastPathComponent
    preferredFilename = filename
    super.init()
    adoptChildren()
  }

  /// Makes a folder.
  /// - Parameter childrenByPreferredName: its contents by their names. Children without a preferred name get that of their key.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    node = .folder(childrenByPreferredName)
    super.init()
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil { child.preferredFilename = name }
    adoptChildren()
  }

  public init(regularFileWithContents contents: Data) {
    node = .file(contents)
    super.init()
  }

  public init(symbolicLinkWithDestinationURL url: URL) {
    node = .link(url)
    super.init()
  }

  /// Makes a wrapper from the data of `serializedRepresentation`. The data has a format of our own; Apple's is not published.
  public init?(serializedRepresentation serializeRepresentation: Data) {
    guard let stored = try? PropertyListDecoder().decode(StoredFile.self, from: serializeRepresentation) else { return nil }
    node = FileNode(stored)
    super.init()
    (filename, preferredFilename) = (stored.filename, stored.preferredFilename)
    adoptChildren()
  }

  init(_ stored: StoredFile) {
    node = FileNode(stored)
    super.init()
    (filename, preferredFilename) = (stored.filename, stored.preferredFilename)
    adoptChildren()
  }

  public required convenience init?(coder inCoder: NSCoder) {
    guard let data = inCoder.decodeObject(of: NSData.self, forKey: "NSFileWrapperData") else { return nil }
    self.init(serializedRepresentation: Data(referencing: data))
  }

  open func encode(with aCoder: NSCoder) {
    if let data = serializedRepresentation { aCoder.encode(data as NSData, forKey: "NSFileWrapperData") }
  }

  open class var supportsSecureCoding: Bool { true }

  private func adoptChildren() {
    for child in fileWrappers?.values.map({ $0 }) ?? [] { child.parents.append(Parent(wrapper: self)) }
  }

  // MARK: Properties

  open var isDirectory: Bool { if case .folder = node { true } else { false } }
  open var isRegularFile: Bool { if case .file = node { true } else { false } }
  open var isSymbolicLink: Bool { if case .link = node { true } else { false } }

  /// The contents of a file; nil for other kinds.
  open var regularFileContents: Data? { if case .file(let data) = node { data } else { nil } }
  /// The contents of a folder by their keys, which are their names unless several have the same; nil for other kinds.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = node { children } else { nil } }
  /// The destination of a link; nil for other kinds.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = node { url } else { nil } }

  open var serializedRepresentation: Data? {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try? encoder.encode(stored)
  }

  var stored: StoredFile {
    StoredFile(
      filename: filename, preferredFilename: preferredFilename, contents: regularFileContents,
      destination: symbolicLinkDestinationURL, children: fileWrappers?.mapValues(\.stored))
  }

  // MARK: Contents of a folder

  /// Adds a child under its preferred name. If another one has that name, the key is made unique by a prefix.
  /// - Parameter child: must have a preferred name.
  /// - Returns: the key of the child.
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var children) = node else { preconditionFailure("addFileWrapper(_:): the wrapper is no folder.") }
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("addFileWrapper(_:): the child has no preferredFilename.")
    }
    if let key = keyForChildFileWrapper(child) { return key }
    var (key, number) = (name, 1)
    while children[key] != nil {
      key = "\(number)__#$!@%!#__\(name)"
      number += 1
    }
    children[key] = child
    node = .folder(children)
    child.parents.append(Parent(wrapper: self))
    return key
  }

  /// Adds a file with contents and returns its key.
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a child; does nothing if the wrapper is not a child.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = node, let key = keyForChildFileWrapper(child) else { return }
    children[key] = nil
    node = .folder(children)
    child.parents.removeAll { $0.wrapper == nil || $0.wrapper === self }
  }

  /// Returns the key of a child; nil if the wrapper is not a child.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { fileWrappers?.first { $0.value === child }?.key }

  // MARK: Reading and writing

  /// Whether the file has not changed since it was read or written: it has the same kind and date, and a folder the same contents.
  open func matchesContents(of url: URL) -> Bool {
    node.matches(url, modified: fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date)
  }

  /// Replaces the contents and attributes by those of a file.
  open func read(from url: URL, options: ReadingOptions = []) throws {
    let (read, attributes) = try FileNode.read(url, options)
    for child in fileWrappers?.values.map({ $0 }) ?? [] { removeFileWrapper(child) }
    (node, fileAttributes, filename) = (read, attributes, url.lastPathComponent)
    if preferredFilename == nil { preferredFilename = filename }
    adoptChildren()
  }

  /// Writes the file, and a folder with its contents.
  /// - Parameter originalContentsURL: has no effect on Linux; on Apple's systems, unchanged files become hard links to files there.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let target = options.contains(.atomic) ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
    do {
      try node.write(to: target, options: options.subtracting(.atomic))
      if target != url {
        if rename(target.path, url.path) != 0 {
          try FileManager.default.removeItem(at: url)
          try FileManager.default.moveItem(at: target, to: url)
        }
      }
    } catch {
      if target != url { try? FileManager.default.removeItem(at: target) }
      throw error
    }
    guard options.contains(.withNameUpdating) else { return }
    filename = url.lastPathComponent
    fileAttributes = FileNode.attributes(of: url)
  }

  private struct Parent {
    weak var wrapper: FileWrapper?
  }
}
