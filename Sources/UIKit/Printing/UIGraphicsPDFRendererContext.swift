/// The context of a PDF that is being drawn (Apple: UIGraphicsPDFRendererContext).
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page in points.
  open var pdfContextBounds: CGRect { cgContext.pageBounds }

  /// Ends the current page and begins a page with the bounds of the renderer.
  open func beginPage() { cgContext.beginPDFPage(nil) }

  /// Begins a page with its own bounds in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPDFPage([kCGPDFContextMediaBox: bounds])
  }

  /// Adds a link from a rectangle of the page to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Adds a named destination at a point of the page.
  open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

  /// Adds a link from a rectangle of the page to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
