import FoundationCompatibility
import Testing

@Suite struct AssociatedObjectTests {
  /// Two constant addresses.
  final class Keys {
    private let bytes = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
    var first: UnsafeRawPointer { UnsafeRawPointer(bytes) }
    var second: UnsafeRawPointer { UnsafeRawPointer(bytes + 1) }
    deinit { bytes.deallocate() }
  }
  final class Owner {}
  final class Tag {}

  let keys = Keys()
  let owner = Owner()

  @Test func aValueHangsOnItsObjectAndKey() {
    objc_setAssociatedObject(owner, keys.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(owner, keys.second, 2, .OBJC_ASSOCIATION_COPY)
    let other = Owner()
    #expect(objc_getAssociatedObject(owner, keys.first) as? String == "one")
    #expect(objc_getAssociatedObject(owner, keys.second) as? Int == 2)
    #expect(objc_getAssociatedObject(other, keys.first) == nil)
  }

  @Test func aValueReplacesTheOneBeforeAndNilTakesItAway() {
    objc_setAssociatedObject(owner, keys.first, "one", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(owner, keys.first, "two", .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, keys.first) as? String == "two")
    objc_setAssociatedObject(owner, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(owner, keys.first) == nil)
  }

  @Test func allAreTakenAway() {
    for key in [keys.first, keys.second] { objc_setAssociatedObject(owner, key, "x", .OBJC_ASSOCIATION_RETAIN) }
    objc_removeAssociatedObjects(owner)
    #expect(objc_getAssociatedObject(owner, keys.first) == nil)
    #expect(objc_getAssociatedObject(owner, keys.second) == nil)
  }

  @Test func anAssignedObjectIsHeldWeaklyAndARetainedOneStrongly() {
    weak var assigned: Tag?
    weak var retained: Tag?
    do {
      let first = Tag(), second = Tag()
      assigned = first
      retained = second
      objc_setAssociatedObject(owner, keys.first, first, .OBJC_ASSOCIATION_ASSIGN)
      objc_setAssociatedObject(owner, keys.second, second, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(owner, keys.first) as? Tag === first)
    }
    #expect(assigned == nil)
    #expect(objc_getAssociatedObject(owner, keys.first) == nil)
    #expect(objc_getAssociatedObject(owner, keys.second) as? Tag === retained)
    objc_setAssociatedObject(owner, keys.second, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(retained == nil)
  }

  @Test func aCopyDoesNotChange() {
    let text = NSMutableString(string: "one")
    objc_setAssociatedObject(owner, keys.first, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    objc_setAssociatedObject(owner, keys.second, text, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    text.append(" two")
    #expect(objc_getAssociatedObject(owner, keys.first) as? NSString == "one")
    #expect(objc_getAssociatedObject(owner, keys.second) as? NSString == "one two")
  }

  @Test func whatHungOnObjectsThatEndedIsReleased() {
    var tags: [() -> Tag?] = []
    for _ in 0..<100 {
      let tag = Tag()
      tags.append { [weak tag] in tag }
      objc_setAssociatedObject(Owner(), keys.first, tag, .OBJC_ASSOCIATION_RETAIN)
    }
    var owners: [Owner] = []
    for _ in 0..<2000 where tags.contains(where: { $0() != nil }) {
      let owner = Owner()
      owners.append(owner)
      objc_setAssociatedObject(owner, keys.first, "x", .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(tags.allSatisfy { $0() == nil })
  }

  /// As the compiler shim adapts a class.
  private final class Adapted {
    deinit { _vitrineEndAssociations(self) }
  }

  @Test func whatHungOnAnAdaptedObjectEndsWithIt() {
    weak var tag: Tag?
    do {
      let owner = Adapted(), value = Tag()
      tag = value
      objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(tag == nil)
  }

  @Test func aNewObjectHasNothingOfTheOneBefore() {
    for _ in 0..<200 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, keys.first) == nil)
      objc_setAssociatedObject(owner, keys.first, "old", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func manyThreadsMayUseOneObject() {
    final class Shared: @unchecked Sendable {
      // Sendable, since the table has its own lock.
      let owner = Owner(), key: UnsafeRawPointer
      init(_ key: UnsafeRawPointer) { self.key = key }
    }
    let shared = Shared(keys.first)
    DispatchQueue.concurrentPerform(iterations: 1000) { index in
      objc_setAssociatedObject(shared.owner, shared.key, index, .OBJC_ASSOCIATION_RETAIN)
      _ = objc_getAssociatedObject(shared.owner, shared.key)
    }
    #expect(objc_getAssociatedObject(shared.owner, shared.key) is Int)
  }
}
