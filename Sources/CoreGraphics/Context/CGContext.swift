package import PDF
package import Raster

/// Where drawing goes, and how (Apple: CGContext).
///
/// User space is y-up with its origin at the lower left in a context that a program makes; UIKit's contexts are y-down.
public final class CGContext {
  /// The pixels that are drawn to now: the bitmap, or the innermost transparency layer; nil in a PDF.
  package internal(set) var target: PixelBuffer?
  /// The PDF that is drawn in; nil in a bitmap.
  package let document: PDFDocument?
  /// User space of the fresh context, or page, to device pixels.
  package internal(set) var baseTransform: CGAffineTransform
  var state: GraphicsState
  var savedStates: [GraphicsState] = []
  var layers: [TransparencyLayer] = []
  /// The path under construction, in device space: later changes of the transform do not move it.
  var currentPath = VectorPath()
  let layout: BitmapLayout?
  let requestedBytesPerRow: Int
  var mirror: BitmapMirror?
  /// Of a PDF: the bounds of pages that name none, and of the page at hand, in points.
  let defaultPage: CGRect
  package internal(set) var pageBounds = CGRect.zero
  /// Of a PDF: whether user space has its y down.
  let isFlipped: Bool
  /// Every alpha stays 255.
  package let isOpaque: Bool
  /// The colour space of the bitmap.
  public let colorSpace: CGColorSpace?
  public let bitmapInfo: CGBitmapInfo

  /// Text is set with this before the user transform; not part of the saved state, as on Apple.
  public var textMatrix = CGAffineTransform.identity
  /// Where text goes next, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// A context for a backing store: `baseTransform` maps its user space to the device coordinates of `target`.
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

  /// A bitmap of 8 bits a component: grey, alpha only, or RGB with 32 bits a pixel in any order, premultiplied or without
  /// alpha. Nil for other layouts, for too short rows, and where memory is short.
  ///
  /// - Parameters:
  ///   - data: the pixels, kept in step with every drawing; nil lets the context own them.
  ///   - bytesPerRow: 0 lets the context choose.
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

  /// User space to device pixels, y down: the transform that drawing uses.
  package var deviceTransform: CGAffineTransform { state.transform }

  /// A canvas over the current pixels with the current clip and blend mode; nil in a PDF.
  package var canvas: Canvas? {
    guard let target else { return nil }
    var canvas = Canvas(target, clip: state.clip)
    canvas.blend = state.blendMode.blend
    return canvas
  }

  /// Whether it draws in a PDF.
  package var isDocument: Bool { document != nil }

  /// The bounds of the clip in device pixels.
  package var clipBounds: PixelRect { state.clip.bounds }

  /// A context of a PDF, without a page.
  ///
  /// - Parameters:
  ///   - page: the bounds of pages that name none, in points.
  ///   - isFlipped: whether user space goes down from the upper left corner of a page, as UIKit's does.
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
