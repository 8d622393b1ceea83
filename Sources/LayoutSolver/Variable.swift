/// A variable of a `Solver`.
package struct Variable: Hashable, Sendable {
  let symbol: Symbol
}

/// The index of a column of the tableau: a variable, or a symbol of a constraint.
typealias Symbol = Int32

/// The kinds of symbols.
enum SymbolKind: UInt8 {
  /// Not in use.
  case free
  /// A variable, which can have any value.
  case external
  /// The difference of an inequality from equality; not negative.
  case slack
  /// The error of a constraint that is not required; not negative and minimized.
  case error
  /// The marker of a required equality; always zero.
  case dummy

  /// Whether the symbol must not be negative.
  var isRestricted: Bool { self != .external }
  /// Whether the symbol may enter the basis to replace another one.
  var isPivotable: Bool { self == .slack || self == .error }
  /// Whether the symbol can have other values than 0.
  var isMovable: Bool { isPivotable || self == .external }
}

/// The tableau's data of a symbol.
struct SymbolState {
  var kind: SymbolKind
  /// Whether the symbol is in the list of changes.
  var isChanged = false
  /// The constraint that the symbol belongs to; -1 for variables.
  var owner: Int32 = -1
  /// The row in which the symbol is basic; -1 if it is not basic.
  var row: Int32 = -1
  /// The rows that may contain the symbol and are not definitions.
  var column = ListPool<Int32>.List()
  /// The definitions that may contain the symbol.
  var definitions = ListPool<Int32>.List()
}
