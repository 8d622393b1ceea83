import Foundation
import FoundationCompatibility
import Testing

@Suite struct FormatTests {
  private final class Boat: NSObject {
    override var description: String { "<Boat>" }
  }

  @Test func objectsAreWrittenByTheirDescription() {
    #expect(String(format: "%@, %@ and %d", Boat(), NSNumber(value: 2.5), 3) == "<Boat>, 2.5 and 3")
    #expect(String(format: "%@ %@", "a" as NSString, "b") == "a b")
    let values: [any CVarArg] = [Boat(), NSString("c")]
    #expect(String(format: "%2$@%1$@", arguments: values) == "c<Boat>")
  }

  @Test func valuesAreWrittenAsTheirObjects() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(String(format: "%@ %@", url, Date(timeIntervalSince1970: 0)) == "https://example.com/a 1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", [1, 2]).filter { !$0.isWhitespace } == "(1,2)")
    #expect(String(format: "%@", ["a": 1]).filter { !$0.isWhitespace } == "{a=1;}")
    #expect(String(format: "%@ %d", Set([1]), 2).hasSuffix(" 2"))
  }

  @Test func numbersOfLocalizedFormatsAreThoseOfTheLocale() {
    #expect(NSString.localizedStringWithFormat("%@: %d", "a" as NSString, 7) == "a: 7")
    let expected = String(format: "%.1f", locale: .current, 1234.5)
    #expect(NSString.localizedStringWithFormat("%.1f", 1234.5) as String == expected)
  }

  /// The descriptions live until the text is made, and no longer.
  @Test func descriptionsAreKeptWhileTheyAreRead() {
    for number in 0..<10_000 {
      let text = String(format: "%@ %@ %@", NSNumber(value: number), Boat(), NSNumber(value: -number))
      #expect(text == "\(number) <Boat> \(-number)")
    }
  }
}
