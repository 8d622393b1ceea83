/// How long a tree may go on asking for layout, or for updates of constraints.
package enum LayoutLimit {
  /// Passes over the tree in one turn. What asks for more is named and left as it is, until it is marked again.
  package static let passes = 64

  /// The first few of those that keep asking.
  package static func names(_ culprits: [any CustomStringConvertible]) -> String {
    let shown = culprits.prefix(3).map(\.description).joined(separator: ", ")
    return culprits.count > 3 ? "\(shown) and \(culprits.count - 3) more" : shown
  }
}
