extension NotificationCenter {
  /// The notifications of a name as they are posted, from the call on (Apple: `NotificationCenter.notifications(named:object:)`).
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // The stream is constant and may be read by any task.
    public typealias Element = Notification
    public typealias Failure = Never

    private let stream: AsyncStream<Held>

    init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
      let (stream, continuation) = AsyncStream<Held>.makeStream()
      self.stream = stream
      let token = center.addObserver(forName: name, object: object, queue: nil) { continuation.yield(Held(notification: $0)) }
      let observation = Observation(center: center, token: token)
      continuation.onTermination = { _ in observation.end() }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<Held>.Iterator

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    // A notification does not change; as on Apple's systems, what it carries is the sender's to guard.
    fileprivate struct Held: @unchecked Sendable { let notification: Notification }

    // Foundation's notification centres lock themselves, and the token is only handed back.
    private struct Observation: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol
      func end() { center.removeObserver(token) }
    }
  }
}
