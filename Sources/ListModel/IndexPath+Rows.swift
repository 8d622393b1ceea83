import FoundationCompatibility

extension IndexPath {
  /// Whether the index path consists of a section and a row, neither of them negative.
  package var isRow: Bool { count == 2 && self[0] >= 0 && self[1] >= 0 }
}
