/// Views that wait to be shown again, and how to make more, by reuse identifier.
@MainActor
struct ReuseQueue<View: UIView> {
  typealias Maker = @MainActor () -> View?

  /// More are let go: a list that grows smaller does not keep all that it had.
  static var limit: Int { 64 }

  private var makers: [String: Maker] = [:]
  private var waiting: [String: [View]] = [:]

  /// nil takes the registration back.
  mutating func register(_ maker: Maker?, for identifier: String) { makers[identifier] = maker }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }

  /// A view that waits, or nil.
  mutating func take(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// A new view, or nil where nothing was registered.
  func make(_ identifier: String) -> View? { makers[identifier]?() }

  /// - Returns: false where enough of its kind wait already.
  mutating func put(_ view: View, _ identifier: String) -> Bool {
    guard waiting[identifier, default: []].count < Self.limit else { return false }
    waiting[identifier, default: []].append(view)
    return true
  }

  /// Lets go of all that waits.
  mutating func takeAll() -> [View] {
    defer { waiting = [:] }
    return waiting.values.flatMap { $0 }
  }
}
