extension UIImage.Orientation {
  /// Converts an EXIF orientation, 1...8. Other numbers mean up.
  init(exif: Int) {
    switch exif {
    case 2: self = .upMirrored
    case 3: self = .down
    case 4: self = .downMirrored
    case 5: self = .leftMirrored
    case 6: self = .right
    case 7: self = .rightMirrored
    case 8: self = .left
    default: self = .up
    }
  }

  /// Whether the orientation swaps width and height.
  var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The transform from the unit square of the stored image (y down) to that of the upright image.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: CGAffineTransform.identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    // The stored image is rotated clockwise by 90 degrees to be upright.
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }
}

extension UIImage {
  /// The same image with upright pixels.
  var upright: UIImage {
    guard imageOrientation != .up, let cgImage else { return self }
    let sideways = imageOrientation.isSideways
    let size = CGSize(width: sideways ? cgImage.height : cgImage.width, height: sideways ? cgImage.width : cgImage.height)
    guard let context = CGContext.forImage(bounds: CGRect(origin: .zero, size: size), scale: 1, opaque: false) else { return self }
    context.interpolationQuality = .none
    context.drawOriented(cgImage, imageOrientation, in: CGRect(origin: .zero, size: size))
    guard let result = context.takeImage() else { return self }
    result.pixels.isOpaque = cgImage.pixels.isOpaque
    var traits = self.traits
    traits.orientation = .up
    return UIImage(cgImage: result, scale: scale, traits: traits)
  }

  var traits: Traits {
    Traits(
      orientation: imageOrientation, capInsets: capInsets, resizingMode: resizingMode, renderingMode: renderingMode,
      flips: flipsForRightToLeftLayoutDirection, alignment: alignmentRectInsets, baseline: baselineOffsetFromBottom, images: images,
      duration: duration, symbol: symbol, asset: imageAsset)
  }
}

extension CGContext {
  /// Draws the image upright in a y-down rectangle.
  func drawOriented(_ image: CGImage, _ orientation: UIImage.Orientation, in rect: CGRect) {
    saveGState()
    concatenate(CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY))
    concatenate(orientation.unitTransform)
    // The top of a CGImage is at the largest y.
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
    draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    restoreGState()
  }
}
