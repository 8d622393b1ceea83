import Foundation

/// The background of a section (Apple: NSCollectionLayoutDecorationItem). Its view class is registered with the layout, by its kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// The depth of the background. Default 0; the items of the section are in front of it.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    super.init(NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), badges: [])
  }

  /// Returns a background. Its `contentInsets` make it smaller than the section.
  open class func background(elementKind: String) -> Self {
    CompositionalParts.cast(NSCollectionLayoutDecorationItem(kind: elementKind))
  }

  override func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.zIndex = zIndex
    return copy.taking(self)
  }
}
