/// Allows `NSPredicate(format:)` to return an instance of a subclass, as on Apple's systems.
public protocol _VitrinePredicate {}

extension NSPredicate: _VitrinePredicate {}

extension _VitrinePredicate {
  /// Creates a predicate from a format string (Apple: Predicate Format String Syntax): comparisons with `==`, `!=`, `<`, `<=`, `>`, `>=`,
  /// `BETWEEN`, `IN`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE` and `MATCHES` (with `[cd]`), joined by `AND`, `OR` and `NOT`, after
  /// `ANY`, `ALL` or `NONE`. `%@`, `%K` and number formats insert the arguments; `$name` is a variable. Keys are read with key-value
  /// coding. An invalid format stops the program, like the exception on Apple's systems.
  ///
  /// - Parameter args: any values, since objects, lists and dates are not `CVarArg` on Linux.
  public init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      guard let predicate = try parser.predicate().predicate as? Self else {
        preconditionFailure("NSPredicate: \"\(predicateFormat)\" is no \(Self.self)")
      }
      self = predicate
    } catch {
      preconditionFailure("NSPredicate: \(error) in the format \"\(predicateFormat)\"")
    }
  }
}

/// Parses formats and reports errors. For tools and tests; programs use `NSPredicate(format:)`, which stops the program at an error.
package enum PredicateFormat {
  package static func predicate(_ format: String) -> NSPredicate? {
    guard var parser = try? PredicateParser(format, []), let condition = try? parser.predicate() else { return nil }
    return condition.predicate
  }
}

extension NSPredicate {
  /// Returns the predicate with its variables replaced by values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
    switch self {
    case let compound as NSCompoundPredicate:
      let parts = compound.subpredicates.map { $0.withSubstitutionVariables(variables) }
      return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts) as? Self ?? self
    case let comparison as NSComparisonPredicate:
      return NSComparisonPredicate(comparison.comparison.bound(variables)) as? Self ?? self
    default: return self
    }
  }
}
