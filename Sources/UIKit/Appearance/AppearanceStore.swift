/// What was set by `appearance()`.
@MainActor
final class AppearanceStore {
  static let shared = AppearanceStore()

  private struct Entry {
    let scope: AppearanceScope
    let proxy: NSObject
    let type: ObjectIdentifier
    /// How far from NSObject: the looks of subclasses win.
    let depth: Int
    let matches: (NSObject) -> Bool
  }

  private var entries: [Entry] = []
  /// Instances nobody changed, by class: what differs from them was set.
  private var plain: [ObjectIdentifier: NSObject] = [:]

  /// False until somebody asks for looks: entering a window costs nothing before.
  private(set) static var isUsed = false

  func proxy<Kind: NSObject>(of type: Kind.Type, _ scope: AppearanceScope) -> Kind {
    let id = ObjectIdentifier(type)
    if let known = entries.first(where: { $0.type == id && $0.scope == scope })?.proxy as? Kind { return known }
    let made = DynamicInstance.make(type)
    guard let proxy = made as? Kind else { fatalError("\(type) cannot be made without arguments") }
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

  /// - Parameter bar: that shows the item.
  func apply(to item: UIBarItem, in bar: UIView) { apply(to: item, near: bar, isContainer: true) }

  private func apply(to target: NSObject, near view: UIView, isContainer: Bool) {
    let present = entries.filter { $0.matches(target) && $0.scope.contains(view, isContainer: isContainer) }
    guard !present.isEmpty else { return }
    let before = plainInstance(of: type(of: present[present.count - 1].proxy))
    for property in AppearanceProperty.all where property.belongs(to: target) {
      // What the object was told itself stays.
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
    let made = DynamicInstance.make(type)
    plain[id] = made
    return made
  }

  /// For tests.
  func removeAll() {
    entries = []
    Self.isUsed = false
  }
}
