import CoreData
import XCTest

@MainActor
final class FetchedResultsTests: XCTestCase, @preconcurrency NSFetchedResultsControllerDelegate {
  private var context: NSManagedObjectContext!
  private var controller: NSFetchedResultsController<Book>!
  private var said: [String] = []

  override func setUp() async throws {
    context = try Library.container().viewContext
    for (title, year) in [("B", 1990), ("D", 1990), ("C", 2000)] as [(String, Int16)] { Library.book(title, year, in: context) }
    try context.save()
    said = []
  }

  private func fetch(sections: Bool) throws {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = (sections ? ["year", "title"] : ["title"]).map { NSSortDescriptor(key: $0, ascending: true) }
    controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections ? "year" : nil, cacheName: nil)
    controller.delegate = self
    try controller.performFetch()
  }

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { said.append("begin") }
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
    XCTAssertEqual(controller, self.controller)
    said.append("end")
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].map { $0.map { "\($0[0]).\($0[1])" } ?? "-" }
    said.append("\(type) \((anObject as? Book)?.title ?? "") \(places.joined(separator: " "))")
  }
  func controller(
    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange sectionInfo: NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) { said.append("section \(type) \(sectionInfo.name) \(sectionIndex)") }

  private func titles() -> [[String]] {
    (controller.sections ?? []).map { ($0.objects ?? []).compactMap { ($0 as? Book)?.title } }
  }

  func testAControllerWithoutARequestHasNoResults() {
    let empty = NSFetchedResultsController<Book>()
    empty.delegate = self
    XCTAssertNil(empty.fetchedObjects)
    XCTAssertNil(empty.sections)
    XCTAssertThrowsError(try empty.performFetch())
  }

  func testSections() throws {
    try fetch(sections: true)
    XCTAssertEqual(titles(), [["B", "D"], ["C"]])
    XCTAssertEqual(controller.sections?.map(\.name), ["1990", "2000"])
    XCTAssertEqual(controller.object(at: IndexPath(indexes: [1, 0])).title, "C")
    XCTAssertEqual(controller.fetchedObjects?.count, 3)
  }

  func testChangesAreReported() throws {
    try fetch(sections: false)
    let books = try XCTUnwrap(controller.fetchedObjects)
    Library.book("A", in: context)
    books[1].rating = 3
    context.delete(books[0])
    XCTAssertEqual(said, [])
    context.processPendingChanges()
    XCTAssertEqual(said, ["begin", "delete B 0.0 -", "insert A - 0.0", "update C 0.1 0.1", "end"])
    said = []
    books[2].title = "0"
    try context.save()
    XCTAssertEqual(titles(), [["0", "A", "C"]])
    XCTAssertEqual(said.count, 3)
    XCTAssertEqual(said[1], "move 0 0.2 0.0")
  }

  func testSectionsComeAndGo() throws {
    try fetch(sections: true)
    let c = controller.object(at: IndexPath(indexes: [1, 0]))
    c.year = 2010
    try context.save()
    XCTAssertEqual(said, ["begin", "section delete 2000 1", "section insert 2010 1", "move C 1.0 1.0", "end"])
  }

  func testChangesOfOtherEntitiesAreNotReported() throws {
    try fetch(sections: false)
    Author(context: context).name = "Ann"
    try context.save()
    XCTAssertEqual(said, [])
  }

  func testPredicateLimitsTheResults() throws {
    try fetch(sections: false)
    controller.fetchRequest.predicate = NSPredicate(format: "year == 1990")
    try controller.performFetch()
    XCTAssertEqual(titles(), [["B", "D"]])
    controller.fetchedObjects?.first?.year = 2000
    try context.save()
    XCTAssertEqual(titles(), [["D"]])
  }

  func testChangesArriveAtTheEndOfTheEvent() throws {
    try fetch(sections: false)
    Library.book("A", in: context)
    let later = expectation(description: "main queue")
    DispatchQueue.main.async { later.fulfill() }
    wait(for: [later], timeout: 5)
    XCTAssertEqual(titles(), [["A", "B", "C", "D"]])
  }
}
