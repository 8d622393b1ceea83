/// Items without duplicates, in the order in which they were added.
@MainActor
struct ItemQueue<Item> {
  private var places: [ObjectIdentifier: Int] = [:]
  private var list: [Item?] = []

  var isEmpty: Bool { places.isEmpty }

  /// The items, in the order in which they were added.
  var items: [Item] { list.compactMap(\.self) }

  mutating func insert(_ item: Item, _ id: ObjectIdentifier) {
    if let place = places[id] { return list[place] = item }
    places[id] = list.count
    list.append(item)
  }

  mutating func remove(_ id: ObjectIdentifier) {
    guard let place = places.removeValue(forKey: id) else { return }
    list[place] = nil
    if places.isEmpty { list = [] }
    guard list.count > 2 * places.count + 64 else { return }
    let kept = places.sorted { $0.value < $1.value }
    let items = kept.map { list[$0.value] }
    for (index, entry) in kept.enumerated() { places[entry.key] = index }
    list = items
  }

  mutating func takeAll() -> [Item] {
    let all = items
    (places, list) = ([:], [])
    return all
  }
}
