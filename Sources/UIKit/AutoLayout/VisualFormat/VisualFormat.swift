/// What a line of the visual format says.
struct VisualFormat: Equatable {
  /// `>=metric@priority`, as written: names are looked up later.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Operand
    var priority: Operand?
    /// Where it stands in the line, in characters.
    var place: Int
  }

  enum Operand: Equatable {
    case number(Double)
    /// Of a metric or a view.
    case name(String)
  }

  /// What is between two views, or a view and the superview.
  enum Connection: Equatable {
    /// They touch.
    case none
    /// `-`
    case standard
    case predicates([Predicate])
  }

  struct View: Equatable {
    var name: String
    var predicates: [Predicate] = []
    var place: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// Between the superview's leading or top edge and the first view; nil: none.
  var leading: Connection?
  var views: [View] = []
  /// Between each two views.
  var connections: [Connection] = []
  var trailing: Connection?
}
