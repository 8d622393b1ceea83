/// Lays content out over pages and draws it there (Apple: UIPrintFormatter). An abstract class: its kinds know how high content is.
///
/// Lengths are points. The content area of a page is what its renderer's header and footer leave of the printable rect, without the
/// insets; without a renderer, a page of 612 x 792 points.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The renderer that the formatter was added to.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?

  /// The highest content area; 0: what the page has.
  open var maximumContentHeight: CGFloat = 0
  /// The widest content area; 0: what the page has.
  open var maximumContentWidth: CGFloat = 0
  /// Between the edges of every page's area and the content.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// Further insets; the top one counts on the first page alone.
  open var contentInsets = UIEdgeInsets.zero
  /// The first page that the formatter draws on, from 0.
  open var startPage = 0

  /// How many pages the content takes.
  open var pageCount: Int { 0 }

  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// What the content takes of a page, counted from the document's first; empty for pages that it is not on.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let index = pageIndex - startPage
    return index >= 0 && index < pageCount ? contentArea(ofPage: index) : .zero
  }

  /// Draws what belongs on a page, counted from the document's first, into a rect of it.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}

  /// More pages are none.
  static let maximumPages = 100_000

  /// What content may take of the formatter's own page number `index`.
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
