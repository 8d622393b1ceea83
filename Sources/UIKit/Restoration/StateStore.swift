import Foundation

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

  package init(folder: URL) { self.folder = folder }

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

  // MARK: Reading and writing

  /// Reads the state; nil if there is none. A state that cannot be read, or that made the previous launch fail, is moved aside and reported
  /// on standard error.
  @MainActor func read() -> SavedState? {
    let manager = FileManager.default
    guard manager.fileExists(atPath: file.path) else { return nil }
    do {
      if manager.fileExists(atPath: marker.path) { throw Damage.endedWhileRestoring }
      let size = (try manager.attributesOfItem(atPath: file.path)[.size] as? NSNumber)?.intValue ?? 0
      guard size <= Self.limit else { throw Damage.unknownFormat }
      guard let state = SavedState(list: try Self.unwrap(try Data(contentsOf: file))) else { throw Damage.noState }
      return state
    } catch {
      putAside(because: "\(error)")
      return nil
    }
  }

  func putAside(because reason: String) {
    try? FileManager.default.removeItem(at: asideFile)
    try? FileManager.default.moveItem(at: file, to: asideFile)
    try? FileManager.default.removeItem(at: marker)
    let text = "\(ProcessInfo.processInfo.processName): the saved state is not restored: \(reason). It is kept as \(asideFile.path).\n"
    FileHandle.standardError.write(Data(text.utf8))
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
      _ = FileManager.default.createFile(atPath: marker.path, contents: nil)
    } else {
      try? FileManager.default.removeItem(at: marker)
    }
  }

  /// Deletes the saved state.
  func clear() { try? FileManager.default.removeItem(at: file) }
}
