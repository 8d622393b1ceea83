/// The pages of a PDF that is being drawn (Apple: UIGraphicsPDFRendererContext).
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page at hand, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBounds }

  /// Begins a page with the renderer's bounds; ends the one before.
  open func beginPage() { cgContext.beginPDFPage(nil) }

  /// Begins a page with bounds of its own, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    cgContext.beginPDFPage([kCGPDFContextMediaBox: bounds])
  }

  /// Makes a rect of the page lead to an address.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a point of the page.
  open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

  /// Makes a rect of the page lead to a point that has a name.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}
