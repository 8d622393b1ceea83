import CoreGraphics
import Foundation

/// The positions of the segments, the dividers between them and the background of the selected segment.
extension UISegmentedControl {
  /// The adjustment of the contents of a segment, in points.
  func positionAdjustment(at index: Int) -> UIOffset {
    guard !positionAdjustments.isEmpty else { return .zero }
    let kind: Segment = segments.count == 1 ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
    return positionAdjustments[kind] ?? positionAdjustments[.any] ?? .zero
  }

  /// Returns the attributes of the title of a segment in its current state.
  func attributes(of index: Int) -> [NSAttributedString.Key: Any] {
    let isChosen = index == selectedSegmentIndex
    let isUsable = segments[index].isEnabled && isEnabled
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
      .foregroundColor: isUsable ? UIColor.label : .tertiaryLabel,
    ]
    attributes.merge(titleAttributes[UIControl.State.normal.rawValue] ?? [:]) { $1 }
    let state: UIControl.State = !isUsable ? .disabled : isChosen ? .selected : index == pressed ? .highlighted : .normal
    attributes.merge(titleAttributes[state.rawValue] ?? [:]) { $1 }
    return attributes
  }

  /// Returns the width in points that was set for a segment, or else the width of its contents with 10 points on each side.
  func naturalWidth(_ index: Int) -> CGFloat {
    let segment = segments[index]
    if segment.width > 0 { return segment.width }
    if let image = segment.image { return image.size.width.rounded(.up) + 20 }
    var attributes = attributes(of: index)
    // Reserve the width of the semibold title of the selected segment.
    if titleAttributes.isEmpty { attributes[.font] = UIFont.systemFont(ofSize: 13, weight: .semibold) }
    return ((segment.title ?? "") as NSString).size(withAttributes: attributes).width.rounded(.up) + 20
  }

  /// Returns the rectangles of the segments, mirrored in right-to-left layouts.
  func segmentRects() -> [CGRect] {
    let free = segments.indices.filter { segments[$0].width == 0 }
    let remaining = max(bounds.width - segments.reduce(0) { $0 + $1.width }, 0)
    let natural = apportionsSegmentWidthsByContent ? segments.indices.map(naturalWidth) : []
    let whole = free.reduce(0) { $0 + (natural.isEmpty ? 1 : natural[$1]) }
    let mirror = mirror
    var x: CGFloat = 0
    return segments.indices.map { index in
      let own = segments[index].width
      let width = own > 0 ? own : whole > 0 ? remaining * (natural.isEmpty ? 1 : natural[index]) / whole : 0
      defer { x += width }
      return mirror(CGRect(x: x, y: 0, width: width, height: bounds.height))
    }
  }

  /// Places the divider before a segment. It is hidden beside the selected segment.
  func layOutDivider(_ index: Int, _ rects: [CGRect]) {
    let divider = dividers[index]
    let isBetween = index > 0 && index != selectedSegmentIndex && index - 1 != selectedSegmentIndex
    let edge = isRightToLeft ? rects[index].maxX : rects[index].minX
    divider.image = dividerImage
    divider.backgroundColor = dividerImage == nil ? .separator : nil
    divider.frame =
      dividerImage.map { CGRect(x: edge - $0.size.width / 2, y: 0, width: $0.size.width, height: bounds.height) }
      ?? CGRect(x: edge - 0.5, y: 8, width: 1, height: max(bounds.height - 16, 0))
    divider.alpha = isBetween || (dividerImage != nil && index > 0) ? 1 : 0
  }

  /// Places the background of the selected segment.
  func layOutPill(_ rects: [CGRect]) {
    pill.isHidden = !segments.indices.contains(selectedSegmentIndex) || isMomentary
    guard !pill.isHidden else { return }
    let image = backgrounds[UIControl.State.selected.rawValue]
    let isPlain = image == nil && background.image == nil
    pill.image = image
    pill.backgroundColor = isPlain ? selectedSegmentTintColor ?? Self.pillColor : nil
    pill.layer.shadowOpacity = isPlain ? 0.12 : 0
    pill.transform = .identity
    pill.frame = isPlain ? rects[selectedSegmentIndex].insetBy(dx: metrics.inset, dy: metrics.inset) : rects[selectedSegmentIndex]
    let radius = metrics.pillRounding.radius(in: pill.bounds.size)
    pill.layer.cornerRadius = radius
    pill.layer.shadowPath = CGPath(roundedRect: pill.bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    if pressed == selectedSegmentIndex, isPlain { pill.transform = CGAffineTransform(scaleX: 0.96, y: 0.96) }
  }

  static let pillColor = UIColor(light: (255, 255, 255, 1), dark: (99, 99, 102, 1))
}
