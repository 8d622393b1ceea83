import CoreGraphics
import Foundation
import ListModel

/// Creates and places the views of the elements that the layout has in the bounds.
extension UICollectionView {
  /// The maximum number of sizing rounds in one layout. The preferred sizes of cells can bring other items into the bounds.
  private static let rounds = 12

  // MARK: Data

  /// The number of items in each section. It is queried once, until data is reloaded.
  var itemCounts: [Int] {
    if let loadedCounts { return loadedCounts }
    guard let dataSource else { return [] }
    let counts = currentCounts(dataSource)
    loadedCounts = counts
    return counts
  }

  func currentCounts(_ source: any UICollectionViewDataSource) -> [Int] {
    let counts = (0..<max(0, source.numberOfSections(in: self))).map { max(0, source.collectionView(self, numberOfItemsInSection: $0)) }
    return phantoms?.counts(with: counts) ?? counts
  }

  func hasItem(_ path: IndexPath) -> Bool {
    path.isRow && itemCounts.indices.contains(path.section) && path.item < itemCounts[path.section]
  }

  /// Called when the data source is replaced. Without one, the layout may have been prepared for no items.
  func dataWentStale() {
    if loadedCounts != nil { return reloadAll() }
    collectionViewLayout.invalidateLayout(with: dataContext())
  }

  private func dataContext() -> UICollectionViewLayoutInvalidationContext {
    let context = collectionViewLayout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    return context
  }

  func reloadAll() {
    batch?.reloads = true
    closeSwipe(animated: false)
    cancelMovement(animated: false)
    phantoms = nil
    retireAll()
    selected = []
    press.cancel()
    loadedCounts = nil
    _ = itemCounts
    collectionViewLayout.invalidateLayout(with: dataContext())
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      shown.fitted = []
      shown.fittedViews = []
    }
    if context.contentOffsetAdjustment != .zero { pendingAdjustment(context.contentOffsetAdjustment) }
    setNeedsLayout()
  }

  private func pendingAdjustment(_ distance: CGPoint) {
    machine.shift(by: CGVector(dx: distance.x, dy: distance.y))
    moveContent(to: CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y))
  }

  func prepareLayout() {
    guard !collectionViewLayout.isValid else { return }
    _ = itemCounts
    collectionViewLayout.isValid = true
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    let sound = CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    if sound != contentSize { contentSize = sound }
  }

  // MARK: Visible views

  func showWhatIsInBounds() {
    guard bounds.width > 0, bounds.height > 0, bounds.minX.isFinite, bounds.minY.isFinite, batch == nil else { return }
    // The bounds were changed in another way than by setting `bounds` or `frame`.
    if askedBounds != bounds { boundsWillChange(to: bounds) }
    if collectionViewLayout.environmentChanged { invalidateLayout(for: bounds) }
    layoutSize = bounds.size
    prepareLayout()
    showListParts()
    var attributes = visibleAttributes()
    UIView.performWithoutAnimation {
      retireWhatLeft(attributes)
      for _ in 0..<Self.rounds {
        makeViews(attributes)
        guard fitSizes(attributes) else { break }
        prepareLayout()
        attributes = visibleAttributes()
        retireWhatLeft(attributes)
      }
    }
    for one in attributes {
      guard let view = view(for: one) else { continue }
      let host = host(one)
      if view.superview !== host { host.addSubview(view) }
      view.setAttributes(one)
    }
    swiping?.place()
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    prefetch()
  }

  /// Asks the layout whether it is invalid for new bounds, before the view has them (Apple: `shouldInvalidateLayout(forBoundsChange:)`). It
  /// is asked once for each change, so that a layout that always answers yes does not loop.
  func boundsWillChange(to new: CGRect) {
    guard new != askedBounds, collectionViewLayout.owner === self else { return }
    askedBounds = new
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) { invalidateLayout(for: new) }
  }

  private func invalidateLayout(for new: CGRect) {
    if layoutSize != new.size { forgetFitting() }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: new))
  }

  /// Measures all self-sizing views again, and invalidates the layout.
  func contentSizeCategoryDidChange() {
    forgetFitting()
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Marks the preferred sizes of all views as not known.
  private func forgetFitting() {
    shown.fitted = []
    shown.fittedViews = []
    collectionViewLayout.forgetFits()
  }

  private func visibleAttributes() -> [UICollectionViewLayoutAttributes] {
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let bounds = bounds
    // An element that only touches an edge is not visible. An empty one is, because its view may prefer another size.
    func overlaps(_ start: CGFloat, _ end: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> Bool {
      start < upper && (end > lower || start == end && start == lower)
    }
    let shown = carried(
      all.filter { attributes in
        let frame = attributes.shownFrame
        return overlaps(frame.minY, frame.maxY, bounds.minY, bounds.maxY) && overlaps(frame.minX, frame.maxX, bounds.minX, bounds.maxX)
          || !CATransform3DIsIdentity(attributes.transform3D)
      })
    updateScrollers(shown)
    collectionViewLayout.adjust(shown)
    return shown
  }

  func view(for attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    switch attributes.representedElementCategory {
    case .cell: shown.cells[attributes.indexPath]
    case .supplementaryView: shown.supplementaries[key(attributes)]
    case .decorationView: shown.decorations[key(attributes)]
    }
  }

  private func key(_ attributes: UICollectionViewLayoutAttributes) -> CollectionShown.Key {
    .init(kind: attributes.representedElementKind ?? "", path: attributes.indexPath)
  }

  private func retireWhatLeft(_ attributes: [UICollectionViewLayoutAttributes]) {
    var cells: Set<IndexPath> = [], others: Set<CollectionShown.Key> = []
    for one in attributes {
      if one.representedElementCategory == .cell { cells.insert(one.indexPath) } else { others.insert(key(one)) }
    }
    for path in shown.cells.keys.filter({ !cells.contains($0) }).sorted() {
      if path == swiping?.path { closeSwipe(animated: false) }
      if let cell = shown.cells.removeValue(forKey: path) { retire(cell, at: path) }
    }
    for key in shown.supplementaries.keys.filter({ !others.contains($0) }) {
      if let view = shown.supplementaries.removeValue(forKey: key) { retire(view, key) }
    }
    for key in shown.decorations.keys.filter({ !others.contains($0) }) { shown.decorations.removeValue(forKey: key)?.removeFromSuperview() }
  }

  private func makeViews(_ attributes: [UICollectionViewLayoutAttributes]) {
    for one in attributes where view(for: one) == nil {
      switch one.representedElementCategory {
      case .cell: showCell(one)
      case .supplementaryView: showSupplementary(one)
      case .decorationView: showDecoration(one)
      }
    }
  }

  private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard hasItem(path), phantoms?.gap != path else { return }
    let cell = provided(for: attributes) {
      placeholderCell(at: path) ?? dataSource?.collectionView(self, cellForItemAt: dataPath(path))
    }
    guard let cell else { return }
    if let other = indexPath(for: cell) {
      UIKitLog.refused("the data source gives one cell for items \(Array(other)) and \(Array(path)); the first one loses it")
      shown.cells[other] = nil
    }
    shown.cells[path] = cell
    put(cell, attributes)
    (cell as? UICollectionViewListCell)?.edit(edits(path), animated: false)
    if cell.isSelected != selected.contains(path) { cell.isSelected = selected.contains(path) }
    if cell.isHighlighted != (press.highlighted == path) { cell.isHighlighted = press.highlighted == path }
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func showSupplementary(_ attributes: UICollectionViewLayoutAttributes) {
    let key = key(attributes)
    let view = provided(for: attributes) {
      dataSource?.collectionView(self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    guard let view else { return }
    shown.supplementaries[key] = view
    put(view, attributes)
    collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
  }

  /// Asks the data source for a view, which gets the frame of its layout attributes when it is dequeued.
  private func provided<View>(for attributes: UICollectionViewLayoutAttributes, _ ask: () -> View?) -> View? {
    let outer = requested
    requested = attributes
    defer { requested = outer }
    return ask()
  }

  private func showDecoration(_ attributes: UICollectionViewLayoutAttributes) {
    guard let type = collectionViewLayout.decorationMakers[attributes.representedElementKind ?? ""] else {
      return UIKitLog.refused("\(type(of: collectionViewLayout)) has no class for decorations of kind \(attributes.kind ?? "")")
    }
    let view = _vitrineNew(type, frame: attributes.frame)
    shown.decorations[key(attributes)] = view
    put(view, attributes)
  }

  /// The number of subviews that lie behind all cells.
  private var viewsBehind: Int { (backgroundView?.superview === self ? 1 : 0) + (listBackdrop == nil ? 0 : 1) }

  private func put(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let host = host(attributes)
    if view.superview !== host { host.insertSubview(view, at: host === self ? viewsBehind : 0) }
    view.isHidden = false
    view.attributes = nil
    view.setAttributes(attributes)
  }

  /// - Returns: whether a view prefers another size than the layout gave it.
  private func fitSizes(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
    let selfSizing = attributes.filter { collectionViewLayout.asksForSize($0) && !wasAsked($0) }
    guard !selfSizing.isEmpty else { return false }
    // The first visible item keeps its position on the screen.
    let anchor = attributes.filter { $0.representedElementCategory == .cell && $0.shownFrame.minY >= bounds.minY }.map(\.indexPath).min()
    let before = anchor.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0)?.frame.origin }
    var changed = false
    for one in selfSizing {
      guard let cell = view(for: one) else { continue }
      if one.representedElementCategory == .cell { shown.fitted.insert(one.indexPath) } else { shown.fittedViews.insert(key(one)) }
      // The cell gets a copy, because it may change the attributes.
      let wanted = cell.preferredLayoutAttributesFitting(one.copy() as! UICollectionViewLayoutAttributes)
      collectionViewLayout.noteFit(wanted)
      guard collectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes: wanted, withOriginalAttributes: one) else { continue }
      collectionViewLayout.invalidateLayout(
        with: collectionViewLayout.invalidationContext(forPreferredLayoutAttributes: wanted, withOriginalAttributes: one))
      changed = true
    }
    guard changed else { return false }
    prepareLayout()
    if let anchor, let before, let after = collectionViewLayout.layoutAttributesForItem(at: anchor)?.frame.origin, after.y != before.y,
      contentOffset.y > -adjustedContentInset.top
    {
      pendingAdjustment(CGPoint(x: 0, y: after.y - before.y))
    }
    return true
  }

  private func wasAsked(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    attributes.representedElementCategory == .cell
      ? shown.fitted.contains(attributes.indexPath) : shown.fittedViews.contains(key(attributes))
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let cell = shown.cells[path] else { continue }
      shown.reconfigured = cell
      _ = placeholderCell(at: path) ?? dataSource?.collectionView(self, cellForItemAt: dataPath(path))
      shown.reconfigured = nil
      shown.fitted.remove(path)
    }
    setNeedsLayout()
  }

  // MARK: Prefetching

  /// Tells the prefetching data source about the items within one screen around the visible ones.
  private func prefetch() {
    guard let source = prefetchDataSource, isPrefetchingEnabled, movement == nil, phantoms == nil else { return }
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let near = Set(
      (collectionViewLayout.layoutAttributesForElements(in: area) ?? []).filter { $0.representedElementCategory == .cell }.map(\.indexPath))
    let coming = near.subtracting(shown.cells.keys)
    let new = coming.subtracting(prefetched), old = prefetched.subtracting(near)
    prefetched = coming
    if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new.sorted()) }
    if !old.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: old.sorted()) }
  }
}
