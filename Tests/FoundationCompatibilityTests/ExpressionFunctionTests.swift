import FoundationCompatibility
import Testing

/// The functions of expressions, by Apple's documentation of `init(forFunction:arguments:)`.
@MainActor @Suite struct ExpressionFunctionTests {
  private let people = [Person("Ann", age: 40), Person("Ben", age: 20)]

  init() { Person.known }

  private func value(_ function: String, _ arguments: Any..., with object: Any? = nil) -> Any? {
    NSExpression(forFunction: function, arguments: arguments).expressionValue(with: object, context: nil)
  }

  @Test func listsAreSummedUp() {
    let ages = NSExpression(forKeyPath: "age")
    #expect(value("sum:", ages, with: people) as? Double == 60)
    #expect(value("average:", ages, with: people) as? Double == 30)
    #expect(value("min:", ages, with: people) as? Double == 20)
    #expect(value("max:", ages, with: people) as? Double == 40)
    #expect(value("count:", NSExpression(forKeyPath: "name"), with: people) as? Int == 2)
  }

  @Test func numbersAreCombined() {
    let age = NSExpression(forKeyPath: "age")
    #expect(value("add:to:", age, NSExpression(forConstantValue: 2), with: people[0]) as? Double == 42)
    #expect(value("from:subtract:", 5, 2) as? Double == 3)
    #expect(value("unknown:", 5) == nil)
  }

  @Test func functionsAreDescribed() {
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "age")])
    #expect(sum.expressionType == .function)
    #expect(sum.function == "sum:")
    #expect(sum.arguments?.map(\.keyPath) == ["age"])
  }
}
