/// A predicate that compares two expressions (Apple: NSComparisonPredicate).
open class NSComparisonPredicate: NSPredicate {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let diacriticInsensitive = Options(rawValue: 2)
    public static let normalized = Options(rawValue: 4)
  }

  public enum Modifier: UInt, Sendable { case direct = 0, all, any }

  public enum Operator: UInt, Sendable {
    case lessThan = 0
    case lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith, endsWith, `in`
    case contains = 99
    case between
  }

  let comparison: PredicateComparison

  init(_ comparison: PredicateComparison) {
    self.comparison = comparison
    super.init(value: true)
  }

  public convenience init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator, options: Options = []
  ) {
    var compare: NSString.CompareOptions = []
    if options.contains(.caseInsensitive) { compare.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { compare.insert(.diacriticInsensitive) }
    let quantifier: PredicateComparison.Quantifier = modifier == .any ? .any : modifier == .all ? .all : .one
    self.init(
      PredicateComparison(
        quantifier: quantifier, left: lhs.content, operation: Self.operations.first { $0.type == type }!.operation, options: compare,
        right: rhs.content))
  }

  open var leftExpression: NSExpression { NSExpression(comparison.left) }
  open var rightExpression: NSExpression { NSExpression(comparison.right) }
  open var predicateOperatorType: Operator { Self.operations.first { $0.operation == comparison.operation }!.type }

  open var comparisonPredicateModifier: Modifier {
    switch comparison.quantifier {
    case .one: .direct
    case .all: .all
    case .any, .none: .any
    }
  }

  open var options: Options {
    var result: Options = []
    if comparison.options.contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if comparison.options.contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    return result
  }

  open override func evaluate(with object: Any?) -> Bool { comparison.holds(for: object) }

  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    comparison.holds(for: object, bindings ?? [:])
  }

  open override var predicateFormat: String {
    let letters = (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
    let quantifier = ["", "ALL ", "ANY "][Int(comparisonPredicateModifier.rawValue)]
    let operation = comparison.operation.rawValue + (letters.isEmpty ? "" : "[\(letters)]")
    return "\(quantifier)\(comparison.left.text) \(operation) \(comparison.right.text)"
  }

  open override var description: String { predicateFormat }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSComparisonPredicate).map { $0.predicateFormat == predicateFormat } ?? false
  }

  open override var hash: Int { predicateFormat.hashValue }

  private static let operations: [(type: Operator, operation: PredicateComparison.Operator)] = [
    (.lessThan, .less), (.lessThanOrEqualTo, .lessOrEqual), (.greaterThan, .greater), (.greaterThanOrEqualTo, .greaterOrEqual),
    (.equalTo, .equal), (.notEqualTo, .notEqual), (.matches, .matches), (.like, .like), (.beginsWith, .beginsWith), (.endsWith, .endsWith),
    (.in, .isIn), (.contains, .contains), (.between, .between),
  ]
}

extension PredicateComparison {
  func bound(_ bindings: [String: Any]) -> PredicateComparison {
    var result = self
    result.left = left.bound(bindings)
    result.right = right.bound(bindings)
    return result
  }
}
