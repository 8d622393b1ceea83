import XCTest

/// Measurements print their times, and do not fail without a baseline, as with Apple's XCTest (RedMadRobot/input-mask-ios).
final class MeasuringTests: XCTestCase {
  private func busy(_ rounds: Int) {
    var sum = 0.0
    for round in 0..<rounds { sum += Double(round).squareRoot() }
    XCTAssertGreaterThanOrEqual(sum, 0)
  }

  /// The runs take very different times, which fails with the method of XCTest on Linux once they differ by 0.1 s.
  func testTimesMayDiffer() {
    var runs = 0
    measure {
      runs += 1
      busy(runs.isMultiple(of: 2) ? 0 : 8_000_000)
    }
    XCTAssertEqual(runs, 10)
  }

  func testOnlyThePartBetweenStartAndStopIsMeasured() {
    var runs = 0
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: false) {
      busy(runs.isMultiple(of: 2) ? 0 : 1000)
      startMeasuring()
      runs += 1
      stopMeasuring()
    }
    XCTAssertEqual(runs, 10)
  }
}
