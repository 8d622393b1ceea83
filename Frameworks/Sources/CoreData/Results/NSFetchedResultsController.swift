public import Foundation
import UIKit

/// The results of a fetch request in sections, which are updated when their context changes (Apple: NSFetchedResultsController).
///
/// Delegates receive a controller of the type `NSFetchedResultsController<any NSFetchRequestResult>`. It is not the same object as a
/// controller of a more specific type, since Swift cannot convert between these types, but it has the same results, and the two are equal.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  // Unchecked: as in Core Data, an object must be used on the queue of its context.
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  private var results: FetchedSections? { didSet { shown?.results = results } }
  private var token: (any NSObjectProtocol)?
  /// The controller that delegates receive in place of one with a more specific type.
  private var shown: NSFetchedResultsController<any NSFetchRequestResult>?

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
  }

  /// Creates a controller that fetches nothing, with a request and a context of its own. Apple's has neither, and is used in tests of
  /// delegates.
  public override convenience init() {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    self.init(fetchRequest: NSFetchRequest<ResultType>(), managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }

  open class func deleteCache(withName name: String?) {}

  // MARK: Results

  open func performFetch() throws {
    results = try fetched()
    guard token == nil else { return }
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: managedObjectContext, queue: nil
    ) { [weak self] in self?.follow($0) }
  }

  private func fetched() throws -> FetchedSections {
    let objects = try managedObjectContext.objects(fetchRequest)
    return FetchedSections(objects, key: sectionNameKeyPath) { [weak self] in self?.sectionIndexTitle(forSectionName: $0) }
  }

  open var fetchedObjects: [ResultType]? { results?.objects.compactMap { $0 as? ResultType } }
  open var sections: [any NSFetchedResultsSectionInfo]? { results?.sections }

  /// - Precondition: the results contain the index path. Apple's method throws an exception otherwise.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let sections = results?.sections, sections.indices.contains(indexPath[0]),
      sections[indexPath[0]].items.indices.contains(indexPath[1]), let object = sections[indexPath[0]].items[indexPath[1]] as? ResultType
    else { preconditionFailure("no object at index path \(indexPath) in the fetched results") }
    return object
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? { (object as? NSManagedObject).flatMap { results?.indexPath(of: $0) } }

  open var sectionIndexTitles: [String] { (results?.sections ?? []).compactMap(\.indexTitle) }
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results?.sections.firstIndex { $0.indexTitle == title } ?? NSNotFound
  }
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    guard let delegate else { return sectionName.first.map { String($0).uppercased() } }
    return delegate.controller(erased, sectionIndexTitleForSectionName: sectionName)
  }

  // MARK: Changes

  /// Fetches again after a change of the context's objects, and reports the differences to the delegate.
  private func follow(_ notification: Notification) {
    guard let old = results, let name = fetchRequest.entityName ?? fetchRequest.entity?.name else { return }
    func objects(_ key: String) -> Set<NSManagedObject> { notification.userInfo?[key] as? Set<NSManagedObject> ?? [] }
    let updated = objects(NSUpdatedObjectsKey).union(objects(NSRefreshedObjectsKey))
    let touched = updated.union(objects(NSInsertedObjectsKey)).union(objects(NSDeletedObjectsKey))
    let entity = managedObjectContext.model?.entity(named: name)
    // A section name or a predicate may depend on other entities. The fetch is skipped only if nothing can have changed.
    let isDirect = touched.contains { object in entity.map { object.entity.isKindOf(entity: $0) } ?? (object.entity.name == name) }
    guard isDirect || fetchRequest.predicate != nil || sectionNameKeyPath != nil, let new = try? fetched() else { return }
    let changes = old.changes(to: new, updated: Set(updated.map(\.objectID)))
    guard !changes.isEmpty else { return }
    guard let delegate else {
      results = new
      return
    }
    delegate.controllerWillChangeContent(erased)
    results = new
    for change in changes {
      switch change {
      case .section(let section, let index, let type): delegate.controller(erased, didChange: section, atSectionIndex: index, for: type)
      case .object(let object, let path, let type, let newPath):
        delegate.controller(erased, didChange: object, at: path, for: type, newIndexPath: newPath)
      }
    }
    // Snapshots belong to the main actor, like the data sources to which they are applied.
    if Thread.isMainThread {
      let parts = Confined(value: (controller: erased, delegate: delegate, results: new, changes: changes))
      MainActor.assumeIsolated {
        let (controller, delegate, results, changes) = parts.value
        delegate.controller(controller, didChangeContentWith: Self.snapshot(of: results, changes))
      }
    }
    if sectionNameKeyPath == nil {
      delegate.controller(erased, didChangeContentWith: new.objects.map(\.objectID).difference(from: old.objects.map(\.objectID)))
    }
    delegate.controllerDidChangeContent(erased)
  }

  @MainActor
  private static func snapshot(of sections: FetchedSections, _ changes: [FetchedSections.Change]) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections.sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(withIdentifiers: section.items.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    let reloaded = changes.compactMap { change -> NSManagedObjectID? in
      if case .object(let object, _, .update, _) = change { object.objectID } else { nil }
    }
    if !reloaded.isEmpty { snapshot.reloadItems(withIdentifiers: reloaded) }
    return snapshot
  }

  /// The controller that delegates receive.
  private var erased: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    if let shown { return shown }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: fetchRequest.converted(to: NSFetchRequest<any NSFetchRequestResult>()), managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath, cacheName: nil)
    controller.results = results
    controller.identity = identity
    shown = controller
    return controller
  }

  /// The identity that a controller shares with the one that delegates receive.
  private lazy var identity = NSObject()
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsIdentity).map { $0.sharedIdentity === sharedIdentity } ?? false
  }
  open override var hash: Int { ObjectIdentifier(identity).hashValue }
}

private protocol ResultsIdentity { var sharedIdentity: NSObject { get } }
extension NSFetchedResultsController: ResultsIdentity {
  fileprivate var sharedIdentity: NSObject { identity }
}
