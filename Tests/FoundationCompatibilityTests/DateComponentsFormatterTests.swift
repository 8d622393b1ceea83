import Foundation
import FoundationCompatibility
import Testing

@Suite struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], _ locale: String = "en_US"
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    formatter.calendar = calendar
    return formatter
  }

  /// Apple's own examples.
  @Test func stylesDiffer() {
    let texts: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.positional, "9:41:30"), (.abbreviated, "9h 41m 30s"), (.brief, "9hr 41min 30sec"), (.short, "9 hr, 41 min, 30 sec"),
      (.full, "9 hours, 41 minutes, 30 seconds"), (.spellOut, "nine hours, forty-one minutes, thirty seconds"),
    ]
    for (style, text) in texts {
      #expect(formatter(style).string(from: DateComponents(hour: 9, minute: 41, second: 30)) == text)
      #expect(formatter(style).string(from: TimeInterval(9 * 3600 + 41 * 60 + 30)) == text)
    }
  }

  @Test func oneIsSingular() {
    let parts = DateComponents(year: 1, month: 2, day: 1, hour: 1)
    #expect(formatter(.full).string(from: parts) == "1 year, 2 months, 1 day, 1 hour")
    #expect(formatter(.short).string(from: parts) == "1 yr, 2 mths, 1 day, 1 hr")
    #expect(formatter(.abbreviated).string(from: parts) == "1y 2mo 1d 1h")
  }

  @Test(arguments: [
    (0, "0"), (5, "5"), (65, "1:05"), (600, "10:00"), (3_605, "1:00:05"), (-65, "-1:05"), (36_000, "10:00:00"), (90_061, "1d 1:01:01"),
  ])
  func positionalTextsDropLeadingZeros(_ seconds: Int, _ text: String) {
    #expect(formatter(.positional, [.day, .hour, .minute, .second]).string(from: TimeInterval(seconds)) == text)
  }

  @Test func paddingFillsUp() {
    let padded = formatter(.positional, [.hour, .minute, .second])
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
    #expect(padded.string(from: 0) == "00:00:00")
    padded.zeroFormattingBehavior = [.dropLeading, .pad]
    #expect(padded.string(from: 65) == "01:05")
    padded.zeroFormattingBehavior = []
    #expect(padded.string(from: 3_605) == "1:0:5")
  }

  @Test func positionalTextsDropTrailingZerosIfAsked() {
    let formatter = formatter(.positional, [.hour, .minute, .second])
    formatter.zeroFormattingBehavior = .dropAll
    #expect(formatter.string(from: 54 * 60) == "54")
    #expect(formatter.string(from: 0) == "0")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 54 * 60) == "54:0")
  }

  @Test func zerosAreDroppedWhereAskedFor() {
    let units: NSCalendar.Unit = [.hour, .minute, .second]
    let formatter = formatter(.abbreviated, units)
    #expect(formatter.string(from: 3_610) == "1h 10s")
    #expect(formatter.string(from: 0) == "0s")
    formatter.zeroFormattingBehavior = []
    #expect(formatter.string(from: 600) == "0h 10m 0s")
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 600) == "10m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    #expect(formatter.string(from: 600) == "0h 10m")
    formatter.zeroFormattingBehavior = .dropMiddle
    #expect(formatter.string(from: 3_610) == "1h 10s")
  }

  @Test func theNumberOfUnitsIsLimited() {
    let formatter = formatter(.abbreviated, [.hour, .minute, .second])
    formatter.maximumUnitCount = 2
    #expect(formatter.string(from: 4_230) == "1h 10m")
    #expect(formatter.string(from: 630) == "10m 30s")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 4_230) == "1h")
  }

  @Test func theLargestUnitCollapses() {
    let formatter = formatter(.abbreviated, [.minute, .second])
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 63) == "63s")
    #expect(formatter.string(from: 123) == "2m 3s")
  }

  /// Apple's own example.
  @Test func phrasesStandAround() {
    let formatter = formatter(.full, .minute)
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "5 minutes remaining")
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test func unitsAreConverted() {
    #expect(formatter(.full, [.hour, .minute]).string(from: DateComponents(minute: 70)) == "1 hour, 10 minutes")
    #expect(formatter(.full, .minute).string(from: DateComponents(hour: 1, minute: 10)) == "70 minutes")
    #expect(formatter(.full).string(from: DateComponents(minute: 70)) == "70 minutes")
    #expect(formatter(.full, [.weekOfMonth, .day]).string(from: 9 * 86_400) == "1 week, 2 days")
    #expect(formatter(.full, .day).string(from: 9 * 86_400) == "9 days")
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 2), unitsStyle: .abbreviated)?.hasPrefix("2") == true)
  }

  @Test func datesAreCounted() throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter(.full, [.year, .day]).string(from: start, to: start.addingTimeInterval(366 * 86_400)) == "1 year, 1 day")
  }

  @Test func otherLanguagesHaveTheirWords() {
    let parts = DateComponents(year: 1, month: 2, hour: 3, minute: 1)
    #expect(formatter(.full, [], "de").string(from: parts) == "1 Jahr, 2 Monate, 3 Stunden und 1 Minute")
    #expect(formatter(.full, [], "fr").string(from: parts) == "1\u{a0}an, 2\u{a0}mois, 3\u{a0}heures et 1 minute")
    #expect(formatter(.abbreviated, [], "ja").string(from: parts) == "1年2か月3時間1分")
  }
}
