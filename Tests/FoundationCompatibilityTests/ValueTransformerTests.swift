import FoundationCompatibility
import Testing

private final class Doubling: ValueTransformer, @unchecked Sendable {
  override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
  override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
}

@Suite struct ValueTransformerTests {
  @Test func registeredTransformersAreFound() throws {
    let name = NSValueTransformerName("Doubling")
    #expect(ValueTransformer(forName: name) == nil)
    let transformer = Doubling()
    ValueTransformer.setValueTransformer(transformer, forName: name)
    defer { ValueTransformer.setValueTransformer(nil, forName: name) }
    let found = try #require(ValueTransformer(forName: name))
    #expect(found === transformer)
    #expect(found.transformedValue(21) as? Int == 42)
    #expect(found.reverseTransformedValue(42) as? Int == 21)
    #expect(ValueTransformer.valueTransformerNames() == [name])
  }

  @Test func foundationsTransformersExist() throws {
    let negate = try #require(ValueTransformer(forName: .negateBooleanTransformerName))
    #expect((negate.transformedValue(NSNumber(value: true)) as? NSNumber)?.boolValue == false)
    let isNil = try #require(ValueTransformer(forName: .isNilTransformerName))
    #expect((isNil.transformedValue(nil) as? NSNumber)?.boolValue == true)
    #expect(!type(of: isNil).allowsReverseTransformation())
  }

  @Test func archivesAreDecodedAndMade() throws {
    let transformer = try #require(ValueTransformer(forName: .secureUnarchiveFromDataTransformerName))
    let data = try #require(transformer.reverseTransformedValue(["a", "b"] as NSArray) as? Data)
    #expect((transformer.transformedValue(data) as? NSArray) == ["a", "b"])
    #expect(transformer.transformedValue(Data([1, 2, 3])) == nil)
  }
}
