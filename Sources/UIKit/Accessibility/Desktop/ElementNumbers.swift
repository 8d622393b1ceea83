/// Numbers for elements. An element has the same number as long as it lives, and no other ever has it.
@MainActor
final class ElementNumbers {
  private final class Entry {
    let number: UInt64
    weak var object: UIResponder?
    init(_ number: UInt64, _ object: UIResponder) { (self.number, self.object) = (number, object) }
  }

  private var byObject: [ObjectIdentifier: Entry] = [:]
  private var byNumber: [UInt64: Entry] = [:]
  private var last: UInt64

  /// - Parameter reserved: numbers up to this one are not given.
  init(reserved: UInt64) { last = reserved }

  func number(of object: UIResponder) -> UInt64 {
    let key = ObjectIdentifier(object)
    // Another object may have the address of one that is gone.
    if let entry = byObject[key], entry.object === object { return entry.number }
    last += 1
    let entry = Entry(last, object)
    byObject[key] = entry
    byNumber[last] = entry
    return last
  }

  func object(_ number: UInt64) -> UIResponder? {
    guard let entry = byNumber[number] else { return nil }
    return entry.object
  }

  /// Forgets elements that are gone.
  func sweep() {
    byObject = byObject.filter { $0.value.object != nil }
    byNumber = byNumber.filter { $0.value.object != nil }
  }

  var count: Int { byNumber.count }
}
