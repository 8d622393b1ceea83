/// Lays out content on pages and draws it (Apple: UIPrintFormatter). An abstract class; subclasses determine the height of the content.
///
/// Lengths are in points. The content area of a page is the printable rectangle without the header and footer of the renderer and without
/// the insets. Without a renderer, the page has 612 x 792 points.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer to which the formatter was added; nil if there is none.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The maximum height of the content area; 0 means no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content area; 0 means no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The insets of the content on every page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Additional insets. The top inset applies only to the first page.
  open var contentInsets = UIEdgeInsets.zero
  /// The index of the first page that the formatter draws on, from 0.
  open var startPage = 0

  /// Whether the formatter draws on the main thread only. Always true on Linux.
  open var requiresMainThread: Bool { true }

  /// The number of pages that the content takes.
  open var pageCount: Int { 0 }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// Returns the rectangle of the content on a page, by the page's index in the document; empty if the page has none of it.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let index = pageIndex - startPage
    return index >= 0 && index < pageCount ? contentArea(ofPage: index) : .zero
  }

  /// Draws the content of a page in a rectangle, by the page's index in the document.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// The limit of the number of pages.
  static let maximumPages = 100_000

  /// Returns the content area of the formatter's own page number `index`.
  func contentArea(ofPage index: Int) -> CGRect {
    var area = printPageRenderer?.contentRect ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    area = area.inset(by: perPageContentInsets)
    area = area.inset(
      by: UIEdgeInsets(top: index == 0 ? contentInsets.top : 0, left: contentInsets.left, bottom: 0, right: contentInsets.right))
    if maximumContentWidth > 0 { area.size.width = min(area.width, maximumContentWidth) }
    if maximumContentHeight > 0 { area.size.height = min(area.height, maximumContentHeight) }
    guard area.size.width > 0, area.size.height > 0, area.width.isFinite, area.height.isFinite else { return .zero }
    return area
  }
}
