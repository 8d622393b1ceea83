import Foundation
import ListModel

/// The difference of two snapshots, in index paths of the list.
struct SnapshotDifference {
  var outcome = ListChanges.Outcome()
  var changes = ListChanges()
  /// The items to reconfigure, as index paths in the new snapshot.
  var reconfigured: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>, animation: Int
  ) {
    var oldSections: [SnapshotKey<Section>: Int] = [:], oldItems: [SnapshotKey<Item>: IndexPath] = [:]
    oldItems.reserveCapacity(old.numberOfItems)
    for (index, section) in old.sectionIdentifiers.enumerated() {
      oldSections[SnapshotKey(section)] = index
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
        oldItems[SnapshotKey(item)] = IndexPath(item: row, section: index)
      }
    }
    for (index, section) in new.sectionIdentifiers.enumerated() {
      let origin = oldSections.removeValue(forKey: SnapshotKey(section))
      outcome.sections.append(origin)
      if origin == nil { changes.insertedSections[index] = animation }
      if let origin, new.reloadedSections.contains(SnapshotKey(section)) { changes.reloadedSections[origin] = animation }
      let items = new.itemIdentifiers(inSection: section)
      var origins: [IndexPath?] = []
      origins.reserveCapacity(items.count)
      for (row, item) in items.enumerated() {
        let key = SnapshotKey(item), path = oldItems.removeValue(forKey: key)
        origins.append(path)
        if let path {
          if new.reloadedItems.contains(key) { changes.reloadedItems[path] = animation }
          if new.reconfiguredItems.contains(key) { reconfigured.append(IndexPath(item: row, section: index)) }
        } else if origin != nil {
          changes.insertedItems[IndexPath(item: row, section: index)] = animation
        }
      }
      outcome.items.append(origins)
    }
    for index in oldSections.values { changes.deletedSections[index] = animation }
    for path in oldItems.values where changes.deletedSections[path.section] == nil { changes.deletedItems[path] = animation }
  }
}
