import FoundationCompatibility
import Testing

/// Tests lists that report insertions and removals to observers.
@MainActor @Suite struct MutableArrayValueTests {
  final class Shelf: NSObject {
    var books = NSMutableArray()
    var pages: [Any] = [1, 2] {
      willSet { _vitrineWillChange(self, "pages") }
      didSet { _vitrineDidChange(self, "pages") }
    }
  }

  final class Reader: NSObject { var log: [String] = [] }

  static let known: Void = {
    _vitrineRegisterClass(Shelf.self, name: nil) { c in
      c.property("books", \.books)
      c.property("pages", \.pages)
    }
    _vitrineRegisterClass(Reader.self, name: nil) { c in
      c.override("observeValueForKeyPath:ofObject:change:context:") { target, arguments in
        let change: [NSKeyValueChangeKey: Any] = try arguments.value(2) ?? [:]
        let kind = (change[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
        let indexes = (change[.indexesKey] as? IndexSet).map { "\(Array($0))" } ?? "-"
        let old = (change[.oldKey] as? [Any]).map { "\($0)" } ?? "-", new = (change[.newKey] as? [Any]).map { "\($0)" } ?? "-"
        target.log.append("\(kind.map { "\($0)" } ?? "?") \(indexes) \(old) \(new)")
        return nil
      }
    }
  }()

  let shelf = Shelf()
  let reader = Reader()

  init() { Self.known }

  @Test func changesSayWhereTheyAre() {
    let stored = shelf.books
    let list = shelf.mutableArrayValue(forKey: "books")
    shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
    list.add("a")
    list.insert("b", at: 0)
    list.replaceObject(at: 1, with: "c")
    list.addObjects(from: ["d", "e"])
    list.removeObject(at: 0)
    list.removeObjects(at: IndexSet([0, 2]))
    list.insert(["x", "y"], at: IndexSet([0, 2]))
    list.removeAllObjects()
    #expect(
      reader.log == [
        #"insertion [0] - ["a"]"#, #"insertion [0] - ["b"]"#, #"replacement [1] ["a"] ["c"]"#, #"insertion [2, 3] - ["d", "e"]"#,
        #"removal [0] ["b"] -"#, #"removal [0, 2] ["c", "e"] -"#, #"insertion [0, 2] - ["x", "y"]"#,
        #"removal [0, 1, 2] ["x", "d", "y"] -"#,
      ])
    #expect(shelf.books === stored && stored.count == 0)
    shelf.removeObserver(reader, forKeyPath: "books")
    list.add("unseen")
    #expect(reader.log.count == 8 && stored.count == 1)
  }

  @Test func theListIsTheProperty() {
    let list = shelf.mutableArrayValue(forKey: "pages")
    #expect(list.count == 2 && list.object(at: 1) as? Int == 2)
    list.add(3)
    #expect(shelf.pages as? [Int] == [1, 2, 3])
    shelf.pages = [9]
    #expect(list.count == 1 && list.firstObject as? Int == 9 && list.contains(9))
    #expect((list as NSArray).map { $0 as? Int } == [9])
    #expect(list.index(of: 9) == 0)
  }

  /// An object without `isEqual`.
  final class Leaf {}

  @Test func objectsOfSwiftAreFoundByIdentity() {
    let list = shelf.mutableArrayValue(forKey: "books")
    let a = Leaf(), b = Leaf(), c = Leaf()
    list.addObjects(from: [a, b, a])
    #expect(list.contains(a) && list.contains(b) && !list.contains(c))
    #expect(list.index(of: b) == 1 && list.indexOfObjectIdentical(to: b) == 1 && list.index(of: c) == NSNotFound)
    list.remove(a)
    #expect(list.count == 1 && list.object(at: 0) as AnyObject === b)
    list.add(c)
    list.removeObjects(in: [b, Leaf()])
    #expect(list.count == 1 && list.object(at: 0) as AnyObject === c)
    list.removeObject(identicalTo: c)
    #expect(list.count == 0)
  }

  @Test func equalValuesAreFound() {
    let list = shelf.mutableArrayValue(forKey: "books")
    list.addObjects(from: ["a", 2, "b" as NSString, Leaf()])
    #expect(list.index(of: "b") == 2 && list.index(of: 2) == 1 && !list.contains("c"))
    list.removeObjects(in: ["a", "b"])
    #expect(list.count == 2 && list.firstObject as? Int == 2)
  }

  @Test func anObjectSetAtTheEndIsAppended() {
    let list = shelf.mutableArrayValue(forKey: "books")
    list[0] = "a"
    list[1] = "b"
    list[0] = "c"
    #expect(shelf.books.map { $0 as? String } == ["c", "b"])
  }

  @Test func rangesAreReplaced() {
    let list = shelf.mutableArrayValue(forKey: "books")
    list.addObjects(from: ["a", "b", "c"])
    shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
    defer { shelf.removeObserver(reader, forKeyPath: "books") }
    list.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["x"])
    list.replaceObjects(in: NSRange(location: 2, length: 0), withObjectsFrom: ["y", "z"])
    list.removeObjects(in: NSRange(location: 0, length: 2))
    #expect(shelf.books.map { $0 as? String } == ["y", "z"])
    #expect(
      reader.log == [
        #"replacement [1] ["b"] ["x"]"#, #"removal [2] ["c"] -"#, #"insertion [2, 3] - ["y", "z"]"#, #"removal [0, 1] ["a", "x"] -"#,
      ])
  }
}
