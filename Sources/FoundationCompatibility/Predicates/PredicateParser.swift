/// A parser for predicate format strings.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String)
    /// A word after `#`: a key that would otherwise have another meaning.
    case key(String)
    case symbol(String)
    case text(String)
    case number(NSNumber)
    /// A variable `$name`, optionally with a key path.
    case variable(String)
    /// A format specifier such as `%@` or `%d`, without the per cent sign.
    case argument(String)
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  private var tokens: [Token] = []
  private var position = 0
  private var arguments: [Any]
  private var depth = 0

  init(_ format: String, _ arguments: [Any]) throws {
    self.arguments = arguments
    tokens = try Self.tokens(Array(format))
  }

  mutating func predicate() throws -> PredicateCondition {
    let result = try disjunction()
    guard position == tokens.count else { throw Problem(description: "nothing is expected after token \(position)") }
    return result
  }

  // MARK: Conditions

  private mutating func disjunction() throws -> PredicateCondition {
    var parts = [try conjunction()]
    while take(word: "OR") || take(symbol: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var parts = [try negation()]
    while take(word: "AND") || take(symbol: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws -> PredicateCondition {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Problem(description: "more than 200 levels of conditions") }
    if take(word: "NOT") || take(symbol: "!") { return .not(try negation()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if take(symbol: "(") {
      let inner = try disjunction()
      guard take(symbol: ")") else { throw Problem(description: "a closing parenthesis is missing") }
      return inner
    }
    return try comparison()
  }

  private mutating func comparison() throws -> PredicateCondition {
    var quantifier = PredicateComparison.Quantifier.one
    if take(word: "ANY") || take(word: "SOME") {
      quantifier = .any
    } else if take(word: "ALL") {
      quantifier = .all
    } else if take(word: "NONE") {
      quantifier = .none
    }
    let left = try expression()
    let operation = try comparisonOperator()
    return .comparison(
      PredicateComparison(quantifier: quantifier, left: left, operation: operation, options: try options(), right: try expression()))
  }

  private mutating func comparisonOperator() throws -> PredicateComparison.Operator {
    guard position < tokens.count else { throw Problem(description: "an operator is missing at the end") }
    defer { position += 1 }
    switch tokens[position] {
    case .symbol(let symbol):
      let name = ["=": "==", "<>": "!=", "=<": "<=", "=>": ">="][symbol] ?? symbol
      if let found = PredicateComparison.Operator(rawValue: name) { return found }
    case .word(let word):
      if let found = PredicateComparison.Operator(rawValue: word.uppercased()) { return found }
    default: break
    }
    throw Problem(description: "no operator at token \(position)")
  }

  /// Parses options such as `[cd]`.
  private mutating func options() throws -> NSString.CompareOptions {
    guard take(symbol: "[") else { return [] }
    guard position < tokens.count, case .word(let letters) = tokens[position] else {
      throw Problem(description: "no letters in the brackets")
    }
    position += 1
    guard take(symbol: "]") else { throw Problem(description: "a closing bracket is missing") }
    var result: NSString.CompareOptions = []
    if letters.contains("c") { result.insert(.caseInsensitive) }
    if letters.contains("d") { result.insert(.diacriticInsensitive) }
    return result
  }

  // MARK: Expressions

  private mutating func expression() throws -> PredicateComparison.Expression {
    guard position < tokens.count else { throw Problem(description: "a value is missing at the end") }
    let token = tokens[position]
    position += 1
    switch token {
    case .text(let text): return .value(text)
    case .key(let key): return .keyPath(key)
    case .variable(let text):
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard !parts.contains("") else { throw Problem(description: "a variable without a name or a key") }
      return parts.count == 1 ? .variable(text) : .path(.variable(parts[0]), parts[1])
    case .number(let number): return .value(number)
    case .argument("K"): return .keyPath("\(try argument())")
    case .argument: return .value(KeyValueCoding.unwrapped(try argument()))
    case .symbol("{"):
      depth += 1
      defer { depth -= 1 }
      guard depth < 200 else { throw Problem(description: "more than 200 levels of lists") }
      var items: [PredicateComparison.Expression] = []
      while !take(symbol: "}") {
        items.append(try expression())
        _ = take(symbol: ",")
      }
      return .list(items)
    case .word(let word):
      switch word.uppercased() {
      case "SELF": return .itself
      case "NIL", "NULL": return .value(nil)
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      default: return .keyPath(word)
      }
    case .symbol(let symbol): throw Problem(description: "no value but \(symbol)")
    }
  }

  private mutating func argument() throws -> Any {
    guard !arguments.isEmpty else { throw Problem(description: "there are fewer arguments than the format asks for") }
    return arguments.removeFirst()
  }

  private mutating func take(word: String) -> Bool {
    guard position < tokens.count, case .word(let found) = tokens[position], found.uppercased() == word else { return false }
    position += 1
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard position < tokens.count, tokens[position] == .symbol(symbol) else { return false }
    position += 1
    return true
  }

  // MARK: Tokens

  private static func tokens(_ characters: [Character]) throws -> [Token] {
    var result: [Token] = []
    var index = 0
    func run(_ start: Int, _ isPart: (Character) -> Bool) -> Int {
      var end = start
      while end < characters.count, isPart(characters[end]) { end += 1 }
      return end
    }
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "\"" || character == "'" {
        var text = ""
        index += 1
        while index < characters.count, characters[index] != character {
          if characters[index] == "\\", index + 1 < characters.count { index += 1 }
          text.append(characters[index])
          index += 1
        }
        guard index < characters.count else { throw Problem(description: "a quotation mark is missing") }
        index += 1
        result.append(.text(text))
      } else if character == "%" {
        let end = run(index + 1) { $0 == "@" || $0.isLetter }
        guard end > index + 1 else { throw Problem(description: "no letter after %") }
        result.append(.argument(String(characters[index + 1..<end])))
        index = end
      } else if character.isNumber || character == "-" && index + 1 < characters.count && characters[index + 1].isNumber {
        var end = run(index + 1) { $0.isNumber || $0 == "." }
        if end < characters.count, "eE".contains(characters[end]) { end = run(end + 1) { $0.isNumber || "+-".contains($0) } }
        let text = String(characters[index..<end])
        guard let number = Int64(text).map({ NSNumber(value: $0) }) ?? Double(text).map({ NSNumber(value: $0) }) else {
          throw Problem(description: "no number at character \(index)")
        }
        result.append(.number(number))
        index = end
      } else if character == "$" {
        let end = run(index + 1) { $0.isLetter || $0.isNumber || "_.".contains($0) }
        guard end > index + 1 else { throw Problem(description: "no name after $") }
        result.append(.variable(String(characters[index + 1..<end])))
        index = end
      } else if character.isLetter || "_@#".contains(character) {
        let isKey = character == "#"
        let start = isKey ? index + 1 : index
        let end = run(start) { $0.isLetter || $0.isNumber || "_.@".contains($0) }
        guard end > start else { throw Problem(description: "no key after #") }
        let word = String(characters[start..<end])
        result.append(isKey ? .key(word) : .word(word))
        index = end
      } else {
        let pair = index + 1 < characters.count ? String(characters[index...index + 1]) : ""
        let symbol = ["==", "!=", "<=", ">=", "<>", "=<", "=>", "&&", "||"].contains(pair) ? pair : String(character)
        result.append(.symbol(symbol))
        index += symbol.count
      }
    }
    return result
  }
}
