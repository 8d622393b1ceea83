import Foundation

/// A width and a height (Apple: NSCollectionLayoutSize).
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return other.widthDimension.length == widthDimension.length && other.heightDimension.length == heightDimension.length
  }
  nonisolated open override var hash: Int { widthDimension.length.hashValue &* 31 &+ heightDimension.length.hashValue }
}
