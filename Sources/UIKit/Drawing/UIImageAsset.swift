import CoreGraphics
import Foundation
import Synchronization

/// The variants of an image for different traits (Apple: UIImageAsset).
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Unchecked: the variants are behind a lock.
  private struct Variant {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Mutex<[Variant]>([])
  /// The name and bundle of an image that `UIImage(named:in:)` found; nil for assets of programs.
  let source: (name: String, bundle: Bundle?)?

  public override convenience init() { self.init(source: nil) }

  init(source: (name: String, bundle: Bundle?)?) { self.source = source }

  public required init?(coder: NSCoder) { source = nil }

  /// Adds a variant, or replaces the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    let owned = image.owned(by: self)
    variants.withLock {
      $0.removeAll { $0.traits == traitCollection }
      $0.append(Variant(traits: traitCollection, image: owned))
    }
  }

  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the variant that was registered for the traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the variant that fits the traits best: the one with the most specified traits, all of which are among the given ones; the newest of equals.
  /// Otherwise the image of the asset catalog, the first registered image, or an empty image.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let fitting = variants.withLock { all in all.filter { traitCollection.containsTraits(in: $0.traits) } }
    let specificity = fitting.map(\.traits.specificity).max()
    if let best = fitting.last(where: { $0.traits.specificity == specificity }) { return best.image }
    if let source, let image = ImageLookup.image(named: source.name, in: source.bundle, for: traitCollection) { return image }
    return variants.withLock { $0.first?.image } ?? UIImage()
  }
}

extension UITraitCollection {
  /// The number of traits that are specified, among those by which images vary.
  fileprivate var specificity: Int {
    [
      userInterfaceStyle != .unspecified, displayScale != 0, horizontalSizeClass != .unspecified, verticalSizeClass != .unspecified,
      userInterfaceIdiom != .unspecified, layoutDirection != .unspecified,
    ].count { $0 }
  }
}
