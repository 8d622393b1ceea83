import Display
import Testing

@Suite struct KeyUsageTests {
  @Test func lettersAndDigitsHaveTheirNumbersOfTheHIDTables() {
    #expect(KeyUsage.letter("a")?.rawValue == 4 && KeyUsage.letter("z")?.rawValue == 29)
    #expect(KeyUsage.letter("A") == nil && KeyUsage.letter("é") == nil)
    #expect(KeyUsage.digit(1)?.rawValue == 30 && KeyUsage.digit(0)?.rawValue == 39 && KeyUsage.digit(10) == nil)
  }

  @Test func bothRowsOfDigitsAreDigits() {
    for digit in 0...9 { #expect(KeyUsage.digit(digit)?.digit == digit) }
    #expect(KeyUsage(rawValue: 89).digit == 1 && KeyUsage(rawValue: 98).digit == 0)
    #expect(KeyUsage.escape.digit == nil)
  }
}
