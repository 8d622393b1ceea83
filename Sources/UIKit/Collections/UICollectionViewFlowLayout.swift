import CoreGraphics
import Foundation
import ListModel

/// A layout of items in lines, section after section (Apple: UICollectionViewFlowLayout). Lengths are in points.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A value of `estimatedItemSize`, with which cells determine their sizes.
  public static let automaticSize = CGSize(width: -2, height: -2)

  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  var geometry = FlowGeometry()
  /// The sizes that cells asked for.
  var fitted: [IndexPath: CGSize] = [:]
  private var preparedSize = CGSize.zero

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    KindDecoder.decode(self, coder)
  }

  /// The minimum spacing between the items of a line. Default 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } } }
  /// The minimum spacing between lines. Default 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The size of items. Default 50 x 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The estimated size of items. Default zero: items have `itemSize`. Otherwise cells determine their sizes when they become visible.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      guard estimatedItemSize != oldValue else { return }
      fitted = [:]
      invalidateLayout()
    }
  }
  /// The scroll direction. Default vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { if scrollDirection != oldValue { invalidateLayout() } } }
  /// The size of section headers. Only the length along the scroll direction is used. Default zero: no headers.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
  /// Whether headers are pinned while their section is visible. Default false.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Layout

  private var isHorizontal: Bool { scrollDirection == .horizontal }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    preparedSize = view.bounds.size
    geometry = FlowGeometry()
    geometry.isHorizontal = isHorizontal
    let inset = view.adjustedContentInset
    geometry.lineLength = max(
      0, isHorizontal ? view.bounds.height - inset.top - inset.bottom : view.bounds.width - inset.left - inset.right)
    let delegate = view.collectionDelegate as? any UICollectionViewDelegateFlowLayout
    let pixel = 1 / max(view.window?.screen.scale ?? UIScreen.main.scale, 1)
    let counts = view.itemCounts
    geometry.sections = counts.enumerated().map { section, count in
      arrange(section, count: count, in: view, delegate: delegate, pixel: pixel)
    }
    geometry.layOut()
  }

  private func arrange(
    _ number: Int, count: Int, in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?, pixel: CGFloat
  ) -> FlowSection {
    var section = FlowSection()
    var inset = delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    switch sectionInsetReference {
    case .fromContentInset: break
    case .fromSafeArea: inset = inset + view.safeAreaInsets
    case .fromLayoutMargins: inset = inset + view.layoutMargins
    }
    let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number) ?? headerReferenceSize
    let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number) ?? footerReferenceSize
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    section.header = sound(isHorizontal ? header.width : header.height)
    section.footer = sound(isHorizontal ? footer.width : footer.height)
    (section.insetBefore, section.insetAfter) = isHorizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    (section.insetStart, section.insetEnd) = isHorizontal ? (inset.top, inset.bottom) : (inset.left, inset.right)
    let lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number) ?? minimumLineSpacing
    let spacing = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number) ?? minimumInteritemSpacing
    section.arrange(
      sizes(of: number, count: count, in: view, delegate: delegate), lineLength: geometry.lineLength, spacing: sound(spacing),
      lineSpacing: sound(lineSpacing), pixel: pixel)
    return section
  }

  private func sizes(
    of section: Int, count: Int, in view: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [FlowSection.ItemSize] {
    func oriented(_ size: CGSize) -> FlowSection.ItemSize {
      let width = size.width.isFinite ? max(0, size.width) : 0, height = size.height.isFinite ? max(0, size.height) : 0
      return isHorizontal ? .init(width: height, thickness: width) : .init(width: width, thickness: height)
    }
    var standard = estimatedItemSize == .zero ? itemSize : estimatedItemSize
    if standard == Self.automaticSize { standard = CGSize(width: 50, height: 50) }
    guard delegate != nil || !fitted.isEmpty else { return Array(repeating: oriented(standard), count: count) }
    return (0..<count).map { item in
      let path = IndexPath(item: item, section: section)
      if let size = fitted[path] { return oriented(size) }
      if estimatedItemSize != .zero { return oriented(standard) }
      return oriented(delegate?.collectionView(view, layout: self, sizeForItemAt: view.dataPath(path)) ?? itemSize)
    }
  }

  open override var collectionViewContentSize: CGSize { geometry.size }

  // MARK: Attributes

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard !rect.isNull, !rect.isInfinite else { return [] }
    let low = isHorizontal ? rect.minX : rect.minY, high = isHorizontal ? rect.maxX : rect.maxY
    var all: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: low, to: high) {
      let first = IndexPath(item: 0, section: section)
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: first), attributes.frame.intersects(rect) {
          all.append(attributes)
        }
      }
      let start = geometry.starts[section]
      for item in geometry.sections[section].items(from: low - start, to: high - start) {
        let frame = geometry.frame(section, item)
        guard frame.intersects(rect) else { continue }
        all.append(attributes(IndexPath(item: item, section: section), frame))
      }
    }
    return all
  }

  private func attributes(_ path: IndexPath, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = path
    attributes.frame = frame
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    guard Self.layoutAttributesClass != UICollectionViewLayoutAttributes.self, let type = Self.layoutAttributesClass as? NSObject.Type
    else { return UICollectionViewLayoutAttributes() }
    return _vitrineNew(type) as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard has(indexPath) else { return nil }
    return attributes(indexPath, geometry.frame(indexPath.section, indexPath.item))
  }

  private func has(_ path: IndexPath) -> Bool {
    path.isRow && path.section < geometry.sections.count && path.item < geometry.sections[path.section].frames.count
  }

  open override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let section = indexPath.first, geometry.sections.indices.contains(section), let view = collectionView else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    guard (isHeader ? geometry.sections[section].header : geometry.sections[section].footer) > 0 else { return nil }
    let bounds = view.bounds, inset = view.visibleContentInset
    let top = isHorizontal ? bounds.minX + inset.left : bounds.minY + inset.top
    let bottom = isHorizontal ? bounds.maxX - inset.right : bounds.maxY - inset.bottom
    let frame =
      isHeader
      ? sectionHeadersPinToVisibleBounds ? geometry.pinnedHeaderFrame(section, edge: top) : geometry.headerFrame(section)
      : sectionFootersPinToVisibleBounds ? geometry.pinnedFooterFrame(section, edge: bottom) : geometry.footerFrame(section)
    let attributes = makeAttributes()
    attributes.category = .supplementaryView
    attributes.kind = elementKind
    attributes.indexPath = IndexPath(item: 0, section: section)
    attributes.frame = frame
    // Items pass below pinned headers and footers.
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    attributes.zIndex = pins ? 10 : 0
    return attributes
  }

  // MARK: Invalidation

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Whether the length of the lines has changed. Scrolling does not invalidate the layout, because pinned views are placed when their
  /// attributes are requested.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    isHorizontal ? newBounds.height != preparedSize.height : newBounds.width != preparedSize.width
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { fitted = [:] }
    super.invalidateLayout(with: context)
  }

  override func asksForSize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    estimatedItemSize != .zero && super.asksForSize(attributes)
  }
  override func forgetFits() { fitted = [:] }
  override func moveStoredValues(_ items: (Set<IndexPath>) -> [IndexPath: IndexPath], sections: [Int: Int]) {
    fitted = items(Set(fitted.keys)).reduce(into: [:]) { $0[$1.value] = fitted[$1.key] }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, preferredAttributes.representedElementCategory == .cell else { return false }
    let (new, old) = (preferredAttributes.size, originalAttributes.size)
    return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    fitted[preferredAttributes.indexPath] = preferredAttributes.size
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    return context
  }
}
