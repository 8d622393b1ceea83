/// The reuse queues of a list, by reuse identifier: views that can be shown again, and the registrations that make new ones.
@MainActor
struct ReuseQueue<View: UIView> {
  typealias Maker = @MainActor () -> View?

  /// The maximum number of waiting views for one identifier. Further views are released, so that a list that shrinks does not keep them
  /// all.
  static var limit: Int { 64 }

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a function that makes views; nil removes the registration.
  mutating func register(_ maker: Maker?, for identifier: String) { makers[identifier] = maker }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// Returns a view from the queue; nil if the queue is empty.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Returns a new view; nil if nothing is registered for the identifier.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// Adds a view to its queue.
  /// - Returns: false if the queue is full.
  mutating func put(_ view: View, _ identifier: String) -> Bool {
    guard waiting[identifier, default: []].count < Self.limit else { return false }
    waiting[identifier, default: []].append(view)
    return true
  }

  /// Removes and returns all waiting views.
  mutating func takeAll() -> [View] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }
}
