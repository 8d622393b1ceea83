import FoundationCompatibility
@testable import ObjectiveC
import Testing

/// Tests that arguments of methods that are called by name are converted to the declared types.
@Suite struct MethodArgumentTests {
  enum Mood: Int { case calm, merry }
  final class Animal: NSObject {}

  private func value<T>(_ value: Any?, as type: T.Type = T.self) throws -> T { try MethodArguments([value]).value(0) }

  @Test func numbersStandForEachOther() throws {
    for number in [3, Int8(3), Int16(3), Int32(3), Int64(3), UInt(3), UInt8(3), Float(3), 3.0, CGFloat(3), NSNumber(value: 3)] as [Any] {
      let name = "\(type(of: number))"
      #expect(try value(number) as Int == 3, "\(name)")
      #expect(try value(number) as Int16 == 3, "\(name)")
      #expect(try value(number) as Int32 == 3, "\(name)")
      #expect(try value(number) as Int64 == 3, "\(name)")
      #expect(try value(number) as UInt == 3, "\(name)")
      #expect(try value(number) as UInt8 == 3, "\(name)")
      #expect(try value(number) as Float == 3, "\(name)")
      #expect(try value(number) as Double == 3, "\(name)")
      #expect(try value(number) as CGFloat == 3, "\(name)")
      #expect(try value(number) as NSNumber == 3, "\(name)")
      #expect(try value(number) as Int? == 3, "\(name)")
      #expect(try value(number) as Int64? == 3, "\(name)")
      #expect(try value(number) as CGFloat? == 3, "\(name)")
      #expect(try value(number) as Bool, "\(name)")
    }
  }

  @Test func fractionsAreCut() throws {
    #expect(try value(2.9) as Int == 2)
    #expect(try value(2.5) as CGFloat == 2.5)
    #expect(try value(NSNumber(value: 2.5)) as Float == 2.5)
  }

  @Test func flagsAreNumbers() throws {
    #expect(try value(true) as Int == 1)
    #expect(try value(1) as Bool)
    #expect(try !value(0) as Bool)
    #expect(try value(NSNumber(value: true)) as Bool? == true)
    #expect(try value(true) as NSNumber == 1)
  }

  @Test func textStandsForText() throws {
    #expect(try value("a") as String == "a")
    #expect(try value("a") as NSString == "a")
    #expect(try value(NSString(string: "a")) as String == "a")
    #expect(try value(NSString(string: "a")) as String? == "a")
    #expect(try value("a") as NSString? == "a")
  }

  @Test func foundationsClassesStandForSwiftsTypes() throws {
    let url = try #require(URL(string: "https://example.com"))
    let date = Date(timeIntervalSince1970: 5)
    #expect(try value(NSURL(string: "https://example.com")) as URL == url)
    #expect(try value(url) as NSURL == url as NSURL)
    #expect(try value(date as NSDate) as Date == date)
    #expect(try value(date) as NSDate == date as NSDate)
    #expect(try value(NSData(data: Data([1]))) as Data == Data([1]))
    #expect(try value(NSArray(array: ["a"])) as [String] == ["a"])
    #expect(try value(["a"]) as NSArray == ["a"] as NSArray)
    #expect(try value(NSDictionary(dictionary: ["a": 1])) as [String: Int] == ["a": 1])
    #expect(try value(NSSet(array: ["a"])) as Set<String> == ["a"])
  }

  @Test func aMissingArgumentIsNil() throws {
    #expect(try MethodArguments([]).value(0) as String? == nil)
    #expect(try MethodArguments([]).value(3) as Animal? == nil)
    #expect(try value(nil) as Int? == nil)
    #expect(try value(nil) as Any? == nil)
    let optional: String? = nil
    #expect(try value(optional as Any) as String? == nil)
  }

  @Test func objectsKeepTheirClass() throws {
    let animal = Animal()
    #expect(try value(animal) as Animal === animal)
    #expect(try value(animal) as NSObject? === animal)
    #expect(try value(animal) as Any as? Animal === animal)
    #expect(try value(animal) as any NSObjectProtocol === animal)
  }

  @Test func whatDoesNotFitIsRefused() {
    #expect(throws: ArgumentError.self) { try value(nil) as Int }
    #expect(throws: ArgumentError.self) { try value("3") as Int }
    #expect(throws: ArgumentError.self) { try value(3) as String }
    #expect(throws: ArgumentError.self) { try value(Animal()) as NSString }
    #expect(throws: ArgumentError.self) { try value(Mood.calm) as Int }
  }

  @Test func numbersThatAreTooLargeDoNotTrap() {
    #expect(throws: ArgumentError.self) { try value(300) as UInt8 }
    #expect(throws: ArgumentError.self) { try value(-1) as UInt }
    #expect(throws: Never.self) { try value(1e300) as Int }
    #expect(throws: Never.self) { try value(Double.nan) as Int }
  }

  @Test func anErrorNamesTheArgument() {
    #expect(ArgumentError(index: 1, type: Int.self, value: "x").description.contains("argument 2 is of type String"))
    #expect(ArgumentError(index: 0, type: Int.self, value: nil).description.contains("missing"))
  }
}
