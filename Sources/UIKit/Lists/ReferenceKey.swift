/// An identifier of any type, as snapshots with reference semantics use them.
struct ReferenceKey: Hashable, @unchecked Sendable {
  // Sendable, although an identifier may be an object: only the main actor creates, reads and compares keys.
  let identifier: AnyHashable

  /// Returns nil for a value that is not hashable, which cannot be an identifier.
  init?(_ identifier: Any) {
    guard let identifier = identifier as? AnyHashable else {
      UIKitLog.refused("\(identifier) is not an identifier, because it cannot be compared")
      return nil
    }
    self.identifier = identifier
  }

  var value: Any { identifier.base }

  static func keys(_ identifiers: [Any]) -> [ReferenceKey] { identifiers.compactMap(ReferenceKey.init) }
}
