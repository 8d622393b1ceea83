/// Lets `NSPredicate(format:)` make objects of the classes below it, as on Apple's systems.
public protocol _VitrinePredicate {}

extension NSPredicate: _VitrinePredicate {}

extension _VitrinePredicate {
  /// A predicate of Apple's format string: comparisons with `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE` and
  /// `MATCHES` (with `[cd]`), joined by `AND`, `OR` and `NOT`, after `ANY`, `ALL` or `NONE`; `%@`, `%K` and numbers take the arguments; `$name` is a
  /// variable. Keys are read by key-value coding. A format that cannot be read ends the program, as the exception does on Apple's systems (Apple:
  /// Predicate Format String Syntax).
  ///
  /// - Parameter args: any values; objects, lists and dates are not `CVarArg` on Linux.
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

extension NSPredicate {
  /// The predicate with values in the places of its variables.
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
