import FoundationCompatibility
import Testing

@MainActor @Suite struct FormatterObjectValueTests {
  /// A formatter that overrides the method with a range, as rewritten by the shim.
  class Cents: NumberFormatter, @unchecked Sendable {}
  final class Words: Formatter, @unchecked Sendable {}

  struct Refusal: LocalizedError { var errorDescription: String? { "no cents" } }

  static let known: Void = {
    _vitrineRegisterClass(Cents.self, name: nil) { c in
      c.override("getObjectValue:forString:range:error:") { _, arguments in
        let place: AutoreleasingUnsafeMutablePointer<AnyObject?>? = try arguments.value(0)
        guard let number = Double(try arguments.value(1) as String) else { throw Refusal() }
        place?.pointee = NSNumber(value: number / 100)
        return nil
      }
      c.override("isPartialStringValid:proposedSelectedRange:originalString:originalSelectedRange:errorDescription:") { _, arguments in
        let text: AutoreleasingUnsafeMutablePointer<NSString> = try arguments.value(0)
        return text.pointee.length < 3
      }
    }
    _vitrineRegisterClass(Words.self, name: nil) { c in
      c.override("getObjectValue:forString:errorDescription:") { _, arguments in
        let place: AutoreleasingUnsafeMutablePointer<AnyObject?>? = try arguments.value(0)
        place?.pointee = (try arguments.value(1) as String).split(separator: " ").map(String.init) as NSArray
        return true
      }
    }
  }()

  init() { Self.known }

  private func value(_ formatter: Formatter, _ text: String) -> (AnyObject?, NSString?, Bool) {
    var object: AnyObject?
    var error: NSString?
    let isRead = formatter.getObjectValue(&object, for: text, errorDescription: &error)
    return (object, error, isRead)
  }

  @Test func partialTextsAreValidUnlessAFormatterObjects() {
    func isValid(_ formatter: Formatter, _ text: String) -> Bool {
      var text = text as NSString
      var selection = NSRange(location: text.length, length: 0)
      return withUnsafeMutablePointer(to: &text) {
        formatter.isPartialStringValid(
          $0, proposedSelectedRange: &selection, originalString: "", originalSelectedRange: NSRange(), errorDescription: nil)
      }
    }
    #expect(isValid(Words(), "any") && isValid(Cents(), "12") && !isValid(Cents(), "123"))
  }

  @Test func foundationsFormattersRead() {
    let numbers = NumberFormatter()
    numbers.locale = Locale(identifier: "en_US")
    numbers.numberStyle = .decimal
    #expect(value(numbers, "1,234.5").0 as? Double == 1234.5)
    #expect(value(numbers, "no number").2 == false && value(numbers, "no number").1?.length ?? 0 > 0)
    let dates = DateFormatter()
    dates.locale = Locale(identifier: "en_US_POSIX")
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    dates.dateFormat = "yyyy-MM-dd"
    #expect(value(dates, "2001-01-02").0 as? Date == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(value(Formatter(), "x").2 == false)
  }

  @Test func overridesAreCalled() {
    #expect(value(Cents(), "250").0 as? Double == 2.5)
    let refused = value(Cents(), "x")
    #expect(refused.2 == false && refused.1 == "no cents")
    #expect(value(Words(), "a b").0 as? [String] == ["a", "b"])
  }

  @Test func aPlaceCanStandForAnyOther() {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { memory.deallocate() }
    let place: AutoreleasingUnsafeMutablePointer<AnyObject?> = AutoreleasingUnsafeMutablePointer<AnyObject?>.init(memory)
    #expect(place.pointee == nil)
    #expect(Cents().getObjectValue(place, for: "100", errorDescription: nil))
    #expect(place.pointee as? Double == 1)
  }
}
