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

  /// The descriptions live until the text is made, and no longer.
  @Test func descriptionsAreKeptWhileTheyAreRead() {
    for number in 0..<10_000 {
      let text = String(format: "%@ %@ %@", NSNumber(value: number), Boat(), NSNumber(value: -number))
      #expect(text == "\(number) <Boat> \(-number)")
    }
  }
}
