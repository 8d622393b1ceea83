/// A value of a program, or `undefined` (Apple: JSValue).
open class JSValue: NSObject {
  open private(set) var context: JSContext!
  private let value: Any?
  private let kind: Kind

  private enum Kind { case undefined, null, object }

  private init(_ value: Any?, _ kind: Kind, _ context: JSContext!) {
    self.value = value
    self.kind = kind
    self.context = context
    super.init()
  }

  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, value == nil ? .undefined : .object, context) }
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, .object, context) }
  public convenience init!(double value: Double, in context: JSContext!) { self.init(value, .object, context) }
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, .object, context) }
  public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(value, .object, context) }
  public convenience init!(newObjectIn context: JSContext!) { self.init([String: Any](), .object, context) }
  public convenience init!(newArrayIn context: JSContext!) { self.init([Any](), .object, context) }
  public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
    self.init("Error: \(message ?? "")", .object, context)
  }
  public convenience init!(nullIn context: JSContext!) { self.init(nil, .null, context) }
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, .undefined, context) }

  open func toObject() -> Any! { value }
  open func toObjectOf(_ expectedClass: AnyClass!) -> Any! { value }
  open func toBool() -> Bool {
    switch value {
    case let value as Bool: value
    case let value as String: !value.isEmpty
    default: value != nil && toDouble() != 0
    }
  }
  /// Returns the number; NaN for `undefined`, and for texts that are not numbers.
  open func toDouble() -> Double {
    switch value {
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as UInt32: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as String: Double(value) ?? .nan
    default: kind == .null ? 0 : .nan
    }
  }
  open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toUInt32() -> UInt32 { UInt32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  open func toString() -> String! {
    switch kind {
    case .undefined: "undefined"
    case .null: "null"
    case .object: value.map { "\($0)" }
    }
  }
  open func toDate() -> Date! { value as? Date }
  open func toArray() -> [Any]! { value as? [Any] }
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }

  open var isUndefined: Bool { kind == .undefined }
  open var isNull: Bool { kind == .null }
  open var isBoolean: Bool { value is Bool }
  open var isNumber: Bool { value is NSNumber || value is Double || value is Int || value is Int32 || value is UInt32 }
  open var isString: Bool { value is String }
  open var isObject: Bool { kind == .object && !isBoolean && !isNumber && !isString }
  open var isArray: Bool { value is [Any] }
  open var isDate: Bool { value is Date }

  /// - Returns: `undefined`; the context has an exception.
  @discardableResult
  open func call(withArguments arguments: [Any]!) -> JSValue! { refused() }
  open func construct(withArguments arguments: [Any]!) -> JSValue! { refused() }
  @discardableResult
  open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! { refused() }
  private func refused() -> JSValue! {
    context?.refuse()
    return JSValue(undefinedIn: context)
  }

  open func hasProperty(_ property: Any!) -> Bool { property.map { toDictionary()?["\($0)"] != nil } ?? false }
  open func forProperty(_ property: Any!) -> JSValue! { JSValue(object: property.flatMap { toDictionary()?["\($0)"] }, in: context) }
  open func setValue(_ value: Any!, forProperty property: Any!) {}
  open func atIndex(_ index: Int) -> JSValue! {
    let items = toArray() ?? []
    return JSValue(object: items.indices.contains(index) ? items[index] : nil, in: context)
  }
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
}
