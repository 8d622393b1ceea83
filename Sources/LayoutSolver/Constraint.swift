/// A linear constraint: the sum of the terms, compared with a constant.
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
  /// The priority. 1000 is required. Among the others, a constraint with a higher priority takes precedence over any number of lower ones.
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

/// The identity of a constraint in a `Solver`.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let number: Int32

  package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.number < b.number }
}

/// The error for a required constraint that contradicts other required constraints.
package struct Conflict: Error, Equatable {
  /// The constraints that it contradicts, in the order in which they were added.
  package let constraints: [ConstraintID]
}
