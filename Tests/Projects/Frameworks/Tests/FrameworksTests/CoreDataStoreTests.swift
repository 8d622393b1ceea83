import CoreData
import XCTest

/// Stores, and contexts beside each other.
@MainActor
final class CoreDataStoreTests: XCTestCase {
  private var file: URL!

  override func setUp() async throws { file = Library.temporaryFile() }
  override func tearDown() async throws { try? FileManager.default.removeItem(at: file) }

  func testObjectsAreReadBack() throws {
    do {
      let context = try Library.container(at: file).viewContext
      let ann = Author(context: context)
      ann.name = "Ann"
      let tags = ["x", "y"].map { name in
        let tag = Tag(context: context)
        tag.name = name
        return tag
      }
      for title in ["A", "B"] { Library.book(title, 1999, by: ann, in: context).tags = NSOrderedSet(array: tags.reversed()) }
      try context.save()
      let book = try XCTUnwrap(ann.books?.anyObject() as? Book)
      book.rating = 4.5
      Library.book("gone", in: context)
      try context.save()
      context.delete(try XCTUnwrap(context.fetch(NSFetchRequest<Book>(entityName: "Book")).first { $0.title == "gone" }))
      try context.save()
    }
    let context = try Library.container(at: file).viewContext
    XCTAssertEqual(try Library.titles(context), ["A", "B"])
    let books = try context.fetch(NSFetchRequest<Book>(entityName: "Book"))
    XCTAssertEqual(books.map { $0.author?.name }, ["Ann", "Ann"])
    XCTAssertEqual(books.compactMap(\.rating), [4.5])
    XCTAssertEqual(books[0].tags?.map { ($0 as? Tag)?.name }, ["y", "x"])
    XCTAssertFalse(books[0].objectID.isTemporaryID)
    // New objects do not take the numbers of stored ones.
    Library.book("C", 2001, in: context)
    try context.save()
    XCTAssertEqual(try Library.titles(context), ["A", "B", "C"])
  }

  func testIdentifiersLastAcrossRuns() throws {
    let first = try Library.container(at: file)
    let book = Library.book("A", in: first.viewContext)
    try first.viewContext.save()
    let address = book.objectID.uriRepresentation()
    let second = try Library.container(at: file)
    let id = try XCTUnwrap(second.persistentStoreCoordinator.managedObjectID(forURIRepresentation: address))
    XCTAssertEqual((try second.viewContext.existingObject(with: id) as? Book)?.title, "A")
    XCTAssertNil(second.persistentStoreCoordinator.managedObjectID(forURIRepresentation: URL(string: "x-coredata://a/Book/p99")!))
  }

  func testOtherFilesAreLeftAlone() throws {
    let text = Data("this is no store, and belongs to someone else".utf8)
    try text.write(to: file)
    XCTAssertThrowsError(try Library.container(at: file))
    XCTAssertEqual(try Data(contentsOf: file), text)
  }

  func testContextsSeeEachOtherWhenTheyMerge() throws {
    let container = try Library.container()
    let view = container.viewContext
    let book = Library.book("A", in: view)
    try view.save()
    let background = container.newBackgroundContext()
    let id = book.objectID
    try background.performAndWait {
      let other = try XCTUnwrap(background.existingObject(with: id) as? Book)
      XCTAssertFalse(other === book)
      other.title = "B"
      XCTAssertEqual(book.title, "A")
      try background.save()
    }
    XCTAssertEqual(book.title, "A")
    view.refresh(book, mergeChanges: true)
    XCTAssertEqual(book.title, "B")
    view.automaticallyMergesChangesFromParent = true
    let merged = expectation(forNotification: .NSManagedObjectContextObjectsDidChange, object: view)
    try background.performAndWait {
      (background.object(with: id) as? Book)?.title = "C"
      try background.save()
    }
    wait(for: [merged], timeout: 5)
    XCTAssertEqual(book.title, "C")
  }

  func testConflictsFollowThePolicy() throws {
    let container = try Library.container()
    let view = container.viewContext
    let book = Library.book("A", 1990, in: view)
    try view.save()
    let id = book.objectID
    func change(_ title: String) throws {
      let other = container.newBackgroundContext()
      try other.performAndWait {
        (other.object(with: id) as? Book)?.title = title
        try other.save()
      }
    }
    try change("B")
    book.year = 2000
    XCTAssertThrowsError(try view.save()) { XCTAssertEqual(($0 as NSError).code, NSManagedObjectMergeError) }
    view.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try view.save()
    XCTAssertEqual(book.title, "B")
    XCTAssertEqual(book.year, 2000)
    try change("C")
    book.title = "mine"
    view.mergePolicy = NSMergeByPropertyStoreTrumpMergePolicy
    try view.save()
    XCTAssertEqual(book.title, "C")
  }

  func testAnOverwrittenDeletionBringsTheObjectBackOnce() throws {
    let container = try Library.container()
    let view = container.viewContext
    let book = Library.book("A", in: view)
    for title in ["B", "C"] { Library.book(title, in: view) }
    try view.save()
    let id = book.objectID
    let other = container.newBackgroundContext()
    try other.performAndWait {
      other.delete(other.object(with: id))
      try other.save()
    }
    book.title = "D"
    view.mergePolicy = NSMergePolicy.overwrite
    try view.save()
    XCTAssertEqual(try Library.titles(view), ["B", "C", "D"])
  }

  func testUniqueValues() throws {
    let context = try Library.container().viewContext
    func tag() -> Tag {
      let tag = Tag(context: context)
      tag.name = "x"
      return tag
    }
    let book = Library.book("A", in: context)
    book.tags = [tag()]
    try context.save()
    let second = tag()
    XCTAssertThrowsError(try context.save()) { XCTAssertEqual(($0 as NSError).code, NSManagedObjectConstraintMergeError) }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    XCTAssertEqual(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")), 1)
    context.refreshAllObjects()
    XCTAssertEqual(book.tags?.firstObject as? Tag, second)
  }

  func testChildContextsSaveIntoTheirParent() throws {
    let view = try Library.container().viewContext
    let book = Library.book("A", in: view)
    try view.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = view
    (child.object(with: book.objectID) as? Book)?.title = "B"
    Library.book("C", 2000, in: child)
    XCTAssertEqual(try Library.titles(child), ["B", "C"])
    XCTAssertEqual(try Library.titles(view), ["A"])
    try child.save()
    XCTAssertEqual(try Library.titles(view), ["B", "C"])
    XCTAssertTrue(view.hasChanges)
    view.rollback()
    XCTAssertEqual(try Library.titles(view), ["A"])
  }

  func testBatches() throws {
    let context = try Library.container().viewContext
    let insert = NSBatchInsertRequest(entityName: "Book", objects: (1...5).map { ["title": "\($0)", "year": 1900 + $0] })
    insert.resultType = .count
    XCTAssertEqual((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int, 5)
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "year > 1903")
    update.propertiesToUpdate = ["year": 2000]
    update.resultType = .updatedObjectsCountResultType
    XCTAssertEqual((try context.execute(update) as? NSBatchUpdateResult)?.result as? Int, 2)
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "year < 1903")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let result = try XCTUnwrap(context.execute(delete) as? NSBatchDeleteResult)
    XCTAssertEqual((result.result as? [NSManagedObjectID])?.count, 2)
    XCTAssertEqual(try Library.titles(context), ["3", "4", "5"])
  }

  func testWorkOnPrivateQueues() async throws {
    let container = try Library.container()
    let titles = try await container.performBackgroundTask { context in
      XCTAssertFalse(Thread.isMainThread)
      Library.book("A", in: context)
      try context.save()
      return try Library.titles(context, "title BEGINSWITH %@", "A")
    }
    XCTAssertEqual(titles, ["A"])
    let result = await container.newBackgroundContext().perform { 7 }
    XCTAssertEqual(result, 7)
  }

  func testAsynchronousFetch() throws {
    let context = try Library.container().viewContext
    Library.book("A", in: context)
    let done = expectation(description: "fetched")
    try context.execute(
      NSAsynchronousFetchRequest(fetchRequest: NSFetchRequest<Book>(entityName: "Book")) { result in
        XCTAssertEqual(result.finalResult?.map(\.title), ["A"])
        done.fulfill()
      })
    wait(for: [done], timeout: 5)
  }
}
