public import XCTest

extension XCTestCase {
  /// Creates a test case that is not part of a suite, like any other object on Apple's systems. It is written `DispatchTests()`: an
  /// extension cannot declare `init()`, which `XCTest` has and this class hides.
  public convenience init(_ nothing: Void = ()) { self.init(name: "", testClosure: { _ in }) }
}
