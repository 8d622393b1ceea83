/// The functions of expressions (Apple: NSExpression, init(forFunction:arguments:)).
enum PredicateFunction {
  /// Returns the value of a function; nil for an unknown function, for which Apple's class throws an exception at its creation.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    let numbers = numbers(arguments.first ?? nil)
    switch name {
    case "sum:": return numbers.reduce(0, +)
    case "count:": return arguments.first.flatMap { $0 }.map { KeyValueCoding.list($0)?.count ?? 1 } ?? 0
    case "min:": return numbers.min()
    case "max:": return numbers.max()
    case "average:": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "uppercase:": return (arguments.first as? String)?.uppercased()
    case "lowercase:": return (arguments.first as? String)?.lowercased()
    case "now": return Date()
    default: break
    }
    guard let first = numbers.first else { return nil }
    switch name {
    case "abs:": return abs(first)
    case "sqrt:": return first.squareRoot()
    case "ceiling:": return first.rounded(.up)
    case "floor:": return first.rounded(.down)
    case "trunc:": return first.rounded(.towardZero)
    default: break
    }
    guard arguments.count == 2, let second = Self.numbers(arguments[1]).first else { return nil }
    switch name {
    case "add:to:": return first + second
    case "from:subtract:": return first - second
    case "multiply:by:": return first * second
    case "divide:by:": return first / second
    case "modulus:by:": return first.truncatingRemainder(dividingBy: second)
    default: return nil
    }
  }

  private static func numbers(_ value: Any?) -> [Double] {
    guard let value else { return [] }
    return (KeyValueCoding.list(value) ?? [value]).compactMap { item in
      switch (item as? AnyHashable)?.base ?? item {
      case let date as Date: date.timeIntervalSinceReferenceDate
      case let number as any BinaryInteger: Double(number)
      case let number as any BinaryFloatingPoint: Double(number)
      case let item: MethodArguments.convert(item, to: Double.self)
      }
    }
  }
}
