/// A parsed visual format string.
struct VisualFormat: Equatable {
  /// A condition such as `>=metric@priority`. Names are resolved later.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Operand
    var priority: Operand?
    /// The position in the string, in characters.
    var position: Int
  }

  enum Operand: Equatable {
    case number(Double)
    /// The name of a metric or a view.
    case name(String)
  }

  /// The connection between two views, or between a view and the superview.
  enum Connection: Equatable {
    /// The items touch.
    case none
    /// The standard spacing, `-`.
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate] = []
    var position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection between the superview's leading or top edge and the first view; nil if there is none.
  var leading: Connection?
  var views: [View] = []
  /// The connections between neighbouring views.
  var connections: [Connection] = []
  var trailing: Connection?
}
