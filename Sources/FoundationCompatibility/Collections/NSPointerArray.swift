/// An array of objects, held strongly or weakly, which can contain nil (Apple: NSPointerArray).
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var items: [ObjectReference?] = []

  public init(options: NSPointerFunctions.Options = []) { self.options = options }

  open class func strongObjects() -> NSPointerArray { NSPointerArray() }
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, including nil. Increasing it appends nil elements.
  open var count: Int {
    get { items.count }
    set { items = Array(items.prefix(newValue)) + Array(repeating: nil, count: max(0, newValue - items.count)) }
  }

  /// The objects, without the nil elements.
  open var allObjects: [Any] { items.compactMap { $0?.object } }

  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    items[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { items.append(reference(pointer)) }
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) { items.insert(reference(item), at: index) }
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) { items[index] = reference(item) }
  open func removePointer(at index: Int) { items.remove(at: index) }

  /// Removes the nil elements.
  open func compact() { items.removeAll { $0?.object == nil } }

  private func reference(_ pointer: UnsafeMutableRawPointer?) -> ObjectReference? {
    pointer.map { ObjectReference(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }
}
