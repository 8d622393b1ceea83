import Foundation
import SQLite3

/// The file of a store: an SQLite database with a table of rows. Each save is one transaction.
final class StoreFile {
  struct Entry {
    var number: Int64
    var entity: String
    var version: Int
    var content: RowContent
  }

  /// The application identifier of this module's databases ("VtCD"). Other databases are not written to.
  private static let applicationID: Int32 = 0x5674_4344
  private let url: URL
  private var database: OpaquePointer?
  private(set) var identifier = ""

  /// Opens a store, or creates it.
  init(at url: URL) throws {
    self.url = url
    let isNew = ((try? FileManager.default.attributesOfItem(atPath: url.path)[.size]) as? NSNumber)?.int64Value ?? 0 == 0
    guard sqlite3_open_v2(url.path, &database, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nil) == SQLITE_OK else {
      throw failure("opened")
    }
    sqlite3_busy_timeout(database, 5000)
    if isNew {
      try run("PRAGMA application_id = \(Self.applicationID)")
      try run("CREATE TABLE IF NOT EXISTS store (key TEXT PRIMARY KEY, value TEXT)")
      try run(
        "CREATE TABLE IF NOT EXISTS object (number INTEGER PRIMARY KEY, entity TEXT NOT NULL, version INTEGER NOT NULL, content BLOB NOT NULL)"
      )
      try run("INSERT OR IGNORE INTO store VALUES ('identifier', '\(UUID().uuidString)')")
    } else if try text("PRAGMA application_id") != "\(Self.applicationID)" {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
        userInfo: [
          NSLocalizedDescriptionKey:
            "\(url.path) was not written by this version of Core Data. Stores that Apple's systems wrote cannot be read; delete the file to begin anew."
        ])
    }
    identifier = try text("SELECT value FROM store WHERE key = 'identifier'") ?? ""
  }

  deinit { sqlite3_close_v2(database) }

  func read() throws -> [Entry] {
    var entries: [Entry] = []
    try each("SELECT number, entity, version, content FROM object ORDER BY number") { statement in
      let size = Int(sqlite3_column_bytes(statement, 3))
      let data = sqlite3_column_blob(statement, 3).map { Data(bytes: $0, count: size) } ?? Data()
      guard let content = RowContent(data: data) else { throw failure("read: a row is damaged") }
      entries.append(
        Entry(
          number: sqlite3_column_int64(statement, 0), entity: String(cString: sqlite3_column_text(statement, 1)),
          version: Int(sqlite3_column_int64(statement, 2)), content: content))
    }
    return entries
  }

  /// The metadata besides the identifier: the versions of the entities, and what programs added.
  var metadata: [String: Any] {
    guard let text = try? text("SELECT value FROM store WHERE key = 'metadata'"), let data = Data(base64Encoded: text) else { return [:] }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
  }

  func set(_ metadata: [String: Any]) throws {
    let data = try PropertyListSerialization.data(fromPropertyList: metadata, format: .binary, options: 0)
    try run("INSERT OR REPLACE INTO store VALUES ('metadata', '\(data.base64EncodedString())')")
  }

  /// Writes rows in one transaction. A nil row is deleted.
  /// - Parameter isComplete: whether rows that are not in the list are deleted.
  func write(_ rows: [(NSManagedObjectID, Row?)], isComplete: Bool = false) throws {
    try run("BEGIN IMMEDIATE")
    do {
      if isComplete { try run("DELETE FROM object") }
      for (id, row) in rows {
        guard let row else {
          try run("DELETE FROM object WHERE number = \(id.number)")
          continue
        }
        try write(id, row)
      }
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  private func write(_ id: NSManagedObjectID, _ row: Row) throws {
    let data = try RowContent(row.values, of: id.entity).data()
    let entity = (id.entity.name ?? "").replacingOccurrences(of: "'", with: "''")
    let statement = try prepare("INSERT OR REPLACE INTO object VALUES (\(id.number), '\(entity)', \(row.version), ?)")
    defer { sqlite3_finalize(statement) }
    // The bytes are valid until the statement has run, so SQLite does not copy them.
    let result = data.withUnsafeBytes { bytes in
      sqlite3_bind_blob(statement, 1, bytes.baseAddress, Int32(bytes.count), nil)
      return sqlite3_step(statement)
    }
    guard result == SQLITE_DONE else { throw failure("written") }
  }

  // MARK: Statements

  private func prepare(_ sql: String) throws -> OpaquePointer? {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(database, sql, -1, &statement, nil) == SQLITE_OK else { throw failure("used") }
    return statement
  }

  private func each(_ sql: String, _ body: (OpaquePointer?) throws -> Void) throws {
    let statement = try prepare(sql)
    defer { sqlite3_finalize(statement) }
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: try body(statement)
      case SQLITE_DONE: return
      default: throw failure("used")
      }
    }
  }

  private func run(_ sql: String) throws { try each(sql) { _ in } }

  private func text(_ sql: String) throws -> String? {
    var text: String?
    try each(sql) { text = sqlite3_column_text($0, 0).map { String(cString: $0) } }
    return text
  }

  private func failure(_ what: String) -> NSError {
    let reason = sqlite3_errmsg(database).map { String(cString: $0) } ?? "no database"
    return NSError(
      domain: NSCocoaErrorDomain, code: NSPersistentStoreOpenError,
      userInfo: [NSLocalizedDescriptionKey: "The store \(url.path) cannot be \(what): \(reason)"])
  }
}
