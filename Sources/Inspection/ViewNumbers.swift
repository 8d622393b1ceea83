import UIKit

/// The numbers of views. A number belongs to its view for the view's lifetime and is not reused.
@MainActor
final class ViewNumbers {
  private struct Entry {
    weak var view: UIView?
    let number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var views: [Int: ObjectIdentifier] = [:]
  private var last = 0
  /// The number of entries at which those of deallocated views are removed.
  private var limit = 1024

  func number(of view: UIView) -> Int {
    let id = ObjectIdentifier(view)
    if let entry = entries[id] {
      if entry.view === view { return entry.number }
      // A new view has the address of a deallocated one.
      views[entry.number] = nil
    }
    if entries.count >= limit { prune() }
    last += 1
    entries[id] = Entry(view: view, number: last)
    views[last] = id
    return last
  }

  func view(_ number: Int) -> UIView? {
    // An entry that is missing must not be copied: `WeakReadTests` says why.
    guard let id = views[number], let index = entries.index(forKey: id) else { return nil }
    return entries[index].value.view
  }

  private func prune() {
    for (id, entry) in entries where entry.view == nil {
      entries[id] = nil
      views[entry.number] = nil
    }
    limit = max(1024, entries.count * 2)
  }
}
