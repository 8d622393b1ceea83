public import Foundation

/// The rows of the stores, which contexts read and save (Apple: NSPersistentStoreCoordinator).
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  // Unchecked: contexts of several threads share a coordinator, whose state is protected by a lock.
  public let managedObjectModel: NSManagedObjectModel
  open var name: String?
  private let lock = NSRecursiveLock()
  private var stores: [NSPersistentStore] = []
  private var contexts: [WeakContext] = []
  private var table = RowTable()

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  private func locked<T>(_ body: () throws -> T) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  func nextNumber() -> Int64 { locked { table.takeNumber() } }

  // MARK: Stores

  open var persistentStores: [NSPersistentStore] { locked { stores } }
  open func persistentStore(for url: URL) -> NSPersistentStore? { persistentStores.first { $0.url?.path == url.path } }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
    store.url = url
    return true
  }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
  open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
    store.metadata = metadata
    do { try store.file?.set(metadata ?? [:]) } catch { NSLog("The metadata of a store was not saved: \(error)") }
  }

  /// Reads the rows of a store. The file of an older version of the model is rewritten.
  private func load(_ file: StoreFile, into store: NSPersistentStore) throws {
    let isOld = try needsMigration(file, store.options)
    try table.load(file, into: store, model: managedObjectModel)
    let known = file.metadata, isDescribed = !managedObjectModel.entities.isEmpty
    let metadata = isDescribed ? known.merging(managedObjectModel.metadata) { $1 } : known
    if isDescribed, !store.isReadOnly, isOld || known[NSStoreModelVersionHashesKey] == nil {
      do {
        if isOld { try file.write(table.rows(of: store), isComplete: true) }
        try file.set(metadata)
      } catch {
        table.remove(store)
        throw error
      }
    }
    store.metadata.merge(metadata) { old, _ in old }
  }

  /// Opens a store, or creates it.
  /// - Throws: an error if the file is not a store, or cannot be read.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isInMemory = storeType == NSInMemoryStoreType || storeURL == nil || storeURL?.path == "/dev/null"
    let file = try isInMemory ? nil : storeURL.map { try StoreFile(at: $0) }
    let store = NSPersistentStore(type: storeType, configuration: configuration, url: storeURL, options: options, file: file)
    try locked {
      if let file { try load(file, into: store) }
      stores.append(store)
    }
    store.persistentStoreCoordinator = self
    post(NSAddedPersistentStoresKey, store)
    return store
  }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens the store of a description and calls the block, asynchronously on the main queue if the description requests that.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let answer = Confined { [self] in
      do {
        try addPersistentStore(
          ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
          options: storeDescription.options)
        block(storeDescription, nil)
      } catch { block(storeDescription, error) }
    }
    if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.main.async { answer.value() } } else { answer.value() }
  }

  private func post(_ key: String, _ store: NSPersistentStore) {
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: [key: [store]])
  }

  open func remove(_ store: NSPersistentStore) throws {
    locked {
      stores.removeAll { $0 === store }
      table.remove(store)
    }
    post(NSRemovedPersistentStoresKey, store)
  }

  /// Deletes a store's file, and its rows if it is open.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    if let store = persistentStore(for: url) { try remove(store) }
    if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
  }
  open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// Writes the rows of a store into a new store, and removes the old one from the coordinator.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    try locked {
      let file = storeType == NSInMemoryStoreType ? nil : try StoreFile(at: URL)
      let new = NSPersistentStore(type: storeType, configuration: nil, url: URL, options: options, file: file)
      try table.move(from: store, to: new)
      stores = stores.filter { $0 !== store } + [new]
      new.persistentStoreCoordinator = self
      return new
    }
  }

  // MARK: Identifiers and queues

  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let number = Int64(url.lastPathComponent.dropFirst()) else { return nil }
    return locked { table.identifier(number) }
  }

  open func perform(_ block: @escaping () -> Void) {
    let work = Confined(value: block)
    DispatchQueue.global().async { [self] in locked { work.value() } }
  }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try locked(block) }
  open func performAndWait(_ block: () -> Void) { locked(block) }

  open func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws -> Any {
    try context.execute(request)
  }

  // MARK: Contexts

  func add(_ context: NSManagedObjectContext) {
    locked { contexts = contexts.filter { $0.context != nil && $0.context !== context } + [WeakContext(context: context)] }
  }

  /// Passes the changes that a context saved, into the store or its parent context, to the contexts that merge automatically.
  func merge(_ saved: SavedIdentifiers, from source: NSManagedObjectContext) {
    let others = locked { contexts.compactMap(\.context) }.filter { context in
      context !== source && context.automaticallyMergesChangesFromParent && (source.parent == nil || context.parent === source.parent)
    }
    for context in others { context.perform { context.merge(saved) } }
  }
}

extension NSPersistentStoreCoordinator: Rows {
  func row(_ id: NSManagedObjectID) -> Row? { locked { table.row(id) } }
  func identifiers(ofEntities names: Set<String>) -> [NSManagedObjectID] { locked { table.identifiers(ofEntities: names) } }

  func save(_ changes: Changes, _ policy: NSMergePolicy) throws -> [NSManagedObjectID: Int] {
    try locked {
      guard let store = stores.first(where: { !$0.isReadOnly }) ?? stores.first else {
        throw NSError(
          domain: NSCocoaErrorDomain, code: NSPersistentStoreSaveError,
          userInfo: [
            NSLocalizedDescriptionKey: "This NSPersistentStoreCoordinator has no persistent stores. It cannot perform a save operation."
          ])
      }
      guard !store.isReadOnly else { throw CocoaError(.fileWriteNoPermission) }
      // The file is written first, so that the rows are unchanged if that fails.
      var next = table
      let outcome = try next.apply(changes, policy, into: store)
      let byFile = Dictionary(grouping: outcome.touched) { ObjectIdentifier(($0.persistentStore ?? store)) }
      for each in stores {
        guard let file = each.file, let ids = byFile[ObjectIdentifier(each)] else { continue }
        try file.write(ids.map { ($0, next.row($0)) })
      }
      table = next
      for (id, _) in changes.inserted where id.persistentStore == nil && table.row(id) != nil { id.persistentStore = store }
      return outcome.versions
    }
  }
}
