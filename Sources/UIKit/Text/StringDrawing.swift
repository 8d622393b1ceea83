internal import CoreText

/// Measures and draws styled text, for `NSString` and `NSAttributedString`.
struct StringDrawing {
  let text: StyledText

  /// The size in points, not rounded. Lines end at separators only.
  var size: CGSize { text.string.isEmpty ? .zero : TextLayout(text).size }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    TextLayout(text).draw(in: context, at: point)
  }

  func draw(in rect: CGRect) { draw(with: rect, options: [.usesLineFragmentOrigin], context: nil) }

  func boundingRect(with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
    guard !text.string.isEmpty else { return .zero }
    let (layout, scale) = layout(in: size, options: options, context: context)
    var rect = CGRect(origin: .zero, size: layout.size)
    if !options.contains(.usesLineFragmentOrigin) { rect.origin.y = -(layout.lines.first?.descent ?? 0) }
    context?.actualScaleFactor = scale
    context?.totalBounds = rect
    return rect
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    guard let target = UIGraphicsGetCurrentContext(), !text.string.isEmpty else { return }
    let (layout, scale) = layout(in: rect.size, options: options, context: context)
    var origin = rect.origin
    // Without a line fragment origin, the rectangle's origin is on the baseline.
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= layout.firstBaseline }
    layout.draw(in: target, at: origin)
    context?.actualScaleFactor = scale
    context?.totalBounds = CGRect(origin: rect.origin, size: layout.size)
  }

  /// Returns the layout for a size, and its scale factor. A width or height of 0 means no limit.
  private func layout(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> (layout: TextLayout, scale: CGFloat) {
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && size.width > 0 ? size.width : .infinity
    let height = wraps && size.height > 0 ? size.height : .infinity
    let last: TextTruncation? = options.contains(.truncatesLastVisibleLine) ? .tail : nil
    func layout(_ text: StyledText) -> TextLayout {
      TextLayout(text, width: width, height: height, maximumLines: wraps ? 0 : 1, lastLine: last)
    }
    let full = layout(text)
    guard let minimum = context?.minimumScaleFactor, minimum > 0, minimum < 1, full.isTruncated else { return (full, 1) }
    let scale = TextFitting.scale(minimum: minimum) { !layout(text.scaled(by: $0)).isTruncated }
    return (layout(text.scaled(by: scale)), scale)
  }
}

/// Finds the factor by which text must be shrunk to fit.
enum TextFitting {
  /// Returns the largest factor from `minimum` to 1 that fits, found in eight steps; `minimum` if none fits.
  static func scale(minimum: CGFloat, fits: (CGFloat) -> Bool) -> CGFloat {
    var (low, high) = (minimum, CGFloat(1))
    guard fits(low) else { return minimum }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      if fits(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
