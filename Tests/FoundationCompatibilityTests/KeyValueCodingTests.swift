import FoundationCompatibility
import Testing

@MainActor @Suite struct KeyValueCodingTests {
  /// A class that accepts every key, like classes that read JSON.
  final class Open: NSObject {
    var title = ""
    var extra: [String: Any] = [:]
  }
  final class Methods: NSObject {
    var kept = "kept"
    func computed() -> String { kept + "!" }
    func setComputed(_ value: String) { kept = value }
  }

  static let known: Void = {
    Person.known
    _vitrineRegisterClass(Open.self, name: nil) { c in
      c.property("title", \.title)
      c.override("setValue:forUndefinedKey:") { target, arguments in
        target.extra[try arguments.value(1)] = try arguments.value(0) as Any?
        return nil
      }
      c.override("valueForUndefinedKey:") { target, arguments in target.extra[try arguments.value(0)] ?? "unknown" }
    }
    _vitrineRegisterClass(Methods.self, name: nil) { c in
      c.method("computed") { target, _ in target.computed() }
      c.method("setComputed:") { target, arguments in target.setComputed(try arguments.value(0)) }
    }
  }()

  let ada = Person.ada()

  init() { Self.known }

  /// Apple: "Look for the first accessor named `set<Key>:`", so that a key may begin with a capital letter when a value is set.
  @Test func aKeyWithACapitalLetterUsesTheSameSetter() {
    ada.setValue("Ida", forKey: "Name")
    #expect(ada.name == "Ida")
  }

  @Test func propertiesAreReadByName() {
    #expect(ada.value(forKey: "name") as? String == "Ada")
    #expect(ada.value(forKey: "age") as? Int == 36)
    #expect(ada.value(forKey: "nickname") == nil)
    #expect(ada.value(forKey: "fullName") as? String == "Ada Byron")
    #expect(ada.value(forKey: "stored") as? Int == 7)
  }

  @Test func propertiesAreSetByName() {
    ada.setValue("Augusta", forKey: "name")
    ada.setValue(NSNumber(value: 20), forKey: "age")
    ada.setValue("Gus", forKey: "nickname")
    #expect(ada.name == "Augusta")
    #expect(ada.age == 20)
    #expect(ada.nickname == "Gus")
    ada.setValue(nil, forKey: "nickname")
    #expect(ada.nickname == nil)
  }

  @Test func aValueOfAnotherTypeIsLeft() {
    ada.setValue("old", forKey: "age")
    ada.setValue(nil, forKey: "name")
    #expect(ada.age == 36)
    #expect(ada.name == "Ada")
  }

  @Test func flagsGoByBothNames() {
    ada.setValue(true, forKey: "hidden")
    #expect(ada.isHidden)
    #expect(ada.value(forKey: "isHidden") as? Bool == true)
    #expect(ada.value(forKey: "hidden") as? Bool == true)
    ada.setValue(NSNumber(value: 0), forKey: "isHidden")
    #expect(!ada.isHidden)
  }

  @Test func keyPathsAreFollowed() {
    ada.friend = Person("Charles", age: 40)
    ada.friend?.friend = Person("Mary", age: 20)
    #expect(ada.value(forKeyPath: "name") as? String == "Ada")
    #expect(ada.value(forKeyPath: "friend.friend.name") as? String == "Mary")
    #expect(ada.value(forKeyPath: "friend.friend.friend.name") == nil)
    ada.setValue("Maria", forKeyPath: "friend.friend.name")
    ada.setValue(21, forKeyPath: "age")
    #expect(ada.friend?.friend?.name == "Maria")
    #expect(ada.age == 21)
    // The last object of the path is nil.
    ada.setValue("x", forKeyPath: "friend.friend.friend.name")
  }

  @Test func listsAreCollected() {
    #expect(ada.value(forKeyPath: "friends.name") as? [String] == ["Mary", "Charles"])
    #expect(ada.value(forKeyPath: "friends.@count") as? Int == 2)
    #expect(ada.value(forKeyPath: "friends.@sum.age") as? Double == 60)
    #expect(ada.value(forKeyPath: "friends.@avg.age") as? Double == 30)
    #expect(ada.value(forKeyPath: "friends.@min.age") as? Double == 20)
    #expect(ada.value(forKeyPath: "friends.@max.age") as? Double == 40)
    ada.friends.append(Person("Mary", age: 1))
    #expect(ada.value(forKeyPath: "friends.@unionOfObjects.name") as? [String] == ["Mary", "Charles", "Mary"])
    #expect(ada.value(forKeyPath: "friends.@distinctUnionOfObjects.name") as? [String] == ["Mary", "Charles"])
  }

  @Test func listsOfListsAreFollowed() {
    ada.friends[0].friends = [Person("Percy"), Person("Claire")]
    ada.friends[1].friend = Person("Georgiana")
    #expect(ada.value(forKeyPath: "friends.friends.name") as? [[String]] == [["Percy", "Claire"], []])
    #expect(ada.value(forKeyPath: "friends.friends.@count") as? Int == 2)
    let names = ada.value(forKeyPath: "friends.friend.name") as? [Any]
    #expect(names?.first is NSNull)
    #expect(names?.last as? String == "Georgiana")
  }

  @Test func anObjectIsItsOwnSelf() {
    #expect(ada.value(forKey: "self") as? Person === ada)
    #expect(ada.value(forKeyPath: "self.name") as? String == "Ada")
    #expect(ada.value(forKeyPath: "friends.name.@distinctUnionOfObjects.self") as? [String] == ["Mary", "Charles"])
    #expect(ada.value(forKeyPath: "friends.age.@max.self") as? Double == 40)
  }

  @Test func emptyListsAreCollected() {
    ada.friends = []
    #expect(ada.value(forKeyPath: "friends.@count") as? Int == 0)
    #expect(ada.value(forKeyPath: "friends.@sum.age") as? Double == 0)
    #expect(ada.value(forKeyPath: "friends.@max.age") == nil)
  }

  @Test func methodsStandForProperties() {
    let methods = Methods()
    #expect(methods.value(forKey: "computed") as? String == "kept!")
    methods.setValue("new", forKey: "computed")
    #expect(methods.kept == "new")
  }

  @Test func undefinedKeysGoToTheirOverride() {
    let open = Open()
    open.setValuesForKeys(["title": "Notes", "pages": 12])
    #expect(open.title == "Notes")
    #expect(open.extra["pages"] as? Int == 12)
    #expect(open.value(forKey: "pages") as? Int == 12)
    #expect(open.value(forKey: "colour") as? String == "unknown")
  }

  @Test func dictionariesGoInAndOut() {
    ada.setValuesForKeys(["name": "Augusta", "nickname": "Gus", "age": 3])
    ada.setValuesForKeys(["nickname": NSNull()])
    #expect(ada.nickname == nil)
    let values = ada.dictionaryWithValues(forKeys: ["name", "nickname", "age"])
    #expect(values.count == 3)
    #expect(values["name"] as? String == "Augusta")
    #expect(values["nickname"] is NSNull)
    #expect(values["age"] as? Int == 3)
  }

  /// As Core Data's objects do.
  @Test func objectsMayStoreValuesByKey() {
    let object: NSObject = KeyedObject()
    object.setValue(3, forKey: "stored")
    #expect(object.value(forKey: "stored") as? Int == 3)
    #expect(NSPredicate(format: "stored > 2").evaluate(with: object))
    #expect(object.value(forKey: "other") as? String == "its own")
  }
}

private final class KeyedObject: NSObject, _VitrineKeyedObject {
  var other = "its own"
  private var values: [String: Any] = [:]
  func _vitrineHasKey(_ key: String) -> Bool { key == "stored" }
  func _vitrineKeyedValue(_ key: String) -> Any? { values[key] }
  func _vitrineSetKeyedValue(_ value: Any?, _ key: String) { values[key] = value }
}
