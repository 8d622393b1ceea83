import CoreGraphics
import Foundation
import ListModel

/// The sizes that views asked for.
struct CompositionalFits {
  struct Sizes {
    var items: [Int: CGSize] = [:]
    var boundaries: [Int: CGSize] = [:]
  }

  private var sections: [Int: Sizes] = [:]
  /// The sizes of headers and footers of the whole layout.
  private(set) var layout: [Int: CGSize] = [:]
  /// The sizes that the geometry has not taken over yet.
  private var new: [Int: Sizes] = [:]

  func sizes(_ section: Int) -> Sizes { sections[section] ?? Sizes() }

  mutating func takeNewSizes() -> [Int: Sizes] {
    defer { new = [:] }
    return new
  }

  mutating func note(_ size: CGSize, item: IndexPath) {
    guard item.isRow, size.width.isFinite, size.height.isFinite else { return }
    sections[item.section, default: Sizes()].items[item.item] = size
    new[item.section, default: Sizes()].items[item.item] = size
  }

  mutating func note(_ size: CGSize, boundary: Int, of path: IndexPath) {
    guard size.width.isFinite, size.height.isFinite else { return }
    guard path.count > 1 else { return layout[boundary] = size }
    sections[path.section, default: Sizes()].boundaries[boundary] = size
    new[path.section, default: Sizes()].boundaries[boundary] = size
  }

  mutating func moveStoredValues(_ items: (Set<IndexPath>) -> [IndexPath: IndexPath], sections moves: [Int: Int]) {
    let old = sections
    sections = [:]
    new = [:]
    for (section, sizes) in old { if let target = moves[section] { sections[target, default: Sizes()].boundaries = sizes.boundaries } }
    let paths = Set(old.flatMap { section, sizes in sizes.items.keys.map { IndexPath(item: $0, section: section) } })
    for (path, target) in items(paths) {
      if let size = old[path.section]?.items[path.item] { sections[target.section, default: Sizes()].items[target.item] = size }
    }
  }
}
