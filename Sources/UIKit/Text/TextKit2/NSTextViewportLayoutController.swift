import Foundation

/// Lays out the fragments of the visible part of a text, and no others (Apple: NSTextViewportLayoutController).
open class NSTextViewportLayoutController: NSObject {
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The area of the last layout, in the container. Default zero.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the fragments of the last layout; nil if there were none.
  open private(set) var viewportRange: NSTextRange?
  /// The distance by which the next layouts are moved, since `adjustViewport(byVerticalOffset:)`.
  private var adjustment: CGFloat = 0

  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Lays out the fragments in the area that the delegate gives, and passes them to the delegate.
  open func layoutViewport() {
    guard let delegate, let manager = textLayoutManager else { return }
    delegate.textViewportLayoutControllerWillLayout(self)
    viewportBounds = delegate.viewportBounds(for: self).offsetBy(dx: 0, dy: adjustment)
    adjustment = 0
    let indices = manager.layOutTiles(from: max(0, viewportBounds.minY), to: viewportBounds.maxY)
    let fragments = indices.compactMap { manager.fragment(at: $0) }
    viewportRange = nil
    if let first = fragments.first?.rangeInElement, let last = fragments.last?.rangeInElement { viewportRange = first.union(last) }
    for fragment in fragments { delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment) }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Lays out the fragment of a location.
  /// - Returns: its top in the container, to which the program scrolls. The height of the text above may be an estimate.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves the area of the next layout, because the text above it has become higher or lower.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) { adjustment += verticalOffset }
}
