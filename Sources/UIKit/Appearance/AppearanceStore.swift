/// The values set through `appearance()`.
@MainActor
final class AppearanceStore {
  static let shared = AppearanceStore()

  private struct Entry {
    let scope: AppearanceScope
    let proxy: NSObject
    let type: ObjectIdentifier
    /// The distance of the class from NSObject. Appearances of subclasses take precedence.
    let depth: Int
    let matches: (NSObject) -> Bool
  }

  private var entries: [Entry] = []
  /// Unmodified instances by class, with which values are compared to find those that were set.
  private var plain: [ObjectIdentifier: NSObject] = [:]

  /// Whether any appearance was requested. Until then a view that enters a window costs nothing extra.
  private(set) static var isUsed = false

  func proxy<Kind: NSObject>(of type: Kind.Type, _ scope: AppearanceScope) -> Kind {
    let id = ObjectIdentifier(type)
    if let known = entries.first(where: { $0.type == id && $0.scope == scope })?.proxy as? Kind { return known }
    let proxy = _vitrineNew(type)
    Self.isUsed = true
    var depth = 0
    var mirror = Swift.Mirror(reflecting: proxy).superclassMirror
    while let present = mirror {
      depth += 1
      mirror = present.superclassMirror
    }
    entries.append(Entry(scope: scope, proxy: proxy, type: id, depth: depth, matches: { $0 is Kind }))
    entries.sort { ($0.depth, $0.scope.weight) < ($1.depth, $1.scope.weight) }
    return proxy
  }

  func apply(to view: UIView) { apply(to: view, near: view, isContainer: false) }

  /// - Parameter bar: the bar that shows the item.
  func apply(to item: UIBarItem, in bar: UIView) { apply(to: item, near: bar, isContainer: true) }

  private func apply(to target: NSObject, near view: UIView, isContainer: Bool) {
    let present = entries.filter { $0.matches(target) && $0.scope.contains(view, isContainer: isContainer) }
    guard !present.isEmpty else { return }
    // A search field has another font than a text field from the beginning.
    let before = plainInstance(of: target is UISearchTextField ? UISearchTextField.self : type(of: present[present.count - 1].proxy))
    for property in AppearanceProperty.all where property.belongs(to: target) {
      // Values that were set on the object itself are kept.
      guard property.isEqual(target, before) else { continue }
      for entry in present where property.belongs(to: entry.proxy) {
        let untouched = plainInstance(of: type(of: entry.proxy))
        if !property.isEqual(entry.proxy, untouched) { property.copy(entry.proxy, target) }
      }
    }
  }

  private func plainInstance(of type: NSObject.Type) -> NSObject {
    let id = ObjectIdentifier(type)
    if let known = plain[id] { return known }
    let made = _vitrineNew(type)
    plain[id] = made
    return made
  }

  /// Removes all appearances, for tests.
  func removeAll() {
    entries = []
    Self.isUsed = false
  }
}
