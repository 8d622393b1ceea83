import CoreGraphics
import Foundation

/// A header or a footer of a section or of the layout (Apple: NSCollectionLayoutBoundarySupplementaryItem).
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  /// The offset in points.
  public let offset: CGPoint
  /// Whether the section is extended to contain the item. Default true.
  open var extendsBoundary = true
  /// Whether the item stays visible while its section is visible. Default false.
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
