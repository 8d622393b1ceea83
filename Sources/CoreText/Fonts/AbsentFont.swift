/// A font that is not installed, and what is known of it.
package struct AbsentFont: Hashable, Sendable {
  /// Its PostScript name.
  package let name: String
  /// Above and below the baseline, as parts of the size.
  package let ascent, descent: Double

  package init(name: String, ascent: Double, descent: Double) {
    (self.name, self.ascent, self.descent) = (name, ascent, descent)
  }
}
