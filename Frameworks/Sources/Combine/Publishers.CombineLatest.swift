import Foundation
public import OpenCombine

extension Publishers {
  /// Sends the newest elements of two publishers as a pair whenever one of them sends an element.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let pair = LatestPair<A.Output, B.Output, Downstream>(subscriber)
      subscriber.receive(subscription: pair)
      a.subscribe(pair.side { pair, value in pair.first = value })
      b.subscribe(pair.side { pair, value in pair.second = value })
    }
  }

  /// Combines three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// Combines four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure
  {
    combineLatest(other).map { transform($0, $1) }
  }
  public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, p, q)
  }
  public func combineLatest<P: Publisher, Q: Publisher, T>(_ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure
  {
    combineLatest(p, q).map { transform($0, $1, $2) }
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, p, q, r)
  }
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(p, q, r).map { transform($0, $1, $2, $3) }
  }
}

/// The state of a subscription to a `CombineLatest`. It requests all elements of both publishers. A pair without demand is kept until it is
/// requested, and replaced by a newer one.
private final class LatestPair<First, Second, Downstream: Subscriber>: Subscription where Downstream.Input == (First, Second) {
  var first: First?
  var second: Second?
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var waits = false
  private var running = 2
  private var upstreams: [any Subscription] = []

  init(_ downstream: Downstream) { self.downstream = downstream }

  func request(_ more: Subscribers.Demand) {
    lock.withLock {
      demand += more
      send(waits)
    }
  }

  func cancel() {
    let all: [any Subscription] = lock.withLock {
      downstream = nil
      defer { upstreams = [] }
      return upstreams
    }
    all.forEach { $0.cancel() }
  }

  func side<Value>(_ store: @escaping (LatestPair, Value) -> Void) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { [self] subscription in
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
      },
      receiveValue: { [self] value in
        lock.withLock {
          store(self, value)
          send(true)
        }
        return .none
      },
      receiveCompletion: { [self] completion in
        lock.withLock {
          running -= 1
          if case .finished = completion, running > 0 { return }
          let target = downstream
          downstream = nil
          target?.receive(completion: completion)
        }
      })
  }

  private func send(_ isNew: Bool) {
    guard isNew, let first, let second else { return }
    waits = demand == .none
    guard !waits, let downstream else { return }
    demand -= 1
    demand += downstream.receive((first, second))
  }
}
