import CoreGraphics

/// A bar that shows the position and the size of the visible part of the content.
final class ScrollIndicatorView: UIView {
  /// The width of the bar in points.
  static let thickness: CGFloat = 3
  /// The distance between the bar and the view's edges, in points.
  static let margin: CGFloat = 3
  static let minimumLength: CGFloat = 36

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    alpha = 0
    layer.cornerRadius = Self.thickness / 2
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the start and the length of the bar in a track, in points. The bar shrinks if the content is beyond an edge.
  static func span(track: CGFloat, visible: CGFloat, content: CGFloat, offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard track > 0, content > 0, visible > 0 else { return (0, 0) }
    let full = min(max(minimumLength, track * min(visible / content, 1)), track)
    let range = max(content - visible, 0)
    if offset < 0 { return (0, max(full + offset, thickness * 2)) }
    if offset > range {
      let length = max(full - (offset - range), thickness * 2)
      return (track - length, length)
    }
    return (range > 0 ? (track - full) * offset / range : 0, full)
  }
}
