import CoreGraphics
import Foundation

/// The point at which a supplementary item is attached (Apple: NSCollectionLayoutAnchor).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  let anchor: LayoutAnchor

  init(_ anchor: LayoutAnchor) {
    self.anchor = anchor
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) { self.init(LayoutAnchor(edges: edges)) }
  /// - Parameter absoluteOffset: the offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(LayoutAnchor(edges: edges, offset: absoluteOffset))
  }
  /// - Parameter fractionalOffset: the offset as a fraction of the size of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(LayoutAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  open var edges: NSDirectionalRectEdge { anchor.edges }
  open var offset: CGPoint { anchor.offset }
  open var isAbsoluteOffset: Bool { !anchor.isFractional }
  open var isFractionalOffset: Bool { anchor.isFractional }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutAnchor)?.anchor == anchor }
  nonisolated open override var hash: Int { anchor.edges.hashValue }
}
