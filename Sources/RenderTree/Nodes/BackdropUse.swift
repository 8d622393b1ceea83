/// The ways in which a layer, or one of its descendants, uses the pixels behind it (its backdrop).
package struct BackdropUse: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The layer is blended with its backdrop by a mode other than source over.
  package static let blends = BackdropUse(rawValue: 1)
  /// The layer shows its backdrop through a filter.
  package static let filters = BackdropUse(rawValue: 2)
}
