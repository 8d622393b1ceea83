/// A font that is not installed, with its known properties.
package struct AbsentFont: Hashable, Sendable {
  /// The PostScript name.
  package let name: String
  /// The heights above and below the baseline, as fractions of the size.
  package let ascent, descent: Double

  package init(name: String, ascent: Double, descent: Double) {
    (self.name, self.ascent, self.descent) = (name, ascent, descent)
  }
}
