import Foundation
import FoundationCompatibility
import Testing

@Suite struct ListFormatterTests {
  @Test func itemsAreJoined() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2, and 3")
    #expect(formatter.string(from: ["a", "b"]) == "a and b")
    #expect(formatter.string(from: []) == "")
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.string(for: ["a", "b", "c"]) == "a, b und c")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test func aFormatterMakesTheItems() {
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .percent
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [NSNumber(value: 0.25), NSNumber(value: 0.5)]) == "25% and 50%")
  }
}
