public import Foundation

extension NSPersistentStoreCoordinator {
  /// Returns the metadata of a store that need not be open: its identifier and type, the versions of the entities, and what a program added.
  /// - Throws: an error if there is no such file, or if it is not a store.
  public class func metadataForPersistentStore(
    ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    let file = try existing(url)
    return file.metadata.merging([NSStoreTypeKey: storeType, NSStoreUUIDKey: file.identifier]) { $1 }
  }

  public class func metadataForPersistentStore(
    type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws -> [String: Any] {
    try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
  }

  /// Replaces the metadata of a store that is not open.
  public class func setMetadata(
    _ metadata: [String: Any]?, forPersistentStoreOfType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    try existing(url).set(metadata ?? [:])
  }

  public class func setMetadata(
    _ metadata: [String: Any]?, type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
  ) throws {
    try setMetadata(metadata, forPersistentStoreOfType: type.rawValue, at: url, options: options)
  }

  private static func existing(_ url: URL) throws -> StoreFile {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.Code.fileReadNoSuchFile.rawValue,
        userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: "There is no store at \(url.path)."])
    }
    return try StoreFile(at: url)
  }

  /// Copies the file of a store over another one, which need not exist.
  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, ofType sourceType: String
  ) throws {
    guard destinationURL.standardizedFileURL.path != sourceURL.standardizedFileURL.path else { return }
    try destroyPersistentStore(at: destinationURL, ofType: sourceType, options: destinationOptions)
    try FileManager.default.copyItem(at: sourceURL, to: destinationURL)
  }

  public func replacePersistentStore(
    at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
    sourceOptions: [AnyHashable: Any]? = nil, type sourceType: NSPersistentStore.StoreType
  ) throws {
    try replacePersistentStore(
      at: destinationURL, destinationOptions: destinationOptions, withPersistentStoreFrom: sourceURL, sourceOptions: sourceOptions,
      ofType: sourceType.rawValue)
  }

  /// Returns whether a store's file has to be rewritten for the model.
  /// - Throws: an error if the versions of its entities differ and the options do not ask for a migration.
  func needsMigration(_ file: StoreFile, _ options: [AnyHashable: Any]?) throws -> Bool {
    let metadata = file.metadata
    // A store without versions was written before they were recorded, or without a model.
    guard metadata[NSStoreModelVersionHashesKey] != nil else { return false }
    if managedObjectModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata) { return false }
    guard
      (options?[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue == true
        || options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool == true
    else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSPersistentStoreIncompatibleVersionHashError,
        userInfo: [
          "metadata": metadata, "reason": "The model used to open the store is incompatible with the one used to create the store",
        ])
    }
    return true
  }
}
