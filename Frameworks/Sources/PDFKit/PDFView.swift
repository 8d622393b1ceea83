import PlaceholderBox
@_exported import UIKit

public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFInterpolationQuality: Int, Sendable { case none, low, high }

/// A view that shows a box. The current page is stored (Apple: PDFView).
open class PDFView: UIView, UIGestureRecognizerDelegate {
  open var document: PDFDocument? {
    didSet {
      index = 0
      NotificationCenter.default.post(name: .PDFViewDocumentChanged, object: self)
    }
  }
  private var index = 0
  open weak var delegate: (any PDFViewDelegate)?
  open var autoScales = false
  open var displayMode = PDFDisplayMode.singlePageContinuous
  open var displayDirection = PDFDisplayDirection.vertical
  open var displaysPageBreaks = true
  open var displayBox = PDFDisplayBox.cropBox
  open var displaysAsBook = false
  open var displaysRTL = false
  open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
  open var pageShadowsEnabled = true
  open var interpolationQuality = PDFInterpolationQuality.high
  open var isInMarkupMode = false
  open var isFindInteractionEnabled = false
  open var scaleFactor: CGFloat = 1
  open var minScaleFactor: CGFloat = 1
  open var maxScaleFactor: CGFloat = 1
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open var canZoomIn: Bool { scaleFactor < maxScaleFactor }
  open var canZoomOut: Bool { scaleFactor > minScaleFactor }
  open var currentPage: PDFPage? { document?.page(at: index) }
  open var currentDestination: PDFDestination? { currentPage.map { PDFDestination(page: $0, at: .zero) } }
  open var visiblePages: [PDFPage] { currentPage.map { [$0] } ?? [] }
  open var documentView: UIView? { nil }
  open var currentSelection: PDFSelection?
  open var highlightedSelections: [PDFSelection]?
  open var canGoToFirstPage: Bool { index > 0 }
  open var canGoToLastPage: Bool { canGoToNextPage }
  open var canGoToNextPage: Bool { index + 1 < document?.pageCount ?? 0 }
  open var canGoToPreviousPage: Bool { index > 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open private(set) var isUsingPageViewController = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "PDFView: there is no PDFKit on Linux")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, "PDFView: there is no PDFKit on Linux")
    _ = PDFView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(PDFView.self, name: nil) { $0.property("delegate", \.delegate) }

  private func show(_ target: Int) {
    guard document?.page(at: target) != nil, target != index else { return }
    index = target
    NotificationCenter.default.post(name: .PDFViewPageChanged, object: self)
  }
  open func go(to page: PDFPage) { if let target = document?.index(for: page) { show(target) } }
  open func go(to destination: PDFDestination) { if let page = destination.page { go(to: page) } }
  open func go(to selection: PDFSelection) {}
  open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
  open func goToFirstPage(_ sender: Any?) { show(0) }
  open func goToLastPage(_ sender: Any?) { show((document?.pageCount ?? 0) - 1) }
  open func goToNextPage(_ sender: Any?) { show(index + 1) }
  open func goToPreviousPage(_ sender: Any?) { show(index - 1) }
  open func goBack(_ sender: Any?) {}
  open func goForward(_ sender: Any?) {}
  open func zoomIn(_ sender: Any?) { scaleFactor = min(maxScaleFactor, scaleFactor * 1.25) }
  open func zoomOut(_ sender: Any?) { scaleFactor = max(minScaleFactor, scaleFactor / 1.25) }
  open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
    isUsingPageViewController = enable
  }
  open func layoutDocumentView() {}
  open func annotationsChanged(on page: PDFPage) {}
  open func page(for point: CGPoint, nearest: Bool) -> PDFPage? { currentPage }
  open func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, to page: PDFPage) -> CGRect { rect }
  open func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint { point }
  open func convert(_ rect: CGRect, from page: PDFPage) -> CGRect { rect }
  open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
  open func clearSelection() { currentSelection = nil }
  open override func selectAll(_ sender: Any?) {}
  open func scrollSelectionToVisible(_ sender: Any?) {}

  // Programs override these methods of `UIGestureRecognizerDelegate`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
@preconcurrency @MainActor
public protocol PDFViewDelegate: NSObjectProtocol {
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  func pdfViewPerformFind(_ sender: PDFView)
  func pdfViewPerformGo(toPage sender: PDFView)
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
}
extension PDFViewDelegate {
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) {}
  public func pdfViewPerformFind(_ sender: PDFView) {}
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
}
public enum PDFThumbnailLayoutMode: Int, Sendable { case vertical, horizontal }
/// A view that shows a box (Apple: PDFThumbnailView).
open class PDFThumbnailView: UIView {
  open weak var pdfView: PDFView?
  open var layoutMode = PDFThumbnailLayoutMode.vertical
  open var thumbnailSize = CGSize(width: 80, height: 80)
  open var contentInset = UIEdgeInsets.zero
  open var selectedPages: [PDFPage]? { nil }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    PlaceholderBox.fill(self, "PDFThumbnailView")
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    PlaceholderBox.fill(self, "PDFThumbnailView")
    _ = PDFThumbnailView.outlets
  }
  /// Registers the outlets that Interface Builder files connect, once.
  private static let outlets: Void = _vitrineRegisterClass(PDFThumbnailView.self, name: nil) { $0.property("PDFView", \.pdfView) }
}
