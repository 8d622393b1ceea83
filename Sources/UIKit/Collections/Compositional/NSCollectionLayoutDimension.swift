import CoreGraphics
import Foundation

/// A width or a height (Apple: NSCollectionLayoutDimension).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let length: LayoutLength

  init(_ kind: LayoutLength.Kind, _ amount: CGFloat) {
    length = LayoutLength(kind: kind, amount: amount.isFinite ? amount : 0)
    super.init()
    if !amount.isFinite { UIKitLog.refused("the layout dimension \(amount) is not valid; 0 is used instead") }
  }

  /// Returns a fraction of the width of the containing group or section.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { made(.width, fractionalWidth) }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { made(.height, fractionalHeight) }
  /// Returns a fixed dimension, in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { made(.absolute, absoluteDimension) }
  /// Returns an estimate, in points, which is used until the view is shown and determines its size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { made(.estimated, estimatedDimension) }
  /// Returns an estimate, as `estimated`. All siblings in a group get the largest size that one of them asks for.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { made(.uniform, estimate) }

  private class func made(_ kind: LayoutLength.Kind, _ amount: CGFloat) -> Self {
    CompositionalParts.cast(NSCollectionLayoutDimension(kind, amount))
  }

  open var isFractionalWidth: Bool { length.kind == .width }
  open var isFractionalHeight: Bool { length.kind == .height }
  open var isAbsolute: Bool { length.kind == .absolute }
  open var isEstimated: Bool { length.isEstimated }
  open var isUniformAcrossSiblings: Bool { length.kind == .uniform }
  open var dimension: CGFloat { length.amount }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func isEqual(_ object: Any?) -> Bool { (object as? NSCollectionLayoutDimension)?.length == length }
  nonisolated open override var hash: Int { length.hashValue }
}
