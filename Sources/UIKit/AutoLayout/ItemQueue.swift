/// Items without duplicates, in the order in which they were added.
@MainActor
struct ItemQueue<Item> {
  private var indices: [ObjectIdentifier: Int] = [:]
  private var list: [Item?] = []

  var isEmpty: Bool { indices.isEmpty }

  /// The items, in the order in which they were added.
  var items: [Item] { list.compactMap(\.self) }

  mutating func insert(_ item: Item, _ id: ObjectIdentifier) {
    if let index = indices[id] { return list[index] = item }
    indices[id] = list.count
    list.append(item)
  }

  mutating func remove(_ id: ObjectIdentifier) {
    guard let index = indices.removeValue(forKey: id) else { return }
    list[index] = nil
    if indices.isEmpty { list = [] }
    guard list.count > 2 * indices.count + 64 else { return }
    let kept = indices.sorted { $0.value < $1.value }
    let items = kept.map { list[$0.value] }
    for (index, entry) in kept.enumerated() { indices[entry.key] = index }
    list = items
  }

  mutating func takeAll() -> [Item] {
    let all = items
    (indices, list) = ([:], [])
    return all
  }
}
