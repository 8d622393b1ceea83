import Foundation
import Synchronization

/// The user defaults of a program by the domain in which they store: a change through one object is a change of all objects of its domain.
final class DefaultsDomains: Sendable {
  enum Domain: Hashable, Sendable {
    /// The domain of `UserDefaults.standard`.
    case standard
    case suite(String)

    init(_ suiteName: String?) {
      self = suiteName.flatMap { $0 == Bundle.main.bundleIdentifier ? nil : .suite($0) } ?? .standard
    }
  }

  private struct Member: Sendable {
    let object: WeakTarget
    let domain: Domain
  }

  static let shared = DefaultsDomains()
  private let members = Mutex<[ObjectIdentifier: Member]>([:])

  func add(_ object: UserDefaults, _ domain: Domain) {
    let member = Member(object: WeakTarget(object: object), domain: domain)
    let id = ObjectIdentifier(object)
    members.withLock { $0[id] = member }
  }

  /// Called when an object is deallocated.
  func remove(_ object: UserDefaults) {
    let id = ObjectIdentifier(object)
    members.withLock { $0[id] = nil }
  }

  func domain(of object: UserDefaults) -> Domain {
    let id = ObjectIdentifier(object)
    return members.withLock { $0[id]?.domain } ?? .standard
  }

  func objects(of domain: Domain) -> [AnyObject] {
    let found = members.withLock { members in members.values.filter { $0.domain == domain }.map(\.object) }
    return found.compactMap(\.object)
  }
}
