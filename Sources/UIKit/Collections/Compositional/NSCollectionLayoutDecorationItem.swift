import Foundation

/// A background of a section (Apple: NSCollectionLayoutDecorationItem). The layout has a class registered for its kind.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  /// Default 0; items of the section are in front of it.
  open var zIndex = 0

  init(kind: String) {
    elementKind = kind
    super.init(NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), badges: [])
  }

  /// `contentInsets` say how much smaller than the section it is.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  override func duplicate(size: NSCollectionLayoutSize? = nil) -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copy.zIndex = zIndex
    return copy.taking(self)
  }
}
