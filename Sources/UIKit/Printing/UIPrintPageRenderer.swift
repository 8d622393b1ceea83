/// Draws formatted content, headers and footers on pages (Apple: UIPrintPageRenderer). Print the pages with `UIPrintInteractionController`,
/// or draw them into a PDF.
///
/// ```swift
/// let renderer = UIPrintPageRenderer()
/// renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
/// let data = UIGraphicsPDFRenderer(bounds: renderer.paperRect).pdfData { context in
///   renderer.prepare(forDrawingPages: NSRange(location: 0, length: renderer.numberOfPages))
///   for page in 0..<renderer.numberOfPages {
///     context.beginPage()
///     renderer.drawPage(at: page, in: renderer.printableRect)
///   }
/// }
/// ```
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  private var paper = CGRect(x: 0, y: 0, width: 612, height: 792)
  private var printable: CGRect?

  /// The height of the header at the top of the printable rectangle in points. With 0, no header is drawn.
  open var headerHeight: CGFloat = 0
  /// The height of the footer at the bottom of the printable rectangle in points. With 0, no footer is drawn.
  open var footerHeight: CGFloat = 0

  /// The paper in points. Default 612 x 792 (US Letter). Override it or call `setValue(_:forKey:)` for another size.
  open var paperRect: CGRect { paper }
  /// The printable part of the paper. Default all of it.
  open var printableRect: CGRect { printable ?? paperRect }

  /// Sets "paperRect" or "printableRect" to a `CGRect` (possibly in an `NSValue`), as programs that render PDF do. Other keys are logged.
  open func setValue(_ value: Any?, forKey key: String) {
    let kind = NSValue(cgRect: .zero).objCType
    let boxed = (value as? NSValue).flatMap { String(cString: $0.objCType) == String(cString: kind) ? $0.cgRectValue : nil }
    let rect = value as? CGRect ?? boxed
    switch (key, rect) {
    case ("paperRect", let rect?): paper = rect
    case ("printableRect", _): printable = rect
    default: UIKitLog.refused("UIPrintPageRenderer.setValue(\(value ?? "nil"), forKey: \(key))")
    }
  }

  /// Sets the paper of a print job. Subclasses that override `paperRect` keep their own.
  func setPaper(_ paper: CGRect, printable: CGRect) { (self.paper, self.printable) = (paper, printable) }

  open private(set) var printFormatters: [UIPrintFormatter]?

  /// Adds a formatter. It is removed from its previous renderer.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = max(0, pageIndex)
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  func remove(_ formatter: UIPrintFormatter) {
    printFormatters?.removeAll { $0 === formatter }
    if printFormatters?.isEmpty == true { printFormatters = nil }
    formatter.printPageRenderer = nil
  }

  /// Returns the formatters that draw on a page; nil if there are none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let list = (printFormatters ?? []).filter { pageIndex >= $0.startPage && pageIndex - $0.startPage < $0.pageCount }
    return list.isEmpty ? nil : list
  }

  /// The number of pages, up to the last page of the last formatter. Subclasses that draw pages themselves override it.
  open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 0 }

  /// Called once before pages are drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Returns the quality in which pages are drawn. The default returns the requested one.
  open func currentRenderingQuality(forRequested requestedRenderingQuality: UIPrintRenderingQuality) -> UIPrintRenderingQuality {
    requestedRenderingQuality
  }

  /// Draws a page: header, print formatters, content, footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    let parts = parts(of: printableRect)
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: parts.header) }
    for formatter in printFormattersForPage(at: pageIndex) ?? [] { drawPrintFormatter(formatter, forPageAt: pageIndex) }
    drawContentForPage(at: pageIndex, in: parts.content)
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: parts.footer) }
  }

  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}

  /// The rectangle for the content of formatters.
  var contentRect: CGRect { parts(of: printableRect).content }

  private func parts(of rect: CGRect) -> (header: CGRect, content: CGRect, footer: CGRect) {
    let top = min(max(headerHeight, 0), rect.height), bottom = min(max(footerHeight, 0), rect.height - top)
    return (
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top),
      CGRect(x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom),
      CGRect(x: rect.minX, y: rect.maxY - bottom, width: rect.width, height: bottom)
    )
  }
}
