import UIKit
import XCTest

/// Starts the application that hosts the tests before the first of them.
private final class HostStart: XCTestObservation {
  func testBundleWillStart(_ testBundle: Bundle) { MainActor.assumeIsolated { _vitrineLaunchTestHost() } }
}

@MainActor private let start: HostStart = {
  let start = HostStart()
  XCTestObservationCenter.shared.addTestObserver(start)
  return start
}()

/// Called before `main` by files with tests, which the compiler shim adapts.
@MainActor
public func _vitrineTestsBegin() { _ = start }
