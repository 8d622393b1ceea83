import CoreData
import XCTest

/// A value that is stored as an object of Core Data.
private protocol Stored {
  associatedtype Object: NSManagedObject
}

/// Objects, relationships and fetches, by Apple's documentation.
@MainActor
final class CoreDataTests: XCTestCase {
  private var context: NSManagedObjectContext!

  override func setUp() async throws { context = try Library.container().viewContext }

  func testModelIsRead() throws {
    let book = try XCTUnwrap(Library.model.entitiesByName["Book"])
    XCTAssertEqual(book.attributesByName["year"]?.attributeType, .integer16AttributeType)
    XCTAssertEqual(book.attributesByName["year"]?.defaultValue as? Int, 1900)
    XCTAssertEqual(book.relationshipsByName["author"]?.isToMany, false)
    XCTAssertEqual(book.relationshipsByName["tags"]?.isOrdered, true)
    let books = try XCTUnwrap(Library.model.entitiesByName["Author"]?.relationshipsByName["books"])
    XCTAssertTrue(book.relationshipsByName["author"]?.inverseRelationship === books)
    XCTAssertEqual(Book.entity().name, "Book")
  }

  func testObjectsOfAnAssociatedTypeAreMade() {
    struct Volume: Stored { typealias Object = Book }
    func make<Kind: Stored>(_ kind: Kind.Type) -> Kind.Object { Kind.Object(context: context) }
    let book = make(Volume.self)
    XCTAssertEqual(book.entity.name, "Book")
    XCTAssertTrue(book.isInserted)
  }

  func testNewObjectsHaveDefaults() {
    let book = Book(context: context)
    XCTAssertEqual(book.year, 1900)
    XCTAssertNil(book.rating)
    XCTAssertNil(book.author)
    XCTAssertTrue(book.isInserted)
    XCTAssertTrue(book.objectID.isTemporaryID)
  }

  /// nickmurphyorg/ListAid creates its objects so, and casts them.
  func testTheEntityChoosesTheClassOfAnObject() throws {
    let entity = try XCTUnwrap(NSEntityDescription.entity(forEntityName: "Book", in: context))
    let object = NSManagedObject(entity: entity, insertInto: context)
    XCTAssertEqual((object as? Book)?.year, 1900)
    XCTAssertTrue(type(of: NSManagedObject.init(entity: entity, insertInto: nil)) == Book.self)
    XCTAssertEqual(Book(entity: entity, insertInto: context).year, 1900)
    XCTAssertEqual(context.insertedObjects.count, 2)
  }

  func testARequestIsExecutedInTheContextThatPerforms() throws {
    _ = Library.book("A", in: context)
    let request: NSFetchRequest<Book> = NSFetchRequest(entityName: "Book")
    XCTAssertEqual(try context.performAndWait { try request.execute().count }, 1)
    XCTAssertThrowsError(try request.execute())
  }

  /// iZettle/Flow passes the method as a function, with the type that it has in Objective-C.
  func testTheMethodThatWaitsIsAFunction() {
    let wait: (() -> Void) -> Void = context.performAndWait
    var calls = 0
    wait { calls += 1 }
    XCTAssertEqual(calls, 1)
  }

  func testInverseRelationshipsFollow() {
    let ann = Author(context: context)
    let bob = Author(context: context)
    let book = Library.book("A", by: ann, in: context)
    XCTAssertEqual(ann.books?.count, 1)
    ann.books = nil
    XCTAssertNil(book.author)
    bob.mutableSetValue(forKey: "books").add(book)
    XCTAssertTrue(book.author === bob)
    book.author = ann
    XCTAssertEqual(bob.books?.count ?? 0, 0)
    XCTAssertEqual(ann.books as? Set<Book>, [book])
  }

  func testRelationshipsWithoutObjectsAreEmptySets() throws {
    let book = Book(context: context), author = Author(context: context)
    XCTAssertEqual(author.books?.count, 0)
    XCTAssertEqual(author.books?.allObjects as? [Book], [])
    XCTAssertEqual(book.tags?.array.count, 0)
    XCTAssertNil(book.author)
    author.books = nil
    XCTAssertEqual((author.value(forKey: "books") as? NSSet)?.count, 0)
    XCTAssertTrue(author.changedValues().isEmpty)
  }

  /// The accessors that Xcode writes for to-many relationships.
  func testAccessorsChangeRelationships() throws {
    let author = Author(context: context), books = ["A", "B"].map { Library.book($0, in: context) }
    for book in books + books { author.addToBooks(book) }
    XCTAssertEqual(author.books?.count, 2)
    XCTAssertTrue(books[0].author === author)
    author.removeFromBooks(NSSet(array: [books[0]]))
    XCTAssertEqual(author.books?.allObjects as? [Book], [books[1]])
    XCTAssertNil(books[0].author)
    let tags = ["a", "b", "c", "d"].map { name in
      let tag = Tag(context: context)
      tag.name = name
      return tag
    }
    let book = books[0]
    func names() -> [String?]? { book.tags?.map { ($0 as? Tag)?.name } }
    book.addToTags(NSOrderedSet(array: [tags[0], tags[1]]))
    book.insertIntoTags(tags[2], at: 1)
    XCTAssertEqual(names(), ["a", "c", "b"])
    book.removeFromTags(at: NSIndexSet(indexesIn: NSRange(location: 0, length: 2)))
    XCTAssertEqual(names(), ["b"])
    book.replaceTags(at: 0, with: tags[3])
    XCTAssertEqual(names(), ["d"])
    XCTAssertEqual(tags[3].books?.count, 1)
    XCTAssertEqual(tags[1].books?.count, 0)
  }

  func testObjectsAreMadeWithoutAContext() {
    let author = Author()
    XCTAssertNil(author.managedObjectContext)
    author.name = "Ann"
    XCTAssertEqual(author.name, "Ann")
    XCTAssertEqual(author.entity.name, "Author")
  }

  func testOrderedRelationshipsKeepTheirOrder() throws {
    let tags = ["c", "a", "b"].map { name in
      let tag = Tag(context: context)
      tag.name = name
      return tag
    }
    let book = Library.book("A", in: context)
    book.tags = NSOrderedSet(array: tags)
    try context.save()
    context.refresh(book, mergeChanges: false)
    XCTAssertTrue(book.isFault)
    XCTAssertEqual(book.tags?.map { ($0 as? Tag)?.name }, ["c", "a", "b"])
    XCTAssertEqual(tags[0].books?.count, 1)
  }

  func testDeletionFollowsTheRules() throws {
    let ann = Author(context: context)
    Library.book("A", by: ann, in: context)
    let other = Library.book("B", in: context)
    try context.save()
    context.delete(ann)
    try context.save()
    XCTAssertEqual(try Library.titles(context), ["B"])
    let tag = Tag(context: context)
    tag.name = "t"
    other.tags = [tag]
    try context.save()
    context.delete(tag)
    XCTAssertTrue(tag.isDeleted)
    // The rule of the tag's books is to deny the deletion as long as there are books.
    context.rollback()
    XCTAssertFalse(tag.isDeleted)
    XCTAssertEqual(other.tags?.count, 1)
  }

  func testFetchesAreFilteredSortedAndPaged() throws {
    let ann = Author(context: context)
    ann.name = "Ann"
    for (title, year) in [("C", 1990), ("A", 2000), ("B", 1990), ("D", 2010)] as [(String, Int16)] {
      Library.book(title, year, by: title == "D" ? nil : ann, in: context)
    }
    XCTAssertEqual(try Library.titles(context), ["B", "C", "A", "D"])
    try context.save()
    XCTAssertEqual(try Library.titles(context, "year > %d", 1995), ["A", "D"])
    XCTAssertEqual(try Library.titles(context, "author.name ==[c] %@", "ANN"), ["B", "C", "A"])
    XCTAssertEqual(try Library.titles(context, "author == nil"), ["D"])
    XCTAssertEqual(try Library.titles(context, "author == %@", ann), ["B", "C", "A"])
    let authors = NSFetchRequest<Author>(entityName: "Author")
    authors.predicate = NSPredicate(format: "ANY books.year > 1995")
    XCTAssertEqual(try context.fetch(authors), [ann])
    authors.predicate = NSPredicate(format: "books.@count == 3")
    XCTAssertEqual(try context.count(for: authors), 1)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    request.fetchOffset = 1
    request.fetchLimit = 2
    XCTAssertEqual(try context.fetch(request).map { $0.value(forKey: "title") as? String }, ["C", "B"])
  }

  func testFetchesSeeUnsavedChanges() throws {
    let book = Library.book("A", in: context)
    try context.save()
    book.title = "Z"
    XCTAssertEqual(try Library.titles(context), ["Z"])
    context.delete(book)
    XCTAssertEqual(try Library.titles(context), [])
    context.rollback()
    XCTAssertEqual(try Library.titles(context), ["A"])
    XCTAssertFalse(context.hasChanges)
  }

  func testChangedValues() throws {
    let book = Library.book("A", 1950, in: context)
    try context.save()
    XCTAssertFalse(book.hasChanges)
    book.year = 1960
    XCTAssertTrue(book.isUpdated)
    XCTAssertEqual(book.changedValues().keys.sorted(), ["year"])
    XCTAssertEqual(book.committedValues(forKeys: ["year"])["year"] as? Int, 1950)
  }

  func testValidation() {
    let book = Book(context: context)
    func code() -> Int? {
      do { try context.save() } catch { return (error as NSError).code }
      return nil
    }
    XCTAssertEqual(code(), NSValidationMissingMandatoryPropertyError)
    book.title = ""
    XCTAssertEqual(code(), NSValidationStringTooShortError)
    book.title = "A"
    book.rating = 6
    XCTAssertEqual(code(), NSValidationNumberTooLargeError)
    book.year = -1
    XCTAssertEqual(code(), NSValidationMultipleErrorsError)
    book.rating = 5
    book.year = 1
    XCTAssertNil(code())
  }

  func testResultsAsDictionaries() throws {
    for (title, year) in [("A", 1990), ("B", 1990), ("C", 2000)] as [(String, Int16)] { Library.book(title, year, in: context) }
    let count = NSExpressionDescription()
    count.name = "count"
    count.expression = NSExpression(forFunction: "count:", arguments: [NSExpression(forKeyPath: "title")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["year", count]
    request.propertiesToGroupBy = ["year"]
    request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
    let rows = try context.fetch(request)
    XCTAssertEqual(rows.map { $0["year"] as? Int }, [1990, 2000])
    XCTAssertEqual(rows.map { $0["count"] as? Int }, [2, 1])
  }

  func testUndo() throws {
    context.undoManager = UndoManager()
    context.undoManager?.groupsByEvent = false
    context.undoManager?.beginUndoGrouping()
    let book = Library.book("A", in: context)
    context.undoManager?.endUndoGrouping()
    try context.save()
    context.undoManager?.beginUndoGrouping()
    book.title = "B"
    context.undoManager?.endUndoGrouping()
    context.undo()
    XCTAssertEqual(book.title, "A")
    context.redo()
    XCTAssertEqual(book.title, "B")
  }
}
