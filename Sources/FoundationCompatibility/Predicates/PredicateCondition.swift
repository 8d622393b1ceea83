/// What a predicate's format says.
indirect enum PredicateCondition {
  case constant(Bool)
  case not(PredicateCondition)
  case all([PredicateCondition])
  case any([PredicateCondition])
  case comparison(PredicateComparison)

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let condition): !condition.holds(for: object)
    case .all(let conditions): conditions.allSatisfy { $0.holds(for: object) }
    case .any(let conditions): conditions.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
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
  }

  var quantifier = Quantifier.one
  var left: Expression
  var operation: Operator
  var options: NSString.CompareOptions = []
  var right: Expression

  func holds(for object: Any?) -> Bool {
    let left = Self.value(left, object)
    let right = Self.value(right, object)
    switch quantifier {
    case .one: return compare(left, right)
    case .any: return Self.elements(left).contains { compare($0, right) }
    case .all: return Self.elements(left).allSatisfy { compare($0, right) }
    case .none: return !Self.elements(left).contains { compare($0, right) }
    }
  }

  private static func value(_ expression: Expression, _ object: Any?) -> Any? {
    switch expression {
    case .value(let value): value
    case .itself: object
    case .list(let expressions): expressions.map { value($0, object) as Any }
    case .keyPath(let path): value(of: object, in: path.split(separator: ".").map(String.init)[...])
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

  /// The whole text.
  private func matches(_ text: Any?, _ pattern: String) -> Bool {
    guard let text = (Self.plain(text) as? String).map(withoutAccents),
      let expression = try? NSRegularExpression(
        pattern: "\\A(?:\(withoutAccents(pattern)))\\z", options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    else { return false }
    return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
  }

  /// The text itself where accents count.
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

  /// Numbers as `NSNumber`, Foundation's classes as Swift's types.
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
