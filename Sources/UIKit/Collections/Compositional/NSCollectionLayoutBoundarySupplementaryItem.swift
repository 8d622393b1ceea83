import CoreGraphics
import Foundation

/// A header or a footer of a section or of the layout (Apple: NSCollectionLayoutBoundarySupplementaryItem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// Points.
  public let offset: CGPoint
  /// Whether the section grows by it. Default true.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section shows. Default false.
  open var pinToVisibleBounds = false

  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(layoutSize, kind: elementKind, container: NSCollectionLayoutAnchor(edges: []), item: nil)
  }

  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  override func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size ?? self.size, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy.taking(self)
  }
}
