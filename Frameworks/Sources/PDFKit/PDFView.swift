import PlaceholderBox
@_exported import UIKit

/// A view that shows a box, since documents cannot be read on Linux (Apple: PDFView).
open class PDFView: UIView {
  open var document: PDFDocument?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 1
  open var maxScaleFactor: CGFloat = 1
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var currentPage: PDFPage? { nil }
  open func go(to page: PDFPage) {}
  open func goToNextPage(_ sender: Any?) {}
  open func goToPreviousPage(_ sender: Any?) {}
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "PDFView: there is no PDFKit on Linux")
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// A document. None can be read: the initializers return nil.
open class PDFDocument: NSObject {
  public init?(url: URL) { return nil }
  public init?(data: Data) { return nil }
  public override init() { super.init() }
  open var pageCount: Int { 0 }
  open func page(at index: Int) -> PDFPage? { nil }
}
open class PDFPage: NSObject {}
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
