/// What a layer was given as filters.
package struct FilterValues {
  /// Few layers have any.
  private final class Storage {
    var compositing: Any?
    var own: [Any]?
    var background: [Any]?

    init(_ other: Storage?) {
      compositing = other?.compositing
      own = other?.own
      background = other?.background
    }
  }

  private var storage: Storage?

  var compositing: Any? {
    get { storage?.compositing }
    set { change(newValue == nil) { $0.compositing = newValue } }
  }

  var own: [Any]? {
    get { storage?.own }
    set { change(newValue == nil) { $0.own = newValue } }
  }

  var background: [Any]? {
    get { storage?.background }
    set { change(newValue == nil) { $0.background = newValue } }
  }

  private mutating func change(_ isRemoval: Bool, _ body: (Storage) -> Void) {
    if storage == nil, isRemoval { return }
    if storage == nil || !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    if let storage { body(storage) }
  }
}
