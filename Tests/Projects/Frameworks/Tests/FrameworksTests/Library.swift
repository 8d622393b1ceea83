import CoreData
import Foundation

@objc(Author) final class Author: NSManagedObject, @unchecked Sendable {
  @NSManaged var name: String?
  @NSManaged var books: NSSet?
  @objc(addBooksObject:) @NSManaged func addToBooks(_ value: Book)
  @objc(removeBooks:) @NSManaged func removeFromBooks(_ values: NSSet)
}

@objc(Book) final class Book: NSManagedObject, @unchecked Sendable {
  @NSManaged var title: String
  @NSManaged var year: Int16
  @NSManaged var rating: NSNumber?
  @NSManaged var author: Author?
  @NSManaged var tags: NSOrderedSet?
  @objc(addTags:) @NSManaged func addToTags(_ values: NSOrderedSet)
  @objc(insertObject:inTagsAtIndex:) @NSManaged func insertIntoTags(_ value: Tag, at idx: Int)
  @objc(removeTagsAtIndexes:) @NSManaged func removeFromTags(at indexes: NSIndexSet)
  @objc(replaceObjectInTagsAtIndex:withObject:) @NSManaged func replaceTags(at idx: Int, with value: Tag)
}

@objc(Tag) final class Tag: NSManagedObject, @unchecked Sendable {
  @NSManaged var name: String?
  @NSManaged var books: NSSet?
}

/// A model as Xcode saves it, and stores of it.
enum Library {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
      <entity name="Author" representedClassName="Author" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" syncable="YES">
        <attribute name="title" attributeType="String" minValueString="1"/>
        <attribute name="year" attributeType="Integer 16" minValueString="0" defaultValueString="1900" usesScalarValueType="YES"/>
        <attribute name="rating" optional="YES" attributeType="Double" maxValueString="5" usesScalarValueType="NO"/>
        <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
        <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
      </entity>
      <entity name="Tag" representedClassName="Tag" syncable="YES">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/></uniquenessConstraint></uniquenessConstraints>
      </entity>
    </model>
    """

  /// One model for all tests, as an application has one.
  static let model: NSManagedObjectModel = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).xcdatamodel")
    try! FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try! xml.write(to: folder.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    return NSManagedObjectModel(contentsOf: folder)!
  }()

  /// - Parameter url: the store's file; nil for a store in memory.
  static func container(at url: URL? = nil) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.url = url
    description.type = url == nil ? NSInMemoryStoreType : NSSQLiteStoreType
    container.persistentStoreDescriptions = [description]
    var failure: Error?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  static func temporaryFile() -> URL { FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite") }

  static func titles(_ context: NSManagedObjectContext, _ format: String? = nil, _ arguments: Any...) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    return try context.fetch(request).map(\.title)
  }

  @discardableResult
  static func book(_ title: String, _ year: Int16 = 1900, by author: Author? = nil, in context: NSManagedObjectContext) -> Book {
    let book = Book(context: context)
    book.title = title
    book.year = year
    book.author = author
    return book
  }
}

/// Returns a class by its name, as programs do. In a file that imports XCTest, the name of the function is ambiguous.
func classNamed(_ name: String) -> AnyClass? { NSClassFromString(name) }
