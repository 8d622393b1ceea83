import CoreData
import XCTest

/// Versions of models, metadata of stores, and migration by hand.
@MainActor
final class CoreDataMigrationTests: XCTestCase {
  private var file: URL!

  override func setUp() async throws { file = Library.temporaryFile() }
  override func tearDown() async throws { try? FileManager.default.removeItem(at: file) }

  private func attribute(_ name: String, _ type: NSAttributeType, isOptional: Bool = true, was old: String? = nil) -> NSAttributeDescription
  {
    let attribute = NSAttributeDescription()
    attribute.name = name
    attribute.attributeType = type
    attribute.isOptional = isOptional
    attribute.renamingIdentifier = old
    return attribute
  }

  /// Shelves with books. In the second version, a title is a name, and a book has a number of pages.
  private func model(version: Int, change: (NSEntityDescription) -> Void = { _ in }) -> NSManagedObjectModel {
    let (shelf, book) = (NSEntityDescription(), NSEntityDescription())
    (shelf.name, book.name) = ("Shelf", "Volume")
    let (books, owner) = (NSRelationshipDescription(), NSRelationshipDescription())
    (books.name, books.destinationEntity, books.inverseRelationship) = ("books", book, owner)
    (owner.name, owner.destinationEntity, owner.inverseRelationship, owner.maxCount) = ("shelf", shelf, books, 1)
    shelf.properties = [attribute("label", .stringAttributeType), books]
    book.properties =
      version == 1
      ? [attribute("title", .stringAttributeType), owner]
      : [attribute("name", .stringAttributeType, was: "title"), attribute("pages", .integer32AttributeType), owner]
    change(book)
    let model = NSManagedObjectModel()
    model.entities = [shelf, book]
    return model
  }

  private func write(_ model: NSManagedObjectModel) throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    let store = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: file)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let shelf = NSEntityDescription.insertNewObject(forEntityName: "Shelf", into: context)
    shelf.setValue("S", forKey: "label")
    for title in ["A", "B"] {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context)
      book.setValue(title, forKey: "title")
      book.setValue(shelf, forKey: "shelf")
    }
    try context.save()
    try coordinator.remove(store)
  }

  private func names(_ model: NSManagedObjectModel, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String] {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let request = NSFetchRequest<NSManagedObject>(entityName: "Volume")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(request).map { book in
      let shelf = book.value(forKey: "shelf") as? NSManagedObject
      return "\(book.value(forKey: "name") ?? "") on \(shelf?.value(forKey: "label") ?? "")"
    }
  }

  func testAStoreNamesTheVersionOfItsModel() throws {
    let (first, second) = (model(version: 1), model(version: 2))
    try write(first)
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file)
    XCTAssertEqual(metadata[NSStoreModelVersionHashesKey] as? [String: Data], first.entityVersionHashesByName)
    XCTAssertEqual(metadata[NSStoreTypeKey] as? String, NSSQLiteStoreType)
    XCTAssertTrue(first.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    XCTAssertTrue(model(version: 1).isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    XCTAssertFalse(second.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    // The entity that did not change has the same hash.
    XCTAssertEqual(first.entityVersionHashesByName["Shelf"], second.entityVersionHashesByName["Shelf"])
    XCTAssertNil(NSManagedObjectModel(byMerging: [second], forStoreMetadata: metadata))
    XCTAssertEqual(NSManagedObjectModel(byMerging: [second, first], forStoreMetadata: metadata)?.entities.count, 2)
  }

  func testDefaultsAndClassesDoNotCount() {
    let other = model(version: 1) { book in
      book.managedObjectClassName = "Other"
      book.attributesByName["title"]?.defaultValue = "none"
      book.userInfo = ["a": "b"]
    }
    XCTAssertEqual(other.entityVersionHashesByName, model(version: 1).entityVersionHashesByName)
  }

  func testThereIsNoMetadataWithoutAStore() {
    XCTAssertThrowsError(try NSPersistentStoreCoordinator.metadataForPersistentStore(ofType: NSSQLiteStoreType, at: file))
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
  }

  func testAStoreOfAnotherVersionIsNotOpenedWithoutMigration() throws {
    try write(model(version: 1))
    XCTAssertThrowsError(try names(model(version: 2), at: file)) { error in
      XCTAssertEqual((error as NSError).code, NSPersistentStoreIncompatibleVersionHashError)
    }
    let options = [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]
    XCTAssertEqual(try names(model(version: 2), at: file, options: options), ["A on S", "B on S"])
    // The store has the new version now.
    XCTAssertEqual(try names(model(version: 2), at: file), ["A on S", "B on S"])
    XCTAssertTrue(NSPersistentStoreDescription().shouldMigrateStoreAutomatically)
    XCTAssertEqual(NSPersistentStoreDescription().options[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber, true)
  }

  func testAManagerWritesANewStoreByAnInferredMapping() throws {
    let (first, second) = (model(version: 1), model(version: 2))
    try write(first)
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: first, destinationModel: second)
    XCTAssertEqual(mapping.entityMappings.map(\.mappingType), [.copyEntityMappingType, .transformEntityMappingType])
    let target = Library.temporaryFile()
    defer { try? FileManager.default.removeItem(at: target) }
    let manager = NSMigrationManager(sourceModel: first, destinationModel: second)
    try manager.migrateStore(
      from: file, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: target, destinationType: NSSQLiteStoreType,
      destinationOptions: nil)
    XCTAssertEqual(manager.migrationProgress, 1)
    XCTAssertEqual(try names(second, at: target), ["A on S", "B on S"])
    try NSPersistentStoreCoordinator(managedObjectModel: second).replacePersistentStore(
      at: file, destinationOptions: nil, withPersistentStoreFrom: target, sourceOptions: nil, ofType: NSSQLiteStoreType)
    XCTAssertEqual(try names(second, at: file), ["A on S", "B on S"])
  }

  func testACoordinatorTellsOfItsStores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model(version: 1))
    var told: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreCoordinatorStoresDidChange, object: coordinator, queue: nil
    ) { note in
      told += [NSAddedPersistentStoresKey, NSRemovedPersistentStoresKey].filter { note.userInfo?[$0] is [NSPersistentStore] }
    }
    let store = try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
    try coordinator.remove(store)
    XCTAssertEqual(told, [NSAddedPersistentStoresKey, NSRemovedPersistentStoresKey])
    NotificationCenter.default.removeObserver(observer)
  }

  func testErrorsHaveNamesInSwift() throws {
    try write(model(version: 1))
    do {
      _ = try names(model(version: 2), at: file)
      XCTFail("opened without a migration")
    } catch let error as CocoaError { XCTAssertEqual(error.code, .persistentStoreIncompatibleVersionHash) }
  }

  func testAMappingIsNotInferredForANewType() {
    let changed = model(version: 1) { $0.attributesByName["title"]?.attributeType = .dateAttributeType }
    XCTAssertThrowsError(try NSMappingModel.inferredMappingModel(forSourceModel: model(version: 1), destinationModel: changed)) { error in
      XCTAssertEqual((error as NSError).code, NSInferredMappingModelError)
    }
    let demanding = model(version: 2) { $0.attributesByName["pages"]?.isOptional = false }
    XCTAssertThrowsError(try NSMappingModel.inferredMappingModel(forSourceModel: model(version: 1), destinationModel: demanding))
    demanding.entitiesByName["Volume"]?.attributesByName["pages"]?.defaultValue = 1
    XCTAssertNoThrow(try NSMappingModel.inferredMappingModel(forSourceModel: model(version: 1), destinationModel: demanding))
  }

  func testAPolicyMakesTheNewObjects() throws {
    let (first, second) = (model(version: 1), model(version: 2))
    try write(first)
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: first, destinationModel: second)
    mapping.entityMappingsByName["IEM_Transform_Volume"]?.entityMigrationPolicyClassName = "LoudPolicy"
    let target = Library.temporaryFile()
    defer { try? FileManager.default.removeItem(at: target) }
    try NSMigrationManager(sourceModel: first, destinationModel: second).migrateStore(
      from: file, sourceType: NSSQLiteStoreType, options: nil, with: mapping, toDestinationURL: target, destinationType: NSSQLiteStoreType,
      destinationOptions: nil)
    XCTAssertEqual(try names(second, at: target), ["A! on S", "B! on S"])
  }
}

@objc(LoudPolicy) final class LoudPolicy: NSEntityMigrationPolicy {
  override func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {
    try super.createDestinationInstances(forSource: sInstance, in: mapping, manager: manager)
    let new = manager.destinationInstances(forEntityMappingName: mapping.name, sourceInstances: [sInstance]).first
    new?.setValue("\(sInstance.value(forKey: "title") ?? "")!", forKey: "name")
  }
}
