import Foundation
import FoundationCompatibility
import Testing

@Suite struct ThreadTests {
  /// Apple's name of `Thread.mainThread` (Rightpoint/Swiftilities).
  @Test @MainActor func theMainThreadHasApplesName() {
    let main: Thread = Thread.main
    #expect(Thread.current == Thread.main && Thread.main === main && Thread.main.isMainThread == Thread.isMainThread)
  }

  @Test func otherThreadsAreNotTheMainThread() async {
    let isMain = await withCheckedContinuation { continuation in
      Thread { continuation.resume(returning: Thread.current == Thread.main) }.start()
    }
    #expect(!isMain)
  }
}
