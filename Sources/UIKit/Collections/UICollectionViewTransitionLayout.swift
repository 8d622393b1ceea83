import CoreGraphics
import Foundation

/// A layout between two layouts, at a given progress (Apple: UICollectionViewTransitionLayout). Invalidate the layout after changing the
/// progress.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  open private(set) var currentLayout: UICollectionViewLayout
  open private(set) var nextLayout: UICollectionViewLayout
  /// The progress of the transition: 0 is the current layout, 1 the next one.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
    decorationMakers = currentLayout.decorationMakers.merging(newLayout.decorationMakers) { old, _ in old }
  }

  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Stores a value that changes together with the progress.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns the value of a key; 0 if it was not set.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Layout

  var both: [UICollectionViewLayout] { [currentLayout, nextLayout] }
  private var progress: CGFloat { transitionProgress.isFinite ? transitionProgress : 0 }

  open override func prepare() {
    super.prepare()
    prepareBoth()
  }

  open override var collectionViewContentSize: CGSize {
    prepareBoth()
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: max(0, from.width + (to.width - from.width) * progress), height: max(0, from.height + (to.height - from.height) * progress))
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareBoth()
    var known: Set<ElementName> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for layout in both {
      for one in layout.layoutAttributesForElements(in: rect) ?? [] {
        let name = ElementName(category: one.category, kind: one.kind, path: one.indexPath)
        guard known.insert(name).inserted else { continue }
        let from = layout === currentLayout ? one : attributes(name, in: currentLayout)
        let to = layout === nextLayout ? one : attributes(name, in: nextLayout)
        if let between = between(from, to) { result.append(between) }
      }
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    between(ElementName(category: .cell, kind: nil, path: indexPath))
  }
  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(ElementName(category: .supplementaryView, kind: elementKind, path: indexPath)) }
  open override func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { between(ElementName(category: .decorationView, kind: elementKind, path: indexPath)) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    // A change of the progress alone does not invalidate the two layouts.
    if context.invalidateDataSourceCounts { for layout in both { layout.isValid = false } }
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || both.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  override var environmentChanged: Bool { both.contains { $0.environmentChanged } }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    for layout in both where layout.shouldInvalidateLayout(forBoundsChange: newBounds) {
      layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
    }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Sizes are interpolated; views are not asked for their preferred sizes.
  override func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  override func scrolling(_ section: Int) -> OrthogonalScrolling? { currentLayout.scrolling(section) }
  override func sectionScrolled(_ section: Int, to offset: CGFloat) { currentLayout.sectionScrolled(section, to: offset) }

  // MARK: Interpolation

  private struct ElementName: Hashable {
    var category: UICollectionView.ElementCategory
    var kind: String?
    var path: IndexPath
  }

  private func prepareBoth() {
    for layout in both where !layout.isValid {
      layout.isValid = true
      layout.prepare()
    }
  }

  private func attributes(_ name: ElementName, in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
    switch name.category {
    case .cell: layout.layoutAttributesForItem(at: name.path)
    case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: name.kind ?? "", at: name.path)
    case .decorationView: layout.layoutAttributesForDecorationView(ofKind: name.kind ?? "", at: name.path)
    }
  }

  private func between(_ name: ElementName) -> UICollectionViewLayoutAttributes? {
    prepareBoth()
    return between(attributes(name, in: currentLayout), attributes(name, in: nextLayout))
  }

  /// Returns the interpolated attributes. An element that only one of the layouts has fades in or out at its position there.
  private func between(_ from: UICollectionViewLayoutAttributes?, _ to: UICollectionViewLayoutAttributes?)
    -> UICollectionViewLayoutAttributes?
  {
    guard let base = from ?? to, let result = base.copy() as? UICollectionViewLayoutAttributes else { return nil }
    let (start, end, share) = (from ?? base, to ?? base, progress)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    result.center = CGPoint(x: mix(start.center.x, end.center.x), y: mix(start.center.y, end.center.y))
    result.size = CGSize(width: max(0, mix(start.size.width, end.size.width)), height: max(0, mix(start.size.height, end.size.height)))
    result.alpha = min(max(mix(from?.alpha ?? 0, to?.alpha ?? 0), 0), 1)
    result.transform3D = start.transform3D.mixed(with: end.transform3D, share)
    let nearer = share < 0.5 ? start : end
    result.zIndex = nearer.zIndex
    result.isHidden = nearer.isHidden
    return result
  }
}

extension CATransform3D {
  /// Returns the interpolation of each element of the matrix.
  fileprivate func mixed(with other: CATransform3D, _ share: CGFloat) -> CATransform3D {
    if CATransform3DEqualToTransform(self, other) { return self }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CATransform3D(
      m11: mix(m11, other.m11), m12: mix(m12, other.m12), m13: mix(m13, other.m13), m14: mix(m14, other.m14),
      m21: mix(m21, other.m21), m22: mix(m22, other.m22), m23: mix(m23, other.m23), m24: mix(m24, other.m24),
      m31: mix(m31, other.m31), m32: mix(m32, other.m32), m33: mix(m33, other.m33), m34: mix(m34, other.m34),
      m41: mix(m41, other.m41), m42: mix(m42, other.m42), m43: mix(m43, other.m43), m44: mix(m44, other.m44))
  }
}
