import CoreGraphics
import QuartzCore

/// An image with the properties that determine the contents of a layer.
@MainActor
struct ShownImage {
  let image: UIImage
  /// The colour of a template image; nil for other images.
  let tint: UIColor?
  /// The size of the view if the image has to be drawn at that size; nil if the compositor can stretch it.
  let size: CGSize?
  /// Whether the image is flipped horizontally.
  let isFlipped: Bool
  /// How many times finer than usual a symbol is drawn, because the view enlarges it; 1 for other images.
  let fineness: Int

  static func == (a: ShownImage, b: ShownImage) -> Bool {
    a.image === b.image && a.tint == b.tint && a.size == b.size && a.isFlipped == b.isFlipped && a.fineness == b.fineness
  }

  /// Sets the contents of a layer. The layer's `contentsCenter` is kept if neither image has cap insets.
  /// - Parameter previous: the image that the layer shows now.
  func apply(to layer: CALayer, after previous: ShownImage?) {
    var image = image.finer(fineness)
    if let tint { image = image.withTintColor(tint, renderingMode: .alwaysOriginal) }
    if isFlipped { image = image.withHorizontallyFlippedOrientation() }
    // Layer contents have no orientation.
    image = image.upright
    if let size {
      guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
        layer.contents = nil
        return
      }
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      let tiled = image
      image = UIGraphicsImageRenderer(size: size, format: format).image { _ in tiled.draw(in: CGRect(origin: .zero, size: size)) }
    }
    layer.contents = image.cgImage
    layer.contentsScale = image.scale
    if self.image.capInsets != .zero || (previous.map { $0.image.capInsets != .zero } ?? false) {
      layer.contentsCenter = size == nil ? self.image.stretchableCenter : CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }
}

extension UIImage {
  /// Whether the image has to be drawn at the view's size because the compositor cannot tile between caps.
  func needsDrawing(in mode: UIView.ContentMode) -> Bool {
    capInsets != .zero && resizingMode == .tile && (mode == .scaleToFill || mode == .redraw)
  }

  /// How many times finer than usual a symbol is drawn in a view of a size, so that it stays sharp when the view enlarges it: symbols are drawings,
  /// not bitmaps. At most 32; 1 for other images.
  func fineness(in size: CGSize, _ mode: UIView.ContentMode) -> Int {
    guard isSymbolImage, self.size.width > 0, self.size.height > 0, size.width.isFinite, size.height.isFinite else { return 1 }
    let across = size.width / self.size.width, down = size.height / self.size.height
    let factor: CGFloat =
      switch mode {
      case .scaleToFill, .redraw, .scaleAspectFill: max(across, down)
      case .scaleAspectFit: min(across, down)
      default: 1
      }
    // A view that is less than a pixel larger shows no difference.
    return Int(min(max((factor - 0.05).rounded(.up), 1), 32))
  }

  /// The part between the caps, in the unit square; the whole image if it has no caps.
  var stretchableCenter: CGRect {
    guard capInsets != .zero, size.width > 0, size.height > 0 else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    let left = min(max(capInsets.left / size.width, 0), 1), top = min(max(capInsets.top / size.height, 0), 1)
    let right = min(max(capInsets.right / size.width, 0), 1 - left), bottom = min(max(capInsets.bottom / size.height, 0), 1 - top)
    return CGRect(x: left, y: top, width: 1 - left - right, height: 1 - top - bottom)
  }
}
