import FoundationCompatibility
import Testing

@Suite struct SynchronizedTests {
  final class Account: @unchecked Sendable {
    // Protected by the object's lock, which is under test.
    var balance = 0
  }

  @Test func oneThreadAtATimeHoldsAnObject() {
    let account = Account()
    DispatchQueue.concurrentPerform(iterations: 2000) { _ in
      objc_sync_enter(account)
      account.balance += 1
      objc_sync_exit(account)
    }
    #expect(account.balance == 2000)
  }

  @Test func theThreadThatHoldsItMayTakeItAgain() {
    let account = Account()
    #expect(objc_sync_enter(account) == 0)
    #expect(objc_sync_enter(account) == 0)
    #expect(objc_sync_exit(account) == 0)
    #expect(objc_sync_exit(account) == 0)
    #expect(objc_sync_exit(account) == -1)
  }

  @Test func otherObjectsAreFree() {
    let first = Account(), second = Account()
    objc_sync_enter(first)
    defer { objc_sync_exit(first) }
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      objc_sync_enter(second)
      objc_sync_exit(second)
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 5) == .success)
  }

  @Test func anotherThreadWaits() {
    let account = Account()
    let started = DispatchSemaphore(value: 0), done = DispatchSemaphore(value: 0)
    objc_sync_enter(account)
    Thread.detachNewThread {
      started.signal()
      objc_sync_enter(account)
      account.balance = 5
      objc_sync_exit(account)
      done.signal()
    }
    started.wait()
    #expect(done.wait(timeout: .now() + 0.02) == .timedOut)
    #expect(account.balance == 0)
    objc_sync_exit(account)
    #expect(done.wait(timeout: .now() + 5) == .success)
    #expect(account.balance == 5)
  }
}
