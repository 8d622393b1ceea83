/// The filters of a layer, as the program set them.
package struct FilterValues {
  /// Stored by reference, since few layers have filters.
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
