/// An identifier of any type, as the reference forms of snapshots have them.
struct ReferenceKey: Hashable, @unchecked Sendable {
  // Only the main actor makes and reads keys; the snapshots that hold them never change threads.
  let identifier: AnyHashable

  /// Returns nil for values that cannot be compared: those can be no identifiers.
  init?(_ identifier: Any) {
    guard let identifier = identifier as? AnyHashable else {
      UIKitLog.refused("\(identifier) is no identifier, since it cannot be compared")
      return nil
    }
    self.identifier = identifier
  }

  var value: Any { identifier.base }

  static func keys(_ identifiers: [Any]) -> [ReferenceKey] { identifiers.compactMap(ReferenceKey.init) }
}
