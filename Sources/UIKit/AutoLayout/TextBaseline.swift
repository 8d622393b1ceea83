/// Where a view's first or last line of text stands, whatever height constraints give the view.
package struct TextBaseline {
  /// Points below the alignment rectangle's top, were that without height.
  var offset: CGFloat
  /// What part of the height is above: 0 for text that keeps to the top, 0.5 in the middle, 1 at the bottom.
  var share: CGFloat

  static let top = TextBaseline(offset: 0, share: 0)
  static let bottom = TextBaseline(offset: 0, share: 1)

  init(offset: CGFloat, share: CGFloat) { (self.offset, self.share) = (offset, share) }

  /// - Parameters:
  ///   - distance: points from the top in an alignment rectangle of `height`.
  init(_ distance: CGFloat, in height: CGFloat, _ alignment: UIControl.ContentVerticalAlignment) {
    share =
      switch alignment {
      case .top: 0
      case .center, .fill: 0.5
      case .bottom: 1
      }
    offset = distance - share * height
  }

  /// Points from the top of an alignment rectangle.
  package func distance(in height: CGFloat) -> CGFloat { offset + share * height }
}
