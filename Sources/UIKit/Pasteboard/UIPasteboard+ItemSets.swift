import Foundation

/// Methods for sets of items; nil means all items. Indices out of range are ignored.
extension UIPasteboard {
  /// The items of a set, as in `current`.
  func chosen(_ itemSet: IndexSet?) -> [[String: Any]] {
    let all = current
    guard let itemSet else { return all }
    return itemSet.filter(all.indices.contains).map { all[$0] }
  }

  /// Returns the types of each item (Apple: types(forItemSet:)).
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  /// Returns whether each item has one of the types (Apple: contains(pasteboardTypes:inItemSet:)).
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    let items = chosen(itemSet)
    return !items.isEmpty && items.allSatisfy { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Returns the items that have one of the types; nil if there are none (Apple: itemSet(withPasteboardTypes:)).
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let all = current
    let found = IndexSet(all.indices.filter { index in pasteboardTypes.contains { all[index][$0] != nil } })
    return found.isEmpty ? nil : found
  }

  /// Returns the values of the items that have the type (Apple: values(forPasteboardType:inItemSet:)).
  public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    let found = chosen(itemSet).compactMap { Self.loaded($0[pasteboardType]) }
    return found.isEmpty ? nil : found
  }

  /// Returns the data of the items that have the type (Apple: data(forPasteboardType:inItemSet:)).
  public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let found = chosen(itemSet).compactMap { Self.data(of: $0[pasteboardType]) }
    return found.isEmpty ? nil : found
  }

  // The types that the properties of the same kinds use.
  public static var typeListString: [String] { [textType, "public.text", "public.plain-text"] }
  public static var typeListURL: [String] { [urlType] }
  public static var typeListImage: [String] { [imageType] }
  public static var typeListColor: [String] { [colorType] }
}
