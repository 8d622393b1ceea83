import Foundation
import ObjectiveC

/// Sorts objects into sections by the first letter of a name, for tables with an index (Apple: UILocalizedIndexedCollation). The sections are the
/// letters A to Z and "#" for all other names, as iOS has them for languages with the Latin alphabet; names are compared by the rules of the
/// current locale, without case and diacritics.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()
  private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)

  /// The collation of the current language.
  open class func current() -> Self { shared as? Self ?? Self.init() }

  public required override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters + ["#"] }
  /// The titles of the index at the edge of the table.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section to which a title of the index leads.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { min(max(indexTitleIndex, 0), sectionTitles.count - 1) }

  /// Returns the section of an object.
  /// - Parameter selector: a method or a property of the object that returns its name.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let name = Self.name(of: object, selector)
    let first = name.folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: .current).uppercased().first
    return first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
  }

  /// Returns objects in the order of their names.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.enumerated().map { (offset: $0.offset, name: Self.name(of: $0.element, selector), object: $0.element) }
    return named.sorted { one, other in
      let order = one.name.compare(
        other.name, options: [.caseInsensitive, .diacriticInsensitive, .numeric, .widthInsensitive], range: nil, locale: .current)
      return order == .orderedSame ? one.offset < other.offset : order == .orderedAscending
    }.map(\.object)
  }

  private static func name(of object: Any, _ selector: Selector) -> String {
    if let text = object as? String { return text }
    guard let object = object as? NSObject else { return "" }
    if let value = object.perform(selector)?.takeUnretainedValue() as? String { return value }
    return object.value(forKey: selector.name) as? String ?? ""
  }
}
