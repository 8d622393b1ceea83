import FoundationCompatibility
import Testing

/// Declared at the top level, where Foundation finds classes by name.
class Lantern: NSObject {}

@Suite struct ClassNameTests {
  @Test func namesHaveTheirModule() {
    #expect(NSStringFromClass(Lantern.self) == "FoundationCompatibilityTests.Lantern")
  }

  @Test func aClassIsFoundByItsName() throws {
    let type = try #require(NSClassFromString("FoundationCompatibilityTests.Lantern") as? Lantern.Type)
    #expect(type == Lantern.self)
    #expect(NSClassFromString(NSStringFromClass(Lantern.self)).map { $0 == Lantern.self } == true)
  }

  final class Nested: NSObject {}

  /// Foundation's function of this name stops the program for a nested class.
  @Test func nestedClassesAndThoseOfAppleHaveNames() {
    #expect(NSStringFromClass(Nested.self) == "FoundationCompatibilityTests.ClassNameTests.Nested")
    #expect(NSClassFromString("FoundationCompatibilityTests.ClassNameTests.Nested") == nil)
    _vitrineRegisterClass(Nested.self, name: "ClassNameTests.Nested") { _ in }
    #expect(NSClassFromString("FoundationCompatibilityTests.ClassNameTests.Nested").map { $0 == Nested.self } == true)
    #expect(NSStringFromClass(NSObject.self) == "NSObject" && NSClassFromString("NSObject").map { $0 == NSObject.self } == true)
  }

  @Test func anUnknownNameHasNoClass() {
    #expect(NSClassFromString("FoundationCompatibilityTests.Torch") == nil)
    #expect(NSClassFromString("") == nil)
  }

  @Test func aClassAnswersForItself() {
    #expect(Lantern.classForCoder() == Lantern.self)
    #expect(Lantern().classForCoder == Lantern.self)
  }

  @Test func superclassesAreKnown() {
    #expect(class_getSuperclass(Lantern.self).map { $0 == NSObject.self } == true)
    #expect(class_getSuperclass(NSObject.self) == nil)
    #expect(class_getSuperclass(nil) == nil)
    #expect(object_getClass(Lantern()).map { $0 == Lantern.self } == true)
    #expect(object_getClass(nil) == nil)
    #expect(NSObject.superclass() == nil)
    let type: NSObject.Type = Lantern.self
    #expect(type.superclass() == NSObject.self && Lantern().superclass == NSObject.self)
  }
}
