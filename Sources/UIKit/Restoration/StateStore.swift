import Foundation
import Glibc

/// The file with the saved state, in the user's state folder. It is written atomically. An unreadable file is moved aside.
package struct StateStore: Sendable {
  enum Damage: Error, CustomStringConvertible {
    case unknownFormat, shortened, changed, noState
    case endedWhileRestoring

    var description: String {
      switch self {
      case .unknownFormat: "it is no state of this format"
      case .shortened: "a part of it is missing"
      case .changed: "its checksum is wrong"
      case .noState: "its contents are no state"
      case .endedWhileRestoring: "the program ended while it restored it"
      }
    }
  }

  package let folder: URL
  /// The folder for the marker of a restoration if `folder` is not writable.
  let otherFolder: URL

  package init(folder: URL) {
    self.folder = folder
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    otherFolder = runtime.hasPrefix("/") ? URL(fileURLWithPath: runtime) : FileManager.default.temporaryDirectory
  }

  /// Returns the store in `$XDG_STATE_HOME` or `~/.local/state`, in a folder named after the program.
  package static func standard(
    environment: [String: String] = ProcessInfo.processInfo.environment, home: URL = FileManager.default.homeDirectoryForCurrentUser,
    name: String = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  ) -> StateStore {
    let given = environment["XDG_STATE_HOME"] ?? ""
    // The XDG specification requires that relative paths are ignored.
    let base = given.hasPrefix("/") ? URL(fileURLWithPath: given) : home.appendingPathComponent(".local/state")
    let safe = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    return StateStore(folder: base.appendingPathComponent(safe.isEmpty || safe.hasPrefix(".") ? "_\(safe)" : safe))
  }

  package var file: URL { folder.appendingPathComponent("application.state") }
  /// A file that exists during a restoration. If it exists at launch, the previous launch failed while restoring.
  var marker: URL { folder.appendingPathComponent("restoring") }
  /// The marker for a folder that is not writable. It contains the date and the size of the state that it refers to, since that state
  /// cannot be moved aside either.
  var otherMarker: URL {
    let name = String(Self.checksum(Data(folder.standardizedFileURL.path.utf8)), radix: 16)
    return otherFolder.appendingPathComponent("vitrine-restoring-\(getuid())-\(name)")
  }
  package var asideFile: URL { folder.appendingPathComponent("application.state.damaged") }

  // MARK: Format

  private static let magic = Data("VITRINE-STATE 1\n".utf8)
  private static let headerLength = magic.count + 16
  /// The maximum size in bytes. Larger files are rejected.
  private static let limit = 64 << 20

  private static func checksum(_ data: Data) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  static func wrap(_ list: [String: Any]) throws -> Data {
    let body = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    var data = magic
    for number in [UInt64(body.count), checksum(body)] { withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) } }
    return data + body
  }

  static func unwrap(_ data: Data) throws -> [String: Any] {
    guard data.count >= headerLength, data.prefix(magic.count) == magic else { throw Damage.unknownFormat }
    func number(at offset: Int) -> UInt64 {
      data.dropFirst(offset).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    let body = Data(data.dropFirst(headerLength))
    guard number(at: magic.count) == UInt64(body.count) else { throw Damage.shortened }
    guard number(at: magic.count + 8) == checksum(body) else { throw Damage.changed }
    guard let list = try? PropertyListSerialization.propertyList(from: body, options: [], format: nil) as? [String: Any] else {
      throw Damage.noState
    }
    return list
  }

  /// Whether the data are a saved state. For tools.
  @MainActor package static func isReadable(_ data: Data) -> Bool { (try? unwrap(data)).map { SavedState(list: $0) != nil } ?? false }

  // MARK: Reading and writing

  /// Reads the state; nil if there is none. A state that cannot be read, or that made the previous launch fail, is moved aside and reported
  /// on standard error.
  @MainActor func read() -> SavedState? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file.path) else { return nil }
    do {
      if manager.fileExists(atPath: marker.path) || isMarkedElsewhere { throw Damage.endedWhileRestoring }
      let size = (try manager.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.limit else { throw Damage.unknownFormat }
      guard let state = SavedState(list: try Self.unwrap(try Data(contentsOf: file))) else { throw Damage.noState }
      return state
    } catch {
      putAside(because: "\(error)")
      return nil
    }
  }

  /// - Parameter isPart: whether the rest of the state was restored.
  func putAside(because reason: String, isPart: Bool = false) {
    let manager = FileManager.default
    let isMoved: Bool
    do {
      try? manager.removeItem(at: asideFile)
      try manager.moveItem(at: file, to: asideFile)
      try? manager.removeItem(at: marker)
      try? manager.removeItem(at: otherMarker)
      isMoved = true
    } catch {
      // The marker stays, so that the state is not tried again.
      isMoved = false
    }
    let what = isPart ? "a part of the saved state" : "the saved state"
    let note = isMoved ? "It is kept as \(asideFile.path)" : "It stays in \(file.path), which cannot be moved"
    let text = "\(ProcessInfo.processInfo.processName): \(what) is not restored: \(reason). \(note).\n"
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// The date and the size of the saved state.
  private var stamp: Data? {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: file.path), let date = facts[.modificationDate] as? Date else {
      return nil
    }
    return Data("\(date.timeIntervalSinceReferenceDate) \(facts[.size] ?? 0)".utf8)
  }

  /// Whether this user's marker outside of the folder refers to the current state.
  private var isMarkedElsewhere: Bool {
    let owner = try? FileManager.default.attributesOfItem(atPath: otherMarker.path)[.ownerAccountID] as? NSNumber
    return owner?.uint32Value == geteuid() && (try? Data(contentsOf: otherMarker)) == stamp
  }

  /// Writes a new file next to the old one, then renames it, so that a killed program leaves a complete file.
  @MainActor func write(_ state: SavedState) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let data = try Self.wrap(state.list)
    let fresh = folder.appendingPathComponent("application.state.\(ProcessInfo.processInfo.processIdentifier)")
    guard manager.createFile(atPath: fresh.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
      throw CocoaError(.fileWriteUnknown)
    }
    let handle = try FileHandle(forWritingTo: fresh)
    try handle.write(contentsOf: data)
    try handle.synchronize()
    try handle.close()
    guard rename(fresh.path, file.path) == 0 else {
      try? manager.removeItem(at: fresh)
      throw CocoaError(.fileWriteUnknown)
    }
  }

  func setMarker(_ isSet: Bool) {
    if isSet {
      guard !FileManager.default.createFile(atPath: marker.path, contents: nil) else { return }
      // Removed first, so that the marker is not written through a link that another user has created.
      try? FileManager.default.removeItem(at: otherMarker)
      try? stamp?.write(to: otherMarker, options: .withoutOverwriting)
    } else {
      try? FileManager.default.removeItem(at: marker)
      try? FileManager.default.removeItem(at: otherMarker)
    }
  }

  /// Deletes the saved state.
  func clear() { try? FileManager.default.removeItem(at: file) }
}
