public import OpenCombine
import Foundation

/// The elements of a publisher at the positions of a range. It finishes with the last of them, and cancels the publisher (Apple:
/// Publishers.Output). OpenCombine's publisher of that name finishes when the next element arrives.
public struct _VitrineOutput<Upstream: Publisher>: Publisher {
  public typealias Output = Upstream.Output
  public typealias Failure = Upstream.Failure

  public let upstream: Upstream
  public let range: CountableRange<Int>

  init(upstream: Upstream, range: CountableRange<Int>) {
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    self.upstream = upstream
    self.range = range
  }

  public func receive<Downstream: Subscriber>(subscriber: Downstream) where Downstream.Input == Output, Downstream.Failure == Failure {
    upstream.subscribe(Limit(subscriber, range))
  }
}

extension _VitrineOutput: Equatable where Upstream: Equatable {}

/// The place of an element relative to a range.
private enum Place { case before, within, last, after }

/// Passes the elements of a range on to a subscriber.
private final class Limit<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let downstream: Downstream
  /// Protects the properties below.
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var hasEnded = false
  /// The number of elements before the range that have not arrived.
  private var skipped: Int
  /// The number of elements of the range that have not arrived.
  private var rest: Int

  init(_ downstream: Downstream, _ range: CountableRange<Int>) {
    self.downstream = downstream
    skipped = range.lowerBound
    rest = range.count
  }

  func receive(subscription: any Subscription) {
    let isFirst = lock.withLock {
      guard self.subscription == nil, !hasEnded else { return false }
      self.subscription = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    downstream.receive(subscription: self)
    if rest == 0 { finish() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let place = lock.withLock { () -> Place in
      guard !hasEnded, rest > 0 else { return .after }
      if skipped > 0 {
        skipped -= 1
        return .before
      }
      rest -= 1
      return rest > 0 ? .within : .last
    }
    switch place {
    case .before: return .max(1)
    case .within: return downstream.receive(input)
    case .last:
      _ = downstream.receive(input)
      finish()
      return .none
    case .after: return .none
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if end() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }

  func cancel() { end()?.cancel() }

  private func finish() {
    guard let subscription = end() else { return }
    subscription.cancel()
    downstream.receive(completion: .finished)
  }

  /// Ends the subscription, and returns it; nil if it has ended before.
  private func end() -> (any Subscription)? {
    lock.withLock {
      hasEnded = true
      defer { subscription = nil }
      return subscription
    }
  }
}
