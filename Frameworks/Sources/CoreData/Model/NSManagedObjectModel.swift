public import Foundation
import Synchronization

/// The entities of an application's objects (Apple: NSManagedObjectModel).
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  // Unchecked: as with Apple's class, a model must not be changed once a coordinator uses it. The entities by name are protected by a lock.
  open var entities: [NSEntityDescription] {
    get { names.withLock { $0.list } }
    set {
      for entity in newValue { entity.managedObjectModel = self }
      names.withLock { $0 = Entities(list: newValue, byName: Dictionary(newValue.map { ($0.name ?? "", $0) }) { $1 }) }
    }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
  private struct Entities {
    var list: [NSEntityDescription] = []
    var byName: [String: NSEntityDescription] = [:]
  }
  private let names = Mutex(Entities())

  public override init() {
    super.init()
    Self.known.withLock { $0 = $0.filter { $0.model != nil } + [WeakModel(model: self)] }
  }

  /// Reads a model: a `.momd` folder, or the `.mom`, `.xcdatamodel` or `.xcdatamodeld` in it. The files contain the XML that Xcode saves.
  /// - Returns: nil if there is no readable model.
  public convenience init?(contentsOf url: URL) {
    guard let entities = ModelReader.entities(at: url) else { return nil }
    self.init()
    self.entities = entities
  }

  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    entities = (models ?? []).flatMap(\.entities)
  }

  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let paths = (bundles ?? [.main]).flatMap { bundle in
      ["momd", "mom"].flatMap { bundle.paths(forResourcesOfType: $0, inDirectory: nil).sorted() }
    }
    return NSManagedObjectModel(byMerging: paths.compactMap { NSManagedObjectModel(contentsOf: URL(fileURLWithPath: $0)) })
  }

  open var entitiesByName: [String: NSEntityDescription] { names.withLock { $0.byName } }
  open var configurations: [String] { ["PF_DEFAULT_CONFIGURATION_NAME"] }
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? { entities }
  /// Ignored, since all entities belong to all configurations.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {}
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { nil }

  /// Returns the entity with a name. An empty model creates an entity for each name that is requested.
  func entity(named name: String) -> NSEntityDescription? {
    names.withLock { names in
      if let entity = names.byName[name] { return entity }
      guard names.list.isEmpty else { return nil }
      let entity = NSEntityDescription(undescribed: name)
      entity.managedObjectModel = self
      names.byName[name] = entity
      return entity
    }
  }

  // MARK: Models of the process

  private struct WeakModel: Sendable { weak var model: NSManagedObjectModel? }
  private static let known = Mutex<[WeakModel]>([])

  /// Returns the entity for a class in the models of the process; nil if no model names the class. The model that was loaded last is
  /// searched first.
  static func entity(for type: NSManagedObject.Type) -> NSEntityDescription? {
    let models = known.withLock { $0.compactMap(\.model) }
    for model in models.reversed() {
      for entity in model.entities where entity.managedObjectClassName.map({ named($0, type) }) == true { return entity }
    }
    return nil
  }

  private static func named(_ name: String, _ type: NSManagedObject.Type) -> Bool {
    name.split(separator: ".").last.map(String.init) == String(describing: type)
  }
}
