import Foundation
import FoundationCompatibility
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(
    _ units: RelativeDateTimeFormatter.UnitsStyle = .full, _ style: RelativeDateTimeFormatter.DateTimeStyle = .numeric,
    _ locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = units
    formatter.dateTimeStyle = style
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test(arguments: [
    (0, "in 0 seconds"), (1, "in 1 second"), (-59, "59 seconds ago"), (-60, "1 minute ago"), (-5 * 60, "5 minutes ago"),
    (90 * 60, "in 1 hour"), (-26 * 3600, "1 day ago"), (-6 * 86400, "6 days ago"), (-15 * 86400, "2 weeks ago"),
    (400 * 86400, "in 1 year"), (-800 * 86400, "2 years ago"),
  ])
  func theLargestUnitCounts(_ interval: Int, _ text: String) {
    #expect(formatter().localizedString(fromTimeInterval: TimeInterval(interval)) == text)
  }

  @Test func stylesDiffer() {
    let parts = DateComponents(month: -2)
    #expect(formatter(.full).localizedString(from: parts) == "2 months ago")
    #expect(formatter(.spellOut).localizedString(from: parts) == "two months ago")
    #expect(formatter(.short).localizedString(from: parts) == "2 mo. ago")
    #expect(formatter(.abbreviated).localizedString(from: parts) == "2mo ago")
  }

  @Test func namesAreUsedWhereAskedFor() {
    let named = formatter(.full, .named)
    #expect(named.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(named.localizedString(from: DateComponents(day: 1, hour: 3)) == "tomorrow")
    #expect(named.localizedString(from: DateComponents(second: 0)) == "now")
    #expect(named.localizedString(from: DateComponents(year: -1)) == "last year")
    #expect(named.localizedString(from: DateComponents(weekOfMonth: 1)) == "next week")
    named.formattingContext = .beginningOfSentence
    #expect(named.localizedString(from: DateComponents(day: -1)) == "Yesterday")
  }

  @Test func otherLanguagesHaveTheirWords() {
    #expect(formatter(.full, .numeric, "de").localizedString(from: DateComponents(hour: 2)) == "in 2 Stunden")
    #expect(formatter(.full, .named, "fr").localizedString(from: DateComponents(day: -1)) == "hier")
    #expect(formatter(.full, .numeric, "ja").localizedString(from: DateComponents(day: -3)) == "3 日前")
  }

  @Test func datesAreCompared() {
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(formatter().localizedString(for: now.addingTimeInterval(-3600), relativeTo: now) == "1 hour ago")
    #expect(formatter().localizedString(for: now.addingTimeInterval(3600), relativeTo: now) == "in 1 hour")
    #expect(formatter().string(for: "no date") == nil)
  }
}
