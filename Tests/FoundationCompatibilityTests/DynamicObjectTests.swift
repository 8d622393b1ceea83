import FoundationCompatibility
import Testing

@MainActor @Suite struct DynamicObjectTests {
  struct Level: RawRepresentable { var rawValue: Float }

  final class Thing: NSObject {
    var level = Level(rawValue: 250)
    var count = 3
    func move(_ steps: Int, to place: String) -> String { "\(steps) to \(place)" }
  }

  static let known: Void = _vitrineRegisterClass(Thing.self, name: nil) { c in
    c.method("move:to:") { target, arguments in target.move(try arguments.value(0), to: try arguments.value(1)) }
  }

  init() { Self.known }

  @Test func propertiesHaveTheTypeThatIsAskedFor() {
    let objects: [AnyObject] = [Thing()]
    let level: Float? = _vitrineDynamic(objects.first)?.level
    #expect(level == 250)
    let count: Int = _vitrineDynamic(objects[0]).count
    #expect(count == 3)
    let text: String? = _vitrineDynamic(objects[0]).count
    #expect(text == nil)
    let missing: Int? = _vitrineDynamic(objects[0]).missing
    #expect(missing == nil)
  }

  @Test func numbersAndTextsHaveTheirValues() {
    let number: AnyObject = NSNumber(value: 2.5), text: AnyObject = NSString("7.25")
    let none: AnyObject? = nil
    #expect(_vitrineDynamic(number).doubleValue * 2 == 5 && _vitrineDynamic(number).integerValue! == 2)
    #expect(_vitrineDynamic(text).floatValue == 7.25 && _vitrineDynamic(text)?.intValue == 7)
    #expect(_vitrineDynamic(none)?.boolValue == nil && _vitrineDynamic(Thing() as AnyObject).doubleValue == nil)
  }

  @Test func subscriptsAreThoseOfDictionariesAndArrays() {
    let found: AnyObject = ["names": ["a", "b"], "count": 2] as NSDictionary
    #expect(_vitrineDynamic(found)["count"] as? Int == 2 && _vitrineDynamic(found)["none"] == nil)
    let names = _vitrineDynamic(found)["names"] as AnyObject
    #expect(_vitrineDynamic(names)[1] as? String == "b" && _vitrineDynamic(names)[2] == nil && _vitrineDynamic(names)[-1] == nil)
    let none: AnyObject? = nil
    #expect(_vitrineDynamic(none)?["count"] == nil && _vitrineDynamic(Thing() as AnyObject)["count"] == nil)
    #expect(_vitrineDynamic(NSDictionary(object: "x", forKey: NSNumber(value: 3)) as AnyObject)[3] as? String == "x")
  }

  @Test func methodsAreCalledBySelector() {
    let object: AnyObject = Thing()
    let result: String? = _vitrineDynamic(object)._call("move:to:", 2, "home")
    #expect(result == "2 to home")
    let none: String? = _vitrineDynamic(object)._call("fly")
    #expect(none == nil)
    #expect(_vitrineDynamic(object).isKind(of: NSObject.self) && !_vitrineDynamic(object).isMember(of: NSObject.self))
    #expect(_vitrineDynamic(object).responds(to: Selector("move:to:")))
  }

  @Test func objectsConformToProtocols() {
    let object: AnyObject = NSString("a")
    let conforms = [_vitrineDynamic(object).conforms(to: (any NSCoding).self), _vitrineDynamic(object).conforms(to: (any NSLocking).self)]
    #expect(conforms == [true, false])
    #expect(NSLock().conforms(to: (any NSLocking).self) && !NSObject().conforms(to: (any NSLocking).self))
  }

  @Test func otherTypesStayWhatTheyAre() {
    let thing = Thing()
    _vitrineDynamic(thing).count = 4
    #expect(_vitrineDynamic(thing).count + 1 == 5)
  }

  @Test func resultsOfOverrides() {
    let nothing: Int? = _vitrineResult((), as: (Int?).self)
    #expect(nothing == nil)
    #expect(_vitrineResult(2, as: Double.self) == 2)
    _vitrineResult((), as: Void.self)
  }
}
