/// Writes PDF documents on any thread (Apple: UIGraphicsPDFRenderer).
///
/// ```swift
/// let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)).pdfData { context in
///   context.beginPage()
///   "Vector text".draw(at: CGPoint(x: 72, y: 72), withAttributes: nil)
/// }
/// ```
open class UIGraphicsPDFRenderer: UIGraphicsRenderer, @unchecked Sendable {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer with the default bounds of pages in points. The origin is the upper left corner of a page.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, anyFormat: format)
  }

  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Returns the PDF data; empty, with a logged message, if the bounds are invalid for a page. The closure is called in either case.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    let own = format.copyForContext()
    own.bounds = bounds
    let info = (own as? UIGraphicsPDFRendererFormat)?.documentInfo
    let made = CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, page: bounds, isFlipped: true, info: info) }
    // The closure may have other effects than drawing, so it is always called.
    guard
      let context = made
        ?? CGDataConsumer(data: NSMutableData()).flatMap({ CGContext(consumer: $0, page: nil, isFlipped: true, info: nil) })
    else { return Data() }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(cgContext: context, format: own))
    UIGraphicsPopContext()
    context.closePDF()
    return made == nil ? Data() : Data(referencing: data)
  }

  /// Writes the PDF file atomically. If it throws, an existing file is unchanged.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    let data = pdfData(actions: actions)
    guard !data.isEmpty else {
      throw CocoaError(
        .fileWriteUnknown, userInfo: [NSFilePathErrorKey: url.path, NSLocalizedDescriptionKey: "no page has bounds of \(bounds)"])
    }
    try data.write(to: url, options: .atomic)
  }
}
