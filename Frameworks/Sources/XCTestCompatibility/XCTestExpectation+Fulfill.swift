public import XCTest

extension XCTestExpectation {
  /// Without the place in the source that Linux's has, so that `expectation.fulfill` is a function without parameters.
  public func fulfill() { fulfill(#file, line: #line) }
}
