extension NSPredicate {
  /// A predicate of Apple's format string: comparisons with `==`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`, `BEGINSWITH`, `ENDSWITH`, `CONTAINS`, `LIKE` and
  /// `MATCHES` (with `[cd]`), joined by `AND`, `OR` and `NOT`, after `ANY`, `ALL` or `NONE`; `%@`, `%K` and numbers take the arguments. Keys are read by
  /// key-value coding. A format that cannot be read ends the program, as the exception does on Apple's systems (Apple: Predicate Format String
  /// Syntax).
  ///
  /// - Parameter args: any values; objects, lists and dates are not `CVarArg` on Linux.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    do {
      var parser = try PredicateParser(predicateFormat, arguments ?? [])
      let condition = try parser.predicate()
      self.init { object, _ in condition.holds(for: object) }
    } catch {
      preconditionFailure("NSPredicate: \(error) in the format \"\(predicateFormat)\"")
    }
  }
}
