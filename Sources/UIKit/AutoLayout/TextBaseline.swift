/// The position of the baseline of a view's first or last line of text as a function of the view's height.
package struct TextBaseline {
  /// The distance from the top of an alignment rectangle without height, in points.
  var offset: CGFloat
  /// The fraction of the height that is added: 0 for text at the top, 0.5 in the middle, 1 at the bottom.
  var share: CGFloat

  static let top = TextBaseline(offset: 0, share: 0)
  static let bottom = TextBaseline(offset: 0, share: 1)

  init(offset: CGFloat, share: CGFloat) { (self.offset, self.share) = (offset, share) }

  /// Creates the baseline of text with a vertical alignment.
  ///   - distance: the distance of the baseline from the top of an alignment rectangle of `height`, in points.
  init(_ distance: CGFloat, in height: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) {
    share =
      switch alignment {
      case .top: 0
      case .center, .fill: 0.5
      case .bottom: 1
      }
    offset = distance - share * height
  }

  /// Returns the distance of the baseline from the top of an alignment rectangle, in points.
  package func distance(in height: CGFloat) -> CGFloat { offset + share * height }
}
