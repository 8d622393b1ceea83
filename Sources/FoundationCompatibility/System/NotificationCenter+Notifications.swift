extension NotificationCenter {
  /// Returns the notifications with a name that are posted after this call (Apple: `NotificationCenter.notifications(named:object:)`).
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
    Notifications(self, name, object)
  }

  public final class Notifications: AsyncSequence, @unchecked Sendable {
    // Sendable, since the stream is constant and any task can read it.
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

    // Sendable, since a notification is immutable. As on Apple's systems, the sender is responsible for its contents.
    fileprivate struct Held: @unchecked Sendable { let notification: Notification }

    // Sendable, since Foundation's notification centres are thread-safe, and the token is only passed back.
    private struct Observation: @unchecked Sendable {
      let center: NotificationCenter
      let token: any NSObjectProtocol
      func end() { center.removeObserver(token) }
    }
  }
}
