/// An unknown of a `Solver`.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// A column of the tableau: a variable, or one of those that stand for a constraint.
typealias Symbol = Int32

/// What a symbol stands for.
enum SymbolKind: UInt8 {
  /// Not in use.
  case free
  /// A variable: any number.
  case external
  /// By how much an inequality is exceeded: not negative.
  case slack
  /// By how much a constraint is missed: not negative, and to be as small as can be.
  case error
  /// Zero: marks an equality that is required.
  case dummy

  /// Whether it may not be negative.
  var isRestricted: Bool { self != .external }
  /// Whether it may enter the basis to make room for another.
  var isPivotable: Bool { self == .slack || self == .error }
}

/// What the tableau knows of a symbol.
struct SymbolState {
  var kind: SymbolKind
  /// Whether the list of changes has it.
  var isChanged = false
  /// The constraint that it stands for; -1 for variables.
  var owner: Int32 = -1
  /// Where it is basic; -1: it is not.
  var row: Int32 = -1
  /// Rows that may hold it.
  var column = ListPool<Int32>.List()
}
