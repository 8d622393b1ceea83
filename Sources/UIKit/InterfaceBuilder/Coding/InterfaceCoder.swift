internal import InterfaceBuilder

/// The coder for `init(coder:)` of objects from an Interface Builder file. It decodes the element of the object by key. Keys are
/// those of the file: the names of attributes and keyed children, such as `text`, `backgroundColor` and `fontDescription`, and
/// the key paths of runtime attributes.
final class InterfaceCoder: NSCoder {
  /// The element in the file.
  let source: InterfaceElement
  /// The element with the variations for the present size classes.
  let element: InterfaceElement
  let loader: InterfaceLoader
  /// Whether a view has decoded the properties that all views have. The identifier of the element cannot tell this, since a
  /// broken file can have one identifier for two objects.
  @MainActor var isDecoded = false

  @MainActor init(_ element: InterfaceElement, loader: InterfaceLoader) {
    source = element
    self.element = loader.resolved(element)
    self.loader = loader
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { false }

  private func runtimeAttribute(_ key: String) -> InterfaceRuntimeAttribute? {
    InterfaceObject(element).runtimeAttributes.last { $0.keyPath == key }
  }

  override func containsValue(forKey key: String) -> Bool {
    element[key] != nil || element.property(key) != nil || runtimeAttribute(key) != nil
  }

  override func decodeObject(forKey key: String) -> Any? {
    let this = UncheckedSendable(value: self)
    return MainActor.assumeIsolated { UncheckedSendable(value: this.value.object(key)) }.value
  }

  @MainActor private func object(_ key: String) -> Any? {
    if let attribute = runtimeAttribute(key) { return RuntimeAttributes.value(attribute, loader: loader) }
    if let text = element[key] { return text }
    guard let child = element.property(key) else { return nil }
    switch child.name {
    case "color": return loader.color(child)
    case "fontDescription": return loader.font(child)
    case "string", "mutableString": return child.text
    case "real", "integer": return child.number("value").map { NSNumber(value: $0) }
    case "bool", "boolean": return child.flag("value").map { NSNumber(value: $0) }
    case "rect": return InterfaceRect(child).map { NSValue(cgRect: CGRect($0)) }
    case "size": return NSValue(cgSize: CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0))
    case "point": return NSValue(cgPoint: CGPoint(x: child.number("x") ?? 0, y: child.number("y") ?? 0))
    default: return child["id"].flatMap { loader.objects[$0] }
    }
  }

  private func number(_ key: String) -> Double? {
    if case .number(let value)? = runtimeAttribute(key)?.value { return value }
    return element.number(key) ?? element.property(key)?.number("value")
  }

  override func decodeBool(forKey key: String) -> Bool {
    if case .boolean(let value)? = runtimeAttribute(key)?.value { return value }
    return element.flag(key) ?? element.property(key)?.flag("value") ?? false
  }
  override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { Float(number(key) ?? 0) }
  override func decodeInteger(forKey key: String) -> Int { number(key).map { Int($0) } ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key).flatMap { Int32(exactly: $0.rounded()) } ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key).map { Int64($0) } ?? 0 }
}

extension CGRect {
  init(_ rect: InterfaceRect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
