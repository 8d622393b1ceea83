import Foundation
import FoundationCompatibility
import Testing

@Suite struct NumberCastingTests {
  @Test func aStoredNumberIsCastToAFloatOfCoreGraphics() throws {
    let values: [String: Any] = ["width": NSNumber(value: 64), "delay": NSNumber(value: 0.1), "name": "a"]
    #expect(values["width"] as? CGFloat == 64 && values["delay"] as? CGFloat == 0.1 && values["name"] as? CGFloat == nil)
    #expect(values["none"] as? CGFloat == nil)
    let number: Any = CGFloat(2.5)
    #expect((number as? NSNumber)?.doubleValue == 2.5 && CGFloat(2.5) as NSNumber == 2.5)
    let parsed = try JSONSerialization.jsonObject(with: Data(#"{"alpha": 0.5, "count": 3}"#.utf8)) as? [String: Any]
    #expect(parsed?["alpha"] as? CGFloat == 0.5 && parsed?["count"] as? CGFloat == 3)
  }
}
