import Foundation
import FoundationCompatibility
import Testing

@Suite struct RegularExpressionTests {
  private let words = try? NSRegularExpression(pattern: "[a-z]+")

  /// Passes on its parameter, which is not escaping.
  private func visit(
    _ text: String, _ block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    words?.enumerateMatches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count), using: block)
  }

  @Test func matchesAreGivenToAClosureThatDoesNotEscape() {
    var found: [NSRange] = []
    visit("ab c def") { match, _, stop in
      if let match { found.append(match.range) }
      if found.count == 2 { stop.pointee = true }
    }
    #expect(found == [NSRange(location: 0, length: 2), NSRange(location: 3, length: 1)])
  }

  @Test func theShimsEnumerationTakesAClosureThatDoesNotEscape() {
    func count(_ block: (NSRange) -> Void) {
      let text = "ab c def"
      words?._vitrineEnumerateMatches(in: text, range: NSRange(location: 0, length: text.utf16.count)) { match, _, stop in
        if let match { block(match.range) }
        stop.pointee = true
      }
    }
    var found: [NSRange] = []
    count { found.append($0) }
    #expect(found == [NSRange(location: 0, length: 2)])
  }

  @Test func localesNameRegionsAndLanguages() {
    let german = NSLocale(localeIdentifier: "de_DE")
    #expect(german.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(german.localizedString(forLanguageCode: "it") == "Italienisch")
    #expect(german.localizedString(forCurrencyCode: "EUR") == "Euro")
  }

  @Test func formattersAllowWhatAPersonTypes() {
    #expect(NumberFormatter().isPartialStringValid("12a", newEditingString: nil, errorDescription: nil))
  }
}
