import Testing

@testable import SourceAdapter

/// Calls with closures that escape in Foundation on Linux alone.
@Suite struct EnumerationTests {
  /// SwifterSwift calls a closure that does not escape in the closure of `enumerateMatches`.
  @Test func matchesAreEnumeratedByClosuresThatDoNotEscape() {
    let text = adapted(
      """
      import Foundation
      func f(_ e: NSRegularExpression, _ s: String, _ r: Range<String.Index>, _ b: (Int) -> Void) {
        e.enumerateMatches(in: s, options: [], range: NSRange(r, in: s)) { _, _, _ in b(1) }
        e.enumerateMatches(in: s, range: NSMakeRange(0, 1), using: { _, _, _ in b(1) })
        e.enumerateMatches(in: s, range: r) { _, _, _ in b(1) }
        e.enumerateMatches(in: s, range: NSRange(r, in: s), using: block)
      }
      """)[0]
    #expect(text.contains("e._vitrineEnumerateMatches(in: s, options: [], range: NSRange(r, in: s)) {"))
    #expect(text.contains("e._vitrineEnumerateMatches(in: s, range: NSMakeRange(0, 1), using: {"))
    #expect(
      text.contains("e.enumerateMatches(in: s, range: r) {")
        && text.contains("e.enumerateMatches(in: s, range: NSRange(r, in: s), using: block)"))
  }
}
