import LayoutSolver

/// A constraint system of views in numeric form, used for both this project's solver and its peers.
struct LayoutSystem {
  struct Relation {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Constraint.Relation
    var constant: Double
    var priority: Double
  }

  /// The variables of a view: its frame in the coordinates of its superview.
  private struct View {
    var x, y, width, height: Int
  }

  let name: String
  private(set) var variables = 0
  private(set) var relations: [Relation] = []
  /// The index of the relation whose constant changes.
  private(set) var edited = 0

  static let sizes = [10, 50, 100, 500, 1000, 5000]

  /// A list of rows with intrinsic sizes, each as wide as the list. The space before the middle row changes.
  static func list(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem(name: "list of \(count)")
    let root = system.addRoot()
    var previous = root
    for i in 1..<count {
      let row = system.addView()
      system.add([(row.x, 1)], .equal, 16)
      system.add([(row.x, 1), (row.width, 1), (root.width, -1)], .equal, -16)
      if i == count / 2 { system.edited = system.relations.count }
      system.add(i == 1 ? [(row.y, 1)] : [(row.y, 1), (previous.y, -1), (previous.height, -1)], .equal, 8)
      system.addNaturalLength(Double(20 + i % 7), row.height)
      system.addNaturalLength(Double(100 + i % 50), row.width)
      previous = row
    }
    system.add([(previous.y, 1), (previous.height, 1), (root.height, -1)], .equal, -8)
    return system
  }

  /// Nested columns of four views, each as high as its content. The height of a leaf changes.
  static func tree(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem(name: "tree of \(count)")
    var views = [system.addRoot()], next = 0
    while views.count < count {
      let parent = views[next]
      next += 1
      var previous: View?
      for _ in 0..<min(4, count - views.count) {
        let child = system.addView()
        views.append(child)
        system.add([(child.x, 1)], .equal, 2)
        system.add([(child.x, 1), (child.width, 1), (parent.width, -1)], .equal, -2)
        system.add(previous.map { [(child.y, 1), ($0.y, -1), ($0.height, -1)] } ?? [(child.y, 1)], .equal, previous == nil ? 2 : 4)
        previous = child
      }
      if let previous { system.add([(previous.y, 1), (previous.height, 1), (parent.height, -1)], .equal, -2) }
    }
    for (i, leaf) in views.enumerated().dropFirst(next) {
      if i == (next + views.count) / 2 { system.edited = system.relations.count }
      system.add([(leaf.height, 1)], .equal, 20)
    }
    return system
  }

  private init(name: String) { self.name = name }

  private mutating func addView() -> View {
    variables += 4
    return View(x: variables - 4, y: variables - 3, width: variables - 2, height: variables - 1)
  }

  private mutating func addRoot() -> View {
    let root = addView()
    for variable in [root.x, root.y] { add([(variable, 1)], .equal, 0) }
    add([(root.width, 1)], .equal, 375)
    return root
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Constraint.Relation, _ constant: Double, _ priority: Double = 1000
  ) {
    relations.append(Relation(terms: terms, relation: relation, constant: constant, priority: priority))
  }

  private mutating func addNaturalLength(_ length: Double, _ variable: Int) {
    add([(variable, 1)], .lessThanOrEqual, length, 250)
    add([(variable, 1)], .greaterThanOrEqual, length, 750)
  }

  /// The text format for the programs of peers: a line for the number of variables, a line for each relation (-1, 0 or 1; constant,
  /// priority, number of terms, terms), and a line for the index of the relation that changes.
  var text: String {
    var lines = ["variables \(variables)"]
    for relation in relations {
      let sign = [.lessThanOrEqual: -1, .equal: 0, .greaterThanOrEqual: 1][relation.relation] ?? 0
      let terms = relation.terms.map { "\($0.variable) \($0.coefficient)" }.joined(separator: " ")
      lines.append("relation \(sign) \(relation.constant) \(relation.priority) \(relation.terms.count) \(terms)")
    }
    lines.append("edited \(edited)")
    return lines.joined(separator: "\n") + "\n"
  }
}
