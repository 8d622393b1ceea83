import Foundation
import FoundationCompatibility
import Testing

@Suite struct NameTests {
  private class Plain {}
  private final class Special: Plain {}

  @Test func classesAreComparedByIdentity() {
    let plain: Plain = Special()
    #expect(type(of: plain) === Special.self && type(of: plain) !== Plain.self)
    let none: AnyClass? = nil
    #expect(none !== Plain.self && plain === plain)
  }

  @Test func aNumberIsTruncatedToCGFloat() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(truncating: 3) == 3)
  }

  @Test func integersHaveTheLimitsOfC() {
    #expect(UINT64_MAX == .max && INT64_MIN == .min && UINT_MAX == UInt32.max && LONG_MIN == Int.min && USHRT_MAX == 65_535)
    #expect(Float(UINT64_MAX) > 1e19)
  }

  @Test func aCalendarTellsTheRangeOfAUnit() throws {
    let calendar = try #require(NSCalendar(calendarIdentifier: .gregorian))
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    var start: NSDate?
    var length: TimeInterval = 0
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: Date(timeIntervalSinceReferenceDate: 90_000)))
    #expect(start?.timeIntervalSinceReferenceDate == 86_400 && length == 86_400)
    #expect(calendar.range(of: .hour, start: nil, interval: nil, for: Date()))
  }
}
