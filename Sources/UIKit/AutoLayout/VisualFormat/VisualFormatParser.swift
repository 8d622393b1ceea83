/// A parser of visual format strings.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  static func parse(_ line: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(line)
    return try parser.format()
  }

  private init(_ line: String) { text = Array(line) }

  private var next: Character? { position < text.count ? text[position] : nil }

  private func fault(_ reason: String) -> VisualFormatError { VisualFormatError(reason: reason, position: position) }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character, _ reason: String) throws(VisualFormatError) {
    guard take(character) else { throw fault(reason) }
  }

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if text.count > 1, text[1] == ":" {
      switch text[0] {
      case "H", "h": break
      case "V", "v": format.axis = .vertical
      default: throw fault("Expected an orientation, 'H:' or 'V:', or '|' or '[' at the start of the format string.")
      }
      position = 2
    }
    if take("|") { format.leading = try connection() }
    format.views.append(try view())
    while next != nil {
      let connection = try connection()
      if take("|") {
        format.trailing = connection
        guard next == nil else { throw fault("Expected the end of the format string after the superview's edge.") }
      } else {
        format.connections.append(connection)
        format.views.append(try view())
      }
    }
    return format
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if next == "(" { predicates = try list() } else { predicates = [.init(object: try operand(), position: position)] }
    try expect("-", "Expected a '-' after the space.")
    return .predicates(predicates)
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
    try expect("[", "Expected a view: '[' and its name.")
    let start = position
    guard case .name(let name) = try operand() else { throw VisualFormatError(reason: "Expected the name of a view.", position: start) }
    var view = VisualFormat.View(name: name, position: start)
    if next == "(" { view.predicates = try list() }
    try expect("]", "Expected a ']' here, to close the view.")
    return view
  }

  private mutating func list() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "Expected a '('.")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    try expect(")", "Expected a ')' or a ',' after a predicate.")
    return predicates
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = position
    var relation = NSLayoutConstraint.Relation.equal
    for (sign, meaning) in [("=", NSLayoutConstraint.Relation.equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual)]
    where take(Character(sign)) {
      try expect("=", "Expected '=': a relation is '==', '<=' or '>='.")
      relation = meaning
      break
    }
    var predicate = VisualFormat.Predicate(relation: relation, object: try operand(), position: start)
    if take("@") { predicate.priority = try operand() }
    return predicate
  }

  /// Parses a number, or a name of letters, digits and underscores.
  private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
    let start = position
    if let first = next, first.isNumber || first == "." || first == "-" || first == "+" {
      position += 1
      while let character = next, character.isNumber || character == "." { position += 1 }
      guard let number = Double(String(text[start..<position])), number.isFinite else {
        throw VisualFormatError(reason: "Expected a number.", position: start)
      }
      return .number(number)
    }
    while let character = next, character.isLetter || character.isNumber || character == "_" { position += 1 }
    guard position > start else { throw fault("Expected a number or a name.") }
    return .name(String(text[start..<position]))
  }
}
