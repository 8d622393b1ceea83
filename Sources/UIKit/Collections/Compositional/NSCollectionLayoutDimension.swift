import CoreGraphics
import Foundation

/// A width or a height (Apple: NSCollectionLayoutDimension).
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  let length: LayoutLength

  init(_ kind: LayoutLength.Kind, _ amount: CGFloat) {
    length = LayoutLength(kind: kind, amount: amount.isFinite ? amount : 0)
    super.init()
    if !amount.isFinite { UIKitLog.refused("a layout dimension of \(amount) is none; 0 takes its place") }
  }

  /// Of the width of the group or section around it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init(.width, fractionalWidth) }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { .init(.height, fractionalHeight) }
  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.absolute, absoluteDimension) }
  /// Points, until the view that shows says how large it would be.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init(.estimated, estimatedDimension) }
  /// As `estimated`; all of a group get the largest that one of them asks for.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { .init(.uniform, estimate) }

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
