/// A linear relation: the sum of the terms, compared with a constant.
package struct Constraint: Sendable {
  package enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  /// 1000 is required; of less, higher ones go before any number of lower ones.
  package var priority: Double

  package static let required = 1000.0

  package init(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = Constraint.required) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  var isRequired: Bool { priority >= Constraint.required }
}

/// A constraint in a `Solver`.
package struct ConstraintID: Hashable, Sendable {
  let number: Int32
}

/// A required constraint cannot hold beside others that are required.
package struct Conflict: Error, Equatable {
  /// Those that it contradicts, by the order in which they were added.
  package let constraints: [ConstraintID]
}
