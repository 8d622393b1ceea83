package import PDF
package import Raster

/// A drawing destination with its drawing parameters (Apple: CGContext).
///
/// In a context created by a program, y points up in user space and the origin is at the lower left. In UIKit's contexts y points down.
public final class CGContext {
  /// The pixels that are currently drawn to: the bitmap, or the innermost transparency layer; nil in a PDF.
  package internal(set) var target: PixelBuffer?
  /// The PDF that is drawn to; nil for a bitmap.
  package let document: PDFDocument?
  /// The transform from the user space of the new context, or page, to device pixels.
  package internal(set) var baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The current path in device space. Later changes of the transform do not move it.
  var currentPath = VectorPath()
  let layout: BitmapLayout?
  let requestedBytesPerRow: Int
  var mirror: BitmapMirror?
  /// In a PDF: the default bounds of pages, and the bounds of the current page, in points.
  let defaultPage: CGRect
  package internal(set) var pageBounds = CGRect.zero
  /// In a PDF: whether y points down in user space.
  let isFlipped: Bool
  /// Whether each alpha remains 255.
  package let isOpaque: Bool
  /// The colour space of the bitmap.
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo

  /// The transform of text, applied before the user transform. Not part of the saved state, as on Apple's systems.
  public var textMatrix = CGAffineTransform.identity
  /// The position of the next text, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Creates a context for a backing store. `baseTransform` maps its user space to the device coordinates of `target`.
  package init(target: PixelBuffer, clip: Clip? = nil, baseTransform: CGAffineTransform, isOpaque: Bool = false) {
    self.target = target
    document = nil
    (defaultPage, isFlipped) = (.zero, false)
    self.baseTransform = baseTransform
    self.isOpaque = isOpaque
    state = GraphicsState(transform: baseTransform, clip: clip?.intersected(with: target.bounds) ?? Clip(target.bounds))
    layout = nil
    requestedBytesPerRow = 0
    colorSpace = .standardRGB
    bitmapInfo = CGBitmapInfo(alpha: isOpaque ? .noneSkipFirst : .premultipliedFirst, byteOrder: .order32Little)
  }

  /// Creates a bitmap with 8 bits per component: grey, alpha only, or RGB with 32 bits per pixel in any order, premultiplied or without
  /// alpha. Returns nil for other layouts, if the rows are too short, or if there is not enough memory.
  ///
  /// - Parameters:
  ///   - data: the pixels, which are updated with each drawing; nil if the context should allocate them.
  ///   - bytesPerRow: the length of a row in bytes; 0 if the context should choose it.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let bitsPerPixel = info.alphaInfo == .alphaOnly || space.model == .monochrome ? 8 : 32
    guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide,
      let layout = BitmapLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, bitmapInfo: info),
      layout.alpha != .straight, bytesPerRow == 0 || (bytesPerRow >= width * layout.bytesPerPixel && bytesPerRow <= 1 << 30),
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
    else {
      Problem.log(
        "CGContext: a bitmap of \(width) x \(height), \(bitsPerComponent) bits a component, \(bytesPerRow) bytes a row, "
          + "bitmap info \(bitmapInfo) cannot be made")
      return nil
    }
    self.layout = layout
    requestedBytesPerRow = bytesPerRow
    target = buffer
    document = nil
    (defaultPage, isFlipped) = (.zero, false)
    isOpaque = layout.alpha == .none
    baseTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    state = GraphicsState(transform: baseTransform, clip: Clip(buffer.bounds))
    colorSpace = info.alphaInfo == .alphaOnly ? nil : space
    self.bitmapInfo = info
    if isOpaque { Canvas(buffer).fill(buffer.bounds, Pixel(bits: 0xff00_0000)) }
    if let data {
      mirror = BitmapMirror(
        base: data, bytesPerRow: bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow, layout: layout, owned: nil)
      mirror?.load(buffer.bounds, into: buffer)
    }
  }

  /// The transform from user space to device pixels with y down, which is used for drawing.
  package var deviceTransform: CGAffineTransform { state.transform }

  /// A canvas on the current pixels with the current clip and blend mode; nil in a PDF.
  package var canvas: Canvas? {
    guard let target else { return nil }
    var canvas = Canvas(target, clip: state.clip)
    canvas.blend = state.blendMode.blend
    return canvas
  }

  /// Whether the context draws into a PDF.
  package var isDocument: Bool { document != nil }

  /// The bounds of the clip in device pixels.
  package var clipBounds: PixelRect { state.clip.bounds }

  /// Creates a context for a PDF, without a page.
  ///
  /// - Parameters:
  ///   - page: the default bounds of pages, in points.
  ///   - isFlipped: whether user space has its origin at the upper left corner of a page and y points down, as in UIKit.
  package init(document: PDFDocument, page: CGRect, isFlipped: Bool) {
    self.document = document
    defaultPage = page
    self.isFlipped = isFlipped
    target = nil
    baseTransform = .identity
    state = GraphicsState(transform: .identity, clip: Clip(.empty))
    layout = nil
    requestedBytesPerRow = 0
    isOpaque = false
    colorSpace = nil
    bitmapInfo = []
  }
}
