import Foundation
import FoundationNetworking

extension URLSession {
  /// Returns a task that fails with `cannotConnectToHost`: Foundation on Linux has no streams over sockets.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask { FailingStreamTask(session: self) }
  /// Returns a task that fails with `cannotConnectToHost`.
  public func streamTask(with service: NetService) -> URLSessionStreamTask { FailingStreamTask(session: self) }
}

/// A task that fails when it is resumed. Foundation's methods would look for a request, which stream tasks do not have.
private final class FailingStreamTask: URLSessionStreamTask, @unchecked Sendable {
  // Unchecked: `lock` guards the state.
  private let session: URLSession
  private let lock = NSLock()
  private var current = URLSessionTask.State.suspended
  private var failure: URLError?

  init(session: URLSession) {
    self.session = session
    super.init()
  }

  override var state: URLSessionTask.State { lock.withLock { current } }
  override var error: (any Error)? {
    get { lock.withLock { failure } }
    set {}
  }

  override func resume() { finish(.cannotConnectToHost) }
  override func suspend() {}
  override func cancel() { finish(.cancelled) }

  private func finish(_ code: URLError.Code) {
    let error = URLError(code)
    let isFirst = lock.withLock {
      guard current != .completed else { return false }
      (current, failure) = (.completed, error)
      return true
    }
    guard isFirst else { return }
    session.delegateQueue.addOperation { [self] in
      (session.delegate as? any URLSessionTaskDelegate)?.urlSession(session, task: self, didCompleteWithError: error)
    }
  }
}
