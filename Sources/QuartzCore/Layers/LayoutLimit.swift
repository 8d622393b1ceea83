/// The limit for trees that keep requesting layout or constraint updates.
package enum LayoutLimit {
  /// The maximum number of passes over the tree in one turn. Layers that still need layout then are logged. Those that the last pass did not
  /// lay out are laid out once more; the others are left as they are until they are marked again.
  package static let passes = 64

  /// Returns the names of the first three layers or views, and the number of the others.
  package static func names(_ culprits: [any CustomStringConvertible]) -> String {
    let shown = culprits.prefix(3).map(\.description).joined(separator: ", ")
    return culprits.count > 3 ? "\(shown) and \(culprits.count - 3) more" : shown
  }
}
