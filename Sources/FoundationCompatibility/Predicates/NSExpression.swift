/// An operand of a comparison (Apple: NSExpression): a value, a key path, a variable, the evaluated object or a list.
open class NSExpression: NSObject, NSCopying {
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0
    case evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13
    case aggregate
    case anyKey
    case block = 19
    case conditional
  }

  let content: PredicateComparison.Expression

  init(_ content: PredicateComparison.Expression) { self.content = content }

  public convenience init(forConstantValue obj: Any?) { self.init(.value(obj)) }
  public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath)) }
  /// The expression of a property. Its name is that by which the compiler shim registered the key path; a key path that is not a literal of
  /// this call has a name only if it was observed before. Otherwise the expression is the evaluated object, and a message says so.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    if let name = KeyPathNames.shared.name(of: keyPath) {
      self.init(.keyPath(name))
    } else {
      Problem.report("NSExpression(forKeyPath: \(keyPath)): the key path's name is not known")
      self.init(.itself)
    }
  }
  public convenience init(forVariable string: String) { self.init(.variable(string)) }
  public convenience init(forAggregate subexpressions: [Any]) {
    self.init(.list(subexpressions.map { ($0 as? NSExpression)?.content ?? .value($0) }))
  }

  /// - Parameter name: one of Apple's names of functions, such as `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(.function(name, parameters.map { ($0 as? NSExpression)?.content ?? .value($0) }))
  }

  open class func expressionForEvaluatedObject() -> NSExpression { NSExpression(.itself) }

  /// The kind of the expression. A key path of a variable has the kind of the function `valueForKeyPath:`.
  open var expressionType: ExpressionType {
    switch content {
    case .value: .constantValue
    case .itself: .evaluatedObject
    case .keyPath: .keyPath
    case .list: .aggregate
    case .variable: .variable
    case .path, .function: .function
    }
  }

  open var constantValue: Any? { if case .value(let value) = content { value } else { nil } }
  open var collection: Any? {
    if case .list(let items) = content { items.map { NSExpression($0) } } else { nil }
  }

  /// The key path; empty for other expressions, for which Apple's class throws an exception.
  open var keyPath: String {
    switch content {
    case .keyPath(let path), .path(_, let path): path
    default: ""
    }
  }

  open var variable: String { if case .variable(let name) = content { name } else { "" } }
  open var function: String {
    switch content {
    case .path: "valueForKeyPath:"
    case .function(let name, _): name
    default: ""
    }
  }
  open var operand: NSExpression { if case .path(let base, _) = content { NSExpression(base) } else { self } }
  open var arguments: [NSExpression]? {
    switch content {
    case .path(_, let path): [NSExpression(.keyPath(path))]
    case .function(_, let arguments): arguments.map { NSExpression($0) }
    default: nil
    }
  }

  /// - Parameter context: the values of variables.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var bindings: [String: Any] = [:]
    for (key, value) in context ?? [:] { bindings["\(key)"] = value }
    return content.value(object, bindings)
  }

  open override var description: String { content.text }
  open override func copy() -> Any { self }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSExpression).map { $0.content.text == content.text } ?? false }
  open override var hash: Int { content.text.hashValue }
}
