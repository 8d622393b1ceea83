import Foundation

/// The size and the traits that a layout is made for (Apple: NSCollectionLayoutEnvironment).
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection

  init(_ container: LayoutContainer, traits: UITraitCollection) {
    self.container = container
    traitCollection = traits
    super.init()
  }
}
