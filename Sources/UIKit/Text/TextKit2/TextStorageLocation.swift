import Foundation

/// A location in a text storage, in UTF-16 units.
final class TextStorageLocation: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextStorageLocation else { return .orderedSame }
    return offset < other.offset ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextStorageLocation)?.offset == offset }
  override var hash: Int { offset.hashValue }
  override var description: String { "\(offset)" }
}
