public import FoundationCompatibility

/// Writes the objects of a store into a new store of another model (Apple: NSMigrationManager).
open class NSMigrationManager: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, threads that share an object must synchronize their access.
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  open private(set) var mappingModel = NSMappingModel()
  open private(set) var sourceContext: NSManagedObjectContext
  open private(set) var destinationContext: NSManagedObjectContext
  open private(set) var currentEntityMapping = NSEntityMapping()
  /// The part of the work that is done, from 0 to 1.
  open private(set) var migrationProgress: Float = 0
  open var userInfo: [AnyHashable: Any]?
  /// Stored; all stores are migrated in the same way.
  open var usesStoreSpecificMigrationManager = true
  private var cancellation: (any Error)?
  private var migrated: [String: MigratedObjects] = [:]

  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    sourceContext = Self.context(sourceModel)
    destinationContext = Self.context(destinationModel)
  }

  private static func context(_ model: NSManagedObjectModel) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    return context
  }

  /// Migrates a store. All objects are in memory meanwhile.
  /// - Throws: an error if a store cannot be opened, a policy throws one, or the new objects are not valid.
  open func migrateStore(
    from sourceURL: URL, sourceType sStoreType: String, options sOptions: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
    toDestinationURL dURL: URL, destinationType dStoreType: String, destinationOptions dOptions: [AnyHashable: Any]? = nil
  ) throws {
    reset()
    defer {
      close(sourceContext)
      close(destinationContext)
    }
    mappingModel = try mappings ?? .inferredMappingModel(forSourceModel: sourceModel, destinationModel: destinationModel)
    var options = sOptions ?? [:]
    options[NSReadOnlyPersistentStoreOption] = true
    options[NSMigratePersistentStoresAutomaticallyOption] = nil
    try sourceContext.persistentStoreCoordinator?.addPersistentStore(
      ofType: sStoreType, configurationName: nil, at: sourceURL, options: options)
    try destinationContext.persistentStoreCoordinator?.addPersistentStore(
      ofType: dStoreType, configurationName: nil, at: dURL, options: dOptions)
    let steps = mappingModel.entityMappings.map { ($0, policy(of: $0)) }
    for (mapping, policy) in steps where mapping.mappingType != .removeEntityMappingType {
      try begin(mapping)
      try policy.begin(mapping, with: self)
      for object in try sourceObjects(of: mapping) { try policy.createDestinationInstances(forSource: object, in: mapping, manager: self) }
      try policy.endInstanceCreation(forMapping: mapping, manager: self)
      migrationProgress += 0.5 / Float(steps.count)
    }
    for (mapping, policy) in steps where mapping.mappingType != .removeEntityMappingType {
      try begin(mapping)
      for object in migrated[mapping.name]?.destinations ?? [] {
        try policy.createRelationships(forDestination: object, in: mapping, manager: self)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: self)
      migrationProgress += 0.4 / Float(steps.count)
    }
    for (mapping, policy) in steps where mapping.mappingType != .removeEntityMappingType {
      try begin(mapping)
      try policy.performCustomValidation(forMapping: mapping, manager: self)
      try policy.end(mapping, manager: self)
    }
    try destinationContext.save()
    migrationProgress = 1
  }

  open func migrateStore(
    from sourceURL: URL, type sourceStoreType: NSPersistentStore.StoreType, options sourceOptions: [AnyHashable: Any]? = nil,
    mapping: NSMappingModel, to destinationURL: URL, type destinationStoreType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws {
    try migrateStore(
      from: sourceURL, sourceType: sourceStoreType.rawValue, options: sourceOptions, with: mapping, toDestinationURL: destinationURL,
      destinationType: destinationStoreType.rawValue, destinationOptions: destinationOptions)
  }

  private func begin(_ mapping: NSEntityMapping) throws {
    if let cancellation { throw cancellation }
    currentEntityMapping = mapping
  }

  private func policy(of mapping: NSEntityMapping) -> NSEntityMigrationPolicy {
    let type = mapping.entityMigrationPolicyClassName.flatMap { NSClassFromString($0) as? NSEntityMigrationPolicy.Type }
    return (type ?? NSEntityMigrationPolicy.self).init()
  }

  private func sourceObjects(of mapping: NSEntityMapping) throws -> [NSManagedObject] {
    guard let name = sourceEntity(for: mapping)?.name else { return [] }
    if let expression = mapping.sourceExpression {
      return NSManagedObject.objects(of: expression.expressionValue(with: nil, context: [NSMigrationManagerKey: self]))
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: name)
    request.includesSubentities = false
    return try sourceContext.fetch(request)
  }

  private func close(_ context: NSManagedObjectContext) {
    guard let coordinator = context.persistentStoreCoordinator else { return }
    for store in coordinator.persistentStores { try? coordinator.remove(store) }
  }

  /// Forgets the objects and their associations.
  open func reset() {
    migrated = [:]
    (cancellation, migrationProgress) = (nil, 0)
    close(sourceContext)
    close(destinationContext)
    sourceContext = Self.context(sourceModel)
    destinationContext = Self.context(destinationModel)
  }

  /// Ends the migration before the next step, with an error.
  open func cancelMigrationWithError(_ error: any Error) { cancellation = error }

  // MARK: Entities and objects

  open func sourceEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }
  open func destinationEntity(for mEntity: NSEntityMapping) -> NSEntityDescription? {
    mEntity.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }

  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject, for entityMapping: NSEntityMapping
  ) {
    migrated[entityMapping.name, default: MigratedObjects()].add(sourceInstance, destinationInstance)
  }

  /// - Parameter sourceInstances: nil for all objects.
  open func destinationInstances(forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let objects = migrated[mappingName] else { return [] }
    return sourceInstances?.flatMap(objects.destinations(of:)) ?? objects.destinations
  }
  open func sourceInstances(forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?) -> [NSManagedObject] {
    guard let objects = migrated[mappingName] else { return [] }
    return destinationInstances?.compactMap(objects.source(of:)) ?? objects.sources
  }

  /// Returns the new objects of a relationship's old destinations, in their order.
  func destinationInstances(of value: Any?) -> [NSManagedObject] {
    NSManagedObject.objects(of: value).flatMap { object in migrated.values.flatMap { $0.destinations(of: object) } }
  }
}

/// The objects of one mapping: the old ones with the new ones.
private struct MigratedObjects {
  private(set) var sources: [NSManagedObject] = []
  private(set) var destinations: [NSManagedObject] = []
  private var bySource: [ObjectIdentifier: [NSManagedObject]] = [:]
  private var byDestination: [ObjectIdentifier: NSManagedObject] = [:]

  mutating func add(_ source: NSManagedObject, _ destination: NSManagedObject) {
    if bySource.updateValue((bySource[ObjectIdentifier(source)] ?? []) + [destination], forKey: ObjectIdentifier(source)) == nil {
      sources.append(source)
    }
    destinations.append(destination)
    byDestination[ObjectIdentifier(destination)] = source
  }

  func destinations(of source: NSManagedObject) -> [NSManagedObject] { bySource[ObjectIdentifier(source)] ?? [] }
  func source(of destination: NSManagedObject) -> NSManagedObject? { byDestination[ObjectIdentifier(destination)] }
}
