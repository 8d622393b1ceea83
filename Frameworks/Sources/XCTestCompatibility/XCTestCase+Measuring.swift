public import XCTest

// Measurements as on Apple's systems: they are printed, and fail only beside a baseline, which Xcode keeps. The methods of XCTest on Linux,
// which take the place of a call as well, fail a test whose times differ by more than a tenth.

extension XCTestCase {
  /// Runs a block ten times and prints how long it took (Apple: measure(_:)).
  public func measure(_ block: () -> Void) { Measurement.run(name, iterations: 10, isManual: false, block) }

  /// Runs a block ten times and prints how long it took between `startMeasuring()` and `stopMeasuring()`
  /// (Apple: measureMetrics(_:automaticallyStartMeasuring:for:)).
  /// - Parameter metrics: has no effect on Linux, where only the time is measured.
  public func measureMetrics(_ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void) {
    Measurement.run(name, iterations: 10, isManual: !automaticallyStartMeasuring, block)
  }

  public func startMeasuring() { Measurement.start() }
  public func stopMeasuring() { Measurement.stop() }
}
