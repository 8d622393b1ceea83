/// Many lists in one array. A full list moves to a slot of twice the size; unused slots are reused.
struct ListPool<Element> {
  struct List {
    fileprivate var start: Int32 = 0
    fileprivate(set) var count = 0
    /// The logarithm to base 2 of the slot's size; -1 if there is no slot.
    fileprivate var size: Int8 = -1

    fileprivate var capacity: Int { size < 0 ? 0 : 1 << Int(size) }
  }

  private var storage: [Element] = []
  /// The logarithm to base 2 of the smallest slot.
  private let minimumSize: Int
  private var vacant = [[Int32]](repeating: [], count: 31)

  /// - Parameters:
  ///   - initialCapacity: the initial capacity of a list.
  ///   - capacity: the total capacity of all lists before more memory is allocated.
  init(initialCapacity: Int, capacity: Int) {
    minimumSize = Int.bitWidth - (initialCapacity - 1).leadingZeroBitCount
    storage.reserveCapacity(capacity)
  }

  subscript(list: List, index: Int) -> Element {
    get { storage[Int(list.start) + index] }
    set { storage[Int(list.start) + index] = newValue }
  }

  mutating func append(_ element: Element, to list: inout List) {
    if list.count == list.capacity { move(&list, toCapacity: list.count + 1, element) }
    storage[Int(list.start) + list.count] = element
    list.count += 1
  }

  mutating func insert(_ element: Element, at index: Int, in list: inout List) {
    append(element, to: &list)
    let start = Int(list.start)
    var i = start + list.count - 1
    while i > start + index {
      storage[i] = storage[i - 1]
      i -= 1
    }
    storage[i] = element
  }

  mutating func remove(at index: Int, from list: inout List) {
    list.count -= 1
    let end = Int(list.start) + list.count
    var i = Int(list.start) + index
    while i < end {
      storage[i] = storage[i + 1]
      i += 1
    }
  }

  mutating func truncate(_ list: inout List, to count: Int) { list.count = min(count, list.count) }

  mutating func replace(_ list: inout List, with elements: [Element]) {
    list.count = 0
    guard let filler = elements.first else { return }
    if elements.count > list.capacity { move(&list, toCapacity: elements.count, filler) }
    var i = Int(list.start)
    for element in elements {
      storage[i] = element
      i += 1
    }
    list.count = elements.count
  }

  /// Empties the list and frees its slot for reuse.
  mutating func free(_ list: inout List) {
    if list.size >= 0 { vacant[Int(list.size)].append(list.start) }
    list = List()
  }

  /// Removes all lists.
  mutating func removeAll() {
    storage.removeAll(keepingCapacity: true)
    for size in vacant.indices { vacant[size].removeAll() }
  }

  private mutating func move(_ list: inout List, toCapacity count: Int, _ filler: Element) {
    let size = max(minimumSize, Int.bitWidth - (count - 1).leadingZeroBitCount)
    var moved = List(start: 0, count: list.count, size: Int8(size))
    if let start = vacant[size].popLast() {
      moved.start = start
    } else {
      moved.start = Int32(storage.count)
      storage.append(contentsOf: repeatElement(filler, count: 1 << size))
    }
    for i in 0..<list.count { storage[Int(moved.start) + i] = storage[Int(list.start) + i] }
    free(&list)
    list = moved
  }
}
