import CoreGraphics
import Foundation
import ListModel

/// Batches of changes. Kept items move to their new positions; inserted and deleted items fade in and out, or animate as the layout says.
extension UICollectionView {
  private static let duration: TimeInterval = 0.3

  func beginBatch() {
    cancelMovement(animated: false)
    forgetGap()
    if batch == nil { batch = ListBatch(before: itemCounts) }
    batch?.depth += 1
  }

  func change(_ add: (inout ListChanges) -> Void) {
    beginBatch()
    if var changes = batch?.changes {
      add(&changes)
      batch?.changes = changes
    }
    endBatch(completion: nil)
  }

  func endBatch(completion: ((Bool) -> Void)?) {
    batch?.depth -= 1
    guard let ended = batch, ended.depth == 0 else {
      completion?(true)
      return
    }
    batch = nil
    guard let dataSource, !ended.reloads else {
      completion?(true)
      return
    }
    do {
      let outcome = try ended.changes.outcome(before: ended.before, after: currentCounts(dataSource), noun: .item)
      carryOut(ListTransition(outcome: outcome, changes: ended.changes), completion: completion)
    } catch {
      UIKitLog.refused("\(error) The collection view reloads all data.")
      reloadAll()
      completion?(false)
    }
  }

  /// Updates the view after its data source has taken a new snapshot.
  func adopt(_ difference: SnapshotDifference, animated: Bool, completion: (() -> Void)?) {
    guard loadedCounts != nil else {
      setNeedsLayout()
      completion?()
      return
    }
    cancelMovement(animated: false)
    forgetGap()
    var transition = ListTransition(outcome: difference.outcome, changes: difference.changes)
    transition.isUnanimated = !animated
    carryOut(transition) { _ in completion?() }
    reconfigure(difference.reconfigured)
  }

  func carryOut(_ transition: ListTransition, completion: ((Bool) -> Void)?) {
    press.cancel()
    closeSwipe(animated: false)
    let old = shown, paths = transition.map(old.cells.keys), sections = transition.sections()
    let finalAttributes = old.cells.keys.filter { paths[$0] == nil }.reduce(into: [IndexPath: UICollectionViewLayoutAttributes]()) {
      $0[$1] = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: $1)
    }
    loadedCounts = transition.outcome.items.map(\.count)
    phantoms?.follow { transition.map([$0])[$0] }
    selected = Set(transition.map(selected).values)
    shown = CollectionShown()
    shown.decorations = old.decorations
    for (path, cell) in old.cells { if let new = paths[path] { shown.cells[new] = cell } }
    for (key, view) in old.supplementaries {
      guard key.path.count > 1 else {
        // A header or footer of the whole layout, not of a section.
        shown.supplementaries[key] = view
        continue
      }
      guard let section = sections[key.path.section] else { continue }
      var new = key
      new.path[0] = section
      shown.supplementaries[new] = view
    }
    for (section, view) in old.scrollers {
      guard let new = sections[section] else {
        view.removeFromSuperview()
        continue
      }
      view.section = new
      shown.scrollers[new] = view
    }
    collectionViewLayout.moveStoredValues({ transition.map($0) }, sections: sections)
    let leaving = old.cells.filter { paths[$0.key] == nil }
    let lost = old.supplementaries.filter { $0.key.path.count > 1 && sections[$0.key.path.section] == nil }
    // Removed rows of a list are behind the rows that move to their positions.
    for case let cell as UICollectionViewListCell in leaving.values { cell.layer.zPosition -= 0.5 }
    collectionViewLayout.isValid = false
    collectionViewLayout.prepare(forCollectionViewUpdates: Self.updateItems(transition))
    move(animated: window != nil && UIView.areAnimationsEnabled && !transition.isUnanimated, origins: transition) {
      for (path, cell) in leaving {
        if let end = finalAttributes[path] { cell.setAttributes(end) } else { cell.alpha = 0 }
      }
      for view in lost.values { view.alpha = 0 }
    } completion: { [weak self] finished in
      guard let self else { return }
      for (path, cell) in leaving {
        self.retire(cell, at: path)
        cell.alpha = 1
      }
      for (key, view) in lost {
        self.retire(view, key)
        view.alpha = 1
      }
      self.collectionViewLayout.finalizeCollectionViewUpdates()
      completion?(finished)
    }
  }

  private static func updateItems(_ transition: ListTransition) -> [UICollectionViewUpdateItem] {
    let changes = transition.changes
    func section(_ number: Int) -> IndexPath { IndexPath(item: NSNotFound, section: number) }
    var items = changes.deletedSections.keys.sorted().map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
    items += changes.insertedSections.keys.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
    items += changes.movedSections.map { UICollectionViewUpdateItem(.move, before: section($0.from), after: section($0.to)) }
    items += changes.deletedItems.keys.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
    items += changes.insertedItems.keys.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
    items += changes.reloadedItems.keys.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
    return items + changes.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
  }

  /// Shows the elements of the current layout. Views that are already visible move to their new attributes.
  func move(
    animated: Bool, origins: ListTransition?, also changes: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let stays = Set(shown.cells.keys), stayingViews = Set(shown.supplementaries.keys)
    let before = Dictionary(
      uniqueKeysWithValues: (Array(shown.cells.values) as [UICollectionReusableView] + Array(shown.supplementaries.values)).compactMap {
        view in view.attributes.map { (ObjectIdentifier(view), $0) }
      })
    UIView.performWithoutAnimation {
      prepareLayout()
      if !machine.isTracking, !machine.isMoving {
        let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: machine.geometry.clamped(contentOffset))
        if target != contentOffset { moveContent(to: target) }
      }
      showWhatIsInBounds()
      // Lay out this view now: if it still needed layout, a cell's layout below would lay it out too and overwrite the start frames.
      if animated { layoutIfNeeded() }
    }
    guard animated else {
      changes()
      completion(true)
      return
    }
    let all = Array(shown.cells.values) as [UICollectionReusableView] + Array(shown.supplementaries.values)
    let ends = all.compactMap { view in view.attributes.map { (view, $0) } }
    UIView.performWithoutAnimation {
      for (path, cell) in shown.cells {
        if let start = before[ObjectIdentifier(cell)] {
          cell.setAttributes(start)
        } else if !stays.contains(path), let start = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) {
          cell.setAttributes(start)
        }
        cell.layoutIfNeeded()
      }
      for (key, view) in shown.supplementaries {
        if let start = before[ObjectIdentifier(view)] {
          view.setAttributes(start)
        } else if !stayingViews.contains(key),
          let start = collectionViewLayout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: key.kind, at: key.path)
        {
          view.setAttributes(start)
        }
      }
    }
    UIView.animate(withDuration: Self.duration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      for (view, end) in ends {
        view.setAttributes(end)
        view.layoutIfNeeded()
      }
      changes()
    } completion: {
      completion($0)
    }
  }

  // MARK: Layouts

  func exchangeLayout(_ old: UICollectionViewLayout) {
    old.owner = nil
    for layout in (old as? UICollectionViewTransitionLayout)?.both ?? [] { layout.owner = nil }
    adoptLayout()
    // A transition layout queries both of its layouts.
    for layout in (collectionViewLayout as? UICollectionViewTransitionLayout)?.both ?? [] {
      if layout !== old { layout.isValid = false }
      layout.owner = self
    }
    setNeedsLayout()
  }

  private func adoptLayout() {
    collectionViewLayout.owner = self
    collectionViewLayout.isValid = false
    shown.fitted = []
    shown.fittedViews = []
  }

  func exchange(for layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    old.prepareForTransition(to: layout)
    for view in shown.cells.values { view.willTransition(from: old, to: layout) }
    collectionViewLayout = layout
    layout.prepareForTransition(from: old)
    guard bounds.width > 0, bounds.height > 0 else {
      completion?(true)
      return
    }
    move(animated: animated && window != nil && UIView.areAnimationsEnabled, origins: nil, also: {}) { [weak self] finished in
      for view in self?.shown.cells.values.map({ $0 }) ?? [] { view.didTransition(from: old, to: layout) }
      layout.finalizeLayoutTransition()
      completion?(finished)
    }
  }
}
