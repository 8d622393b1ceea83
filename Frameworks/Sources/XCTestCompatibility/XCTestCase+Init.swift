public import XCTest

extension XCTestCase {
  /// A case that is no test of a suite, as on Apple's systems, where it is an object like others. Written `DispatchTests()`: an extension cannot
  /// declare `init()`, which `XCTest` has and this class hides.
  public convenience init(_ nothing: Void = ()) { self.init(name: "", testClosure: { _ in }) }
}
