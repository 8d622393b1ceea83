/// The syntax tree of a predicate.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  /// A predicate of one of Apple's classes.
  var predicate: NSPredicate {
    switch self {
    case .constant(let value): NSPredicate(value: value)
    case .not(let condition): NSCompoundPredicate(notPredicateWithSubpredicate: condition.predicate)
    case .all(let conditions): NSCompoundPredicate(andPredicateWithSubpredicates: conditions.map(\.predicate))
    case .any(let conditions): NSCompoundPredicate(orPredicateWithSubpredicates: conditions.map(\.predicate))
    case .comparison(let comparison):
      comparison.quantifier == .none
        ? NSCompoundPredicate(notPredicateWithSubpredicate: NSComparisonPredicate(comparison.with(.any)))
        : NSComparisonPredicate(comparison)
    }
  }
}

struct PredicateComparison {
  enum Quantifier { case one, any, all, none }
  enum Operator: String {
    case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES"
    case isIn = "IN", between = "BETWEEN"
  }
  indirect enum Expression {
    case value(Any?)
    case itself
    case keyPath(String)
    case list([Expression])
    case variable(String)
    /// A key path of the value of another expression.
    case path(Expression, String)
    /// A function of other expressions, by Apple's name: `sum:`.
    case function(String, [Expression])
  }

  var quantifier = Quantifier.one
  var left: Expression
  var operation: Operator
  var options: NSString.CompareOptions = []
  var right: Expression

  func with(_ quantifier: Quantifier) -> PredicateComparison {
    var result = self
    result.quantifier = quantifier
    return result
  }

  func holds(for object: Any?, _ bindings: [String: Any] = [:]) -> Bool {
    let left = left.value(object, bindings)
    let right = right.value(object, bindings)
    switch quantifier {
    case .one: return compare(left, right)
    case .any: return Self.elements(left).contains { compare($0, right) }
    case .all: return Self.elements(left).allSatisfy { compare($0, right) }
    case .none: return !Self.elements(left).contains { compare($0, right) }
    }
  }

  private static func elements(_ value: Any?) -> [Any] {
    switch value {
    case let list as [Any]: list
    case let set as Set<AnyHashable>: Array(set)
    case let set as NSSet: set.allObjects
    case let list as NSArray: Array(list)
    case .none: []
    case .some(let value): [value]
    }
  }

  private func compare(_ left: Any?, _ right: Any?) -> Bool {
    switch operation {
    case .equal: isEqual(left, right)
    case .notEqual: !isEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .between:
      Self.elements(right).count == 2 && order(left, Self.elements(right)[0]).map { $0 != .orderedAscending } ?? false
        && order(left, Self.elements(right)[1]).map { $0 != .orderedDescending } ?? false
    case .isIn: Self.plain(right) is String ? find(left, in: right, options) : Self.elements(right).contains { isEqual(left, $0) }
    case .contains: Self.plain(left) is String ? find(right, in: left, options) : Self.elements(left).contains { isEqual($0, right) }
    case .beginsWith: find(right, in: left, options.union(.anchored))
    case .endsWith: find(right, in: left, options.union([.anchored, .backwards]))
    case .like: matches(left, Self.pattern(ofWildcards: Self.plain(right) as? String ?? ""))
    case .matches: matches(left, Self.plain(right) as? String ?? "")
    }
  }

  private func find(_ part: Any?, in text: Any?, _ options: NSString.CompareOptions) -> Bool {
    guard let text = Self.plain(text) as? String, let part = Self.plain(part) as? String else { return false }
    return text.range(of: part, options: options) != nil
  }

  /// Whether the pattern matches the whole text.
  private func matches(_ text: Any?, _ pattern: String) -> Bool {
    guard let text = (Self.plain(text) as? String).map(withoutAccents),
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(withoutAccents(pattern)))\\z", options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// Removes accents from a text if the comparison ignores them.
  private func withoutAccents(_ text: String) -> String {
    options.contains(.diacriticInsensitive) ? text.folding(options: .diacriticInsensitive, locale: nil) : text
  }

  private static func pattern(ofWildcards text: String) -> String {
    let escaped = NSRegularExpression.escapedPattern(for: text)
    return "(?s:" + escaped.replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".") + ")"
  }

  private func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (Self.plain(left), Self.plain(right)) {
    case (nil, nil): true
    case (nil, _), (_, nil): false
    case (let a?, let b?): order(a, b).map { $0 == .orderedSame } ?? ((a as? AnyHashable) == (b as? AnyHashable))
    }
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    switch (Self.plain(left), Self.plain(right)) {
    case (let a as String, let b as String): a.compare(b, options: options)
    case (let a as Date, let b as Date): a.compare(b)
    case (let a as NSNumber, let b as NSNumber): a.compare(b)
    default: nil
    }
  }

  /// Converts a value for comparison: numbers to `NSNumber`, Foundation's classes to Swift types.
  private static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let base = (value as? AnyHashable)?.base ?? value
    switch base {
    case is NSNull: return nil
    case let number as NSNumber: return number
    case let flag as Bool: return NSNumber(value: flag)
    case let number as any BinaryInteger: return NSNumber(value: Int64(clamping: number))
    case let number as any BinaryFloatingPoint: return NSNumber(value: Double(number))
    case let text as NSString: return text as String
    case let date as NSDate: return date as Date
    default: return base
    }
  }
}

extension PredicateComparison.Expression {
  /// Evaluates the expression for an object. A variable without a value is nil.
  func value(_ object: Any?, _ bindings: [String: Any]) -> Any? {
    switch self {
    case .value(let value): value
    case .itself: object
    case .list(let expressions): expressions.map { $0.value(object, bindings) as Any }
    case .keyPath(let path): Self.value(of: object, in: path.split(separator: ".").map(String.init)[...])
    case .variable(let name): bindings[name]
    case .path(let base, let path): Self.value(of: base.value(object, bindings), in: path.split(separator: ".").map(String.init)[...])
    case .function(let name, let arguments): PredicateFunction.value(name, arguments.map { $0.value(object, bindings) })
    }
  }

  /// Returns the expression with its variables replaced by values.
  func bound(_ bindings: [String: Any]) -> Self {
    switch self {
    case .variable(let name): bindings[name].map { .value($0) } ?? self
    case .path(let base, let path): .path(base.bound(bindings), path)
    case .list(let expressions): .list(expressions.map { $0.bound(bindings) })
    case .function(let name, let arguments): .function(name, arguments.map { $0.bound(bindings) })
    case .value, .itself, .keyPath: self
    }
  }

  private static func value(of object: Any?, in keys: ArraySlice<String>) -> Any? {
    guard let object, let key = keys.first else { return object }
    if key.uppercased() == "SELF" { return value(of: object, in: keys.dropFirst()) }
    let list = KeyValueCoding.list(object)
    if key == "count", let list { return list.count }
    if list != nil { return KeyValueCoding.value(of: object, path: Array(keys)) }
    return value(of: KeyValueCoding.value(of: object, path: [key]), in: keys.dropFirst())
  }

  /// The expression in Apple's format.
  var text: String {
    switch self {
    case .itself: "SELF"
    case .keyPath(let path): path
    case .variable(let name): "$" + name
    case .path(let base, let path): base.text + "." + path
    case .list(let expressions): "{" + expressions.map(\.text).joined(separator: ", ") + "}"
    case .function(let name, let arguments):
      name.replacingOccurrences(of: ":", with: "") + "(" + arguments.map(\.text).joined(separator: ", ") + ")"
    case .value(nil): "nil"
    case .value(let flag as Bool): flag ? "1" : "0"
    case .value(let text as String): "\"" + text.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    case .value(let list as [Any]): "{" + list.map { Self.value($0).text }.joined(separator: ", ") + "}"
    case .value(let value?): "\(value)"
    }
  }
}
