import Foundation
import FoundationCompatibility
import Testing

@Suite struct ThreadTests {
  /// Apple's name of `Thread.mainThread` (Rightpoint/Swiftilities).
  @Test @MainActor func theMainThreadHasApplesName() {
    let main: Thread = Thread.main
    #expect(main.isMainThread)
  }
}
