internal import PDF
internal import Raster

/// Contexts that write PDF. Paths, lines, gradients, images and text are preserved as such. Shadows become images of 288 dpi.
extension CGContext {
  /// Creates a context that writes a PDF (Apple: CGContext.init(consumer:mediaBox:_:)). Nothing is drawn before `beginPDFPage(_:)`. Returns
  /// nil and logs a message if the bounds cannot be those of a page.
  ///
  /// - Parameters:
  ///   - mediaBox: the default bounds of pages, in points; nil for 612 × 792.
  ///   - auxiliaryInfo: title, author, subject, keywords and creator with the `kCGPDFContext` keys.
  public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    self.init(consumer: consumer, page: mediaBox?.pointee, isFlipped: false, info: auxiliaryInfo)
  }

  /// Creates a context that writes a PDF file. Returns nil and logs a message if the file cannot be written.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  package convenience init?(consumer: CGDataConsumer, page: CGRect?, isFlipped: Bool, info: CFDictionary?) {
    let page = page ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    guard let page = CGContext.checkedPage(page) else {
      Problem.log("CGContext: \(page) is not a page of a PDF")
      return nil
    }
    guard let document = PDFDocument(output: consumer.put) else {
      Problem.log("CGContext: no memory for a PDF")
      return nil
    }
    func text(_ key: String) -> String? { info?[key] as? String }
    let keywords = (info?[kCGPDFContextKeywords] as? [String])?.joined(separator: ", ") ?? text(kCGPDFContextKeywords)
    document.describe(
      title: text(kCGPDFContextTitle), author: text(kCGPDFContextAuthor), subject: text(kCGPDFContextSubject), keywords: keywords,
      creator: text(kCGPDFContextCreator))
    self.init(document: document, page: page, isFlipped: isFlipped)
  }

  /// Begins a page with a new graphics state, and ends the previous page. `pageInfo` may contain its bounds (`kCGPDFContextMediaBox`).
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard document != nil else { return Problem.log("CGContext.beginPDFPage: the context is not a PDF context") }
    var bounds = defaultPage
    if let value = pageInfo?[kCGPDFContextMediaBox] {
      if let named = CGContext.rect(value).flatMap(CGContext.checkedPage) {
        bounds = named
      } else {
        Problem.log("CGContext.beginPDFPage: \(value) is not a page of a PDF")
      }
    }
    beginPage(bounds)
  }

  /// Begins a page with the given bounds.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    beginPDFPage(mediaBox.map { [kCGPDFContextMediaBox: $0.pointee] })
  }

  public func endPDFPage() {
    guard let document else { return Problem.log("CGContext.endPDFPage: the context is not a PDF context") }
    document.endPage()
    resetPage()
    state.clip = Clip(.empty)
  }

  public func endPage() { endPDFPage() }

  /// Writes the rest of the file. Later drawing is ignored. A document without pages gets an empty page.
  public func closePDF() {
    if let document, !closeDocument() {
      Problem.log("CGContext.closePDF: the document was not written: \(document.status ?? "unknown")")
    }
  }

  /// Writes the rest of the file. Returns false if the document could not be written.
  package func closeDocument() -> Bool {
    guard let document else { return false }
    if document.pageCount == 0, !document.isFinished { beginPage(defaultPage) }
    if document.isPageOpen { endPDFPage() }
    return document.finish()
  }

  /// Links a rectangle (in the page's default user space) to an address.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let rect = onPage(rect) else { return }
    document?.link(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, uri: url.absoluteString)
  }

  /// Gives a point of the page a name.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let pagePoint = onPage(CGRect(origin: point, size: .zero)) else { return }
    document?.name(name, x: pagePoint.minX, y: pagePoint.minY)
  }

  /// Links a rectangle to a named point.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard let rect = onPage(rect) else { return }
    document?.link(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, destination: name)
  }

  // MARK: Pages

  private func beginPage(_ bounds: CGRect) {
    document?.beginPage(width: Double(bounds.width), height: Double(bounds.height))
    pageBounds = bounds
    resetPage()
  }

  private func resetPage() {
    let unit = CGFloat(PDFDocument.pixelsPerPoint)
    baseTransform =
      isFlipped
      ? CGAffineTransform(a: unit, b: 0, c: 0, d: unit, tx: -pageBounds.minX * unit, ty: -pageBounds.minY * unit)
      : upwards
    state = GraphicsState(transform: baseTransform, clip: Clip(pagePixels))
    savedStates = []
    layers = []
    currentPath = VectorPath()
  }

  /// The transform from a space of points with y up to device pixels.
  private var upwards: CGAffineTransform {
    let unit = CGFloat(PDFDocument.pixelsPerPoint)
    return CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: -pageBounds.minX * unit, ty: pageBounds.maxY * unit)
  }

  /// The transform from device pixels to a space of points with y up.
  var pointsOfPage: CGAffineTransform { upwards.inverted() }

  /// The whole page in device pixels.
  var pagePixels: PixelRect {
    let unit = PDFDocument.pixelsPerPoint
    return PixelRect(
      enclosing: RasterRect(minX: 0, minY: 0, maxX: Double(pageBounds.width) * unit, maxY: Double(pageBounds.height) * unit))
  }

  /// Converts a rectangle of the new page's user space to points from its upper left corner.
  private func onPage(_ rect: CGRect) -> CGRect? {
    guard document?.isPageOpen == true else {
      Problem.log("CGContext: a link needs an open page of a PDF")
      return nil
    }
    let unit = CGFloat(1 / PDFDocument.pixelsPerPoint)
    let pageRect = rect.standardized.applying(baseTransform).applying(CGAffineTransform(scaleX: unit, y: unit))
    return pageRect.minX.isFinite && pageRect.minY.isFinite && pageRect.maxX.isFinite && pageRect.maxY.isFinite ? pageRect : nil
  }

  private static func checkedPage(_ bounds: CGRect) -> CGRect? {
    let rect = bounds.standardized
    let limit = CGFloat(PDFDocument.maximumSide)
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width > 0, rect.height > 0, rect.width <= limit, rect.height <= limit,
      abs(rect.minX) < 1e6, abs(rect.minY) < 1e6
    else { return nil }
    return rect
  }

  private static func rect(_ value: Any) -> CGRect? {
    switch value {
    case let rect as CGRect: rect
    case let data as Data where data.count == MemoryLayout<CGRect>.size: data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    default: nil
    }
  }
}
