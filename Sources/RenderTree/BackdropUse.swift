/// Why a layer, or one below it, cannot be drawn without what is behind it.
package struct BackdropUse: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It meets what is behind it otherwise than by lying over it.
  package static let blends = BackdropUse(rawValue: 1)
  /// It shows what is behind it through a filter.
  package static let filters = BackdropUse(rawValue: 2)
}
