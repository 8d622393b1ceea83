import Foundation

/// Ends a host whose code never returns to the run loop after its shell has ended. Other hosts end by themselves when no shell is connected.
enum AbandonedHost {
  /// The time in seconds in which the main thread has to answer.
  private static let patience = 10

  /// Call it in a host that has received its order. The shell holds the other end of its standard input.
  static func watch() {
    Thread.detachNewThread {
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&input, 1, -1) < 0, errno == EINTR {}
      while true {
        let answered = DispatchSemaphore(value: 0)
        DispatchQueue.main.async { answered.signal() }
        if answered.wait(timeout: .now() + .seconds(patience)) == .timedOut { _exit(1) }
        sleep(UInt32(patience))
      }
    }
  }
}
