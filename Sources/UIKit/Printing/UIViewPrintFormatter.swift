/// Prints a view, divided into pages (Apple: UIViewPrintFormatter). Views wider than the content area are scaled down.
///
/// `UIView.draw(_:for:)` draws each view. Images and effects are printed as images.
open class UIViewPrintFormatter: UIPrintFormatter {
  public let view: UIView

  /// The formatter that is drawing; nil while none is.
  static var current: UIViewPrintFormatter?

  init(view: UIView) { self.view = view }

  /// The scale from the view to the paper.
  private var scale: CGFloat {
    let width = contentArea(ofPage: 1).width
    return view.bounds.width > width ? width / view.bounds.width : 1
  }

  open override var pageCount: Int {
    let (first, next) = (contentArea(ofPage: 0).height, contentArea(ofPage: 1).height)
    let height = view.bounds.height * scale
    guard height > 0, next > 0, view.bounds.width > 0, height.isFinite else { return 0 }
    // Subtracts a tolerance, so that rounding errors add no page.
    let more = ((height - first) / next - 1e-6).rounded(.up)
    return 1 + Int(min(max(more, 0), CGFloat(Self.maximumPages)))
  }

  /// Returns the top of a page's part of the view, in points on paper.
  private func start(ofPage index: Int) -> CGFloat {
    index == 0 ? 0 : contentArea(ofPage: 0).height + CGFloat(index - 1) * contentArea(ofPage: 1).height
  }

  open override func rectForPage(at pageIndex: Int) -> CGRect {
    var rect = super.rectForPage(at: pageIndex)
    guard !rect.isEmpty else { return rect }
    let rest = view.bounds.height * scale - start(ofPage: pageIndex - startPage)
    rect.size = CGSize(width: min(rect.width, view.bounds.width * scale), height: min(rect.height, rest))
    return rect
  }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext(), !rect.isEmpty, rectForPage(at: pageIndex) != .zero else { return }
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - start(ofPage: pageIndex - startPage))
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
    view.layer.render(in: context)
    context.restoreGState()
  }
}
