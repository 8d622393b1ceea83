import Foundation
import FoundationCompatibility
import Testing

@Suite struct WeakTableTests {
  private final class Thing {
    let name: String
    init(_ name: String) { self.name = name }
  }

  private protocol Listener: AnyObject {}
  private final class Ear: Listener {}

  @Test func aHashTableLetsObjectsGo() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing("kept")
    table.add(kept)
    do {
      let lost = Thing("lost")
      table.add(lost)
      #expect(table.count == 2)
      #expect(table.allObjects.map(\.name) == ["kept", "lost"])
    }
    #expect(table.count == 1)
    #expect(table.allObjects.map(\.name) == ["kept"])
    #expect(table.anyObject === kept)
    #expect(table.contains(kept) && !table.contains(Thing("kept")) && !table.contains(nil))
    table.add(kept)
    #expect(table.count == 1)
    table.remove(kept)
    #expect(table.count == 0 && table.anyObject == nil)
  }

  @Test func aStrongTableHoldsItsObjects() {
    let table = NSHashTable<Thing>()
    table.add(Thing("a"))
    #expect(table.count == 1)
    table.removeAllObjects()
    #expect(table.allObjects.isEmpty)
  }

  @Test func protocolsMayStandInIt() {
    let table = NSHashTable<any Listener>.weakObjects()
    let ear = Ear()
    table.add(ear)
    #expect(table.allObjects.count == 1 && table.allObjects[0] === ear)
  }

  /// On Linux nil can be cast to `AnyObject`.
  @Test func tablesOfAnyObjectFindWhatTheyContain() {
    let table = NSHashTable<AnyObject>.weakObjects(), ear = Ear()
    #expect(!table.contains(ear) && table.member(ear) == nil)
    table.add(ear)
    #expect(table.contains(ear) && table.count == 1 && !table.contains(nil))
    let map = NSMapTable<AnyObject, AnyObject>.weakToWeakObjects(), key = Thing("key")
    #expect(map.object(forKey: key) == nil)
    map.setObject(ear, forKey: key)
    #expect(map.object(forKey: key) === ear && map.object(forKey: ear) == nil)
  }

  @Test func equalObjectsAreOneWhereObjectsAreCompared() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add("a" as NSString)
    table.add(NSString(string: "a"))
    #expect(table.count == 1 && table.member(NSString(string: "a")) == "a")
    let pointers = NSHashTable<NSString>(options: [.strongMemory, .objectPointerPersonality])
    pointers.add(NSString(string: "long enough to be an object of its own"))
    pointers.add(NSString(string: "long enough to be an object of its own"))
    #expect(pointers.count == 2)
  }

  @Test func tablesAreSets() {
    let things = (0..<4).map { Thing("\($0)") }
    let left = NSHashTable<Thing>()
    let right = NSHashTable<Thing>()
    for thing in things[0..<3] { left.add(thing) }
    for thing in things[2..<4] { right.add(thing) }
    #expect(left.intersects(right) && !left.isSubset(of: right))
    let copy = left.copy() as? NSHashTable<Thing>
    left.minus(right)
    #expect(left.allObjects.map(\.name) == ["0", "1"])
    left.union(right)
    #expect(left.allObjects.map(\.name) == ["0", "1", "2", "3"])
    left.intersect(right)
    #expect(left.isEqual(to: right))
    #expect(copy?.count == 3)
  }

  @Test func manyLostObjectsLeaveNothing() {
    let table = NSHashTable<Thing>.weakObjects()
    for index in 0..<10_000 { table.add(Thing("\(index)")) }
    #expect(table.count == 0)
  }

  @Test func aMapTableLetsValuesGo() {
    let table = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing("kept")
    table.setObject(kept, forKey: "a")
    table.setObject(Thing("lost"), forKey: "b")
    #expect(table.object(forKey: "a") === kept && table.object(forKey: "b") == nil)
    #expect(table.count == 1)
    #expect(table.keyEnumerator().allObjects as? [String] == ["a"] || (table.keyEnumerator().allObjects as? [NSString]) == ["a"])
    let next = Thing("next")
    table.setObject(next, forKey: NSString(string: "a"))
    #expect(table.object(forKey: "a") === next && table.count == 1)
    table.removeObject(forKey: "a")
    #expect(table.count == 0)
  }

  @Test func aMapTableLetsKeysGo() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let key = Thing("key")
    table.setObject("value", forKey: key)
    table.setObject("lost", forKey: Thing("other"))
    #expect(table.object(forKey: key) == "value" && table.count == 1)
    #expect(table.objectEnumerator()?.allObjects.count == 1)
  }

  @Test func aPointerArrayKeepsHoles() {
    let array = NSPointerArray.weakObjects()
    let kept = Thing("kept")
    array.addPointer(Unmanaged.passUnretained(kept).toOpaque())
    do {
      let lost = Thing("lost")
      array.addPointer(Unmanaged.passUnretained(lost).toOpaque())
      array.addPointer(nil)
    }
    #expect(array.count == 3 && array.pointer(at: 1) == nil && array.allObjects.count == 1)
    array.compact()
    #expect(array.count == 1)
    #expect(array.pointer(at: 0) == Unmanaged.passUnretained(kept).toOpaque())
    array.removePointer(at: 0)
    #expect(array.count == 0)
  }
}
