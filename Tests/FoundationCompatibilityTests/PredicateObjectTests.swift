import FoundationCompatibility
import Testing

/// Tests the properties of a predicate that was created from a format.
@MainActor @Suite struct PredicateObjectTests {
  init() { Person.known }

  @Test func aFormatMakesAComparison() throws {
    let predicate = try #require(NSPredicate(format: "name BEGINSWITH[cd] %@", "a") as? NSComparisonPredicate)
    #expect(predicate.leftExpression.expressionType == .keyPath && predicate.leftExpression.keyPath == "name")
    #expect(predicate.rightExpression.expressionType == .constantValue && predicate.rightExpression.constantValue as? String == "a")
    #expect(predicate.predicateOperatorType == .beginsWith)
    #expect(predicate.options == [.caseInsensitive, .diacriticInsensitive] && predicate.comparisonPredicateModifier == .direct)
    #expect(predicate.predicateFormat == #"name BEGINSWITH[cd] "a""#)
    #expect(predicate.evaluate(with: Person("Ada")) && !predicate.evaluate(with: Person("Bea")))
  }

  @Test func joinedConditionsAreACompound() throws {
    let predicate = try #require(NSPredicate(format: "age > 3 AND NOT (name == 'x' OR SELF IN {1, 2})") as? NSCompoundPredicate)
    #expect(predicate.compoundPredicateType == .and && predicate.subpredicates.count == 2)
    let not = try #require(predicate.subpredicates[1] as? NSCompoundPredicate)
    let or = try #require(not.subpredicates.first as? NSCompoundPredicate)
    #expect(not.compoundPredicateType == .not && or.compoundPredicateType == .or)
    #expect((or.subpredicates[1] as? NSComparisonPredicate)?.predicateFormat == "SELF IN {1, 2}")
    #expect(predicate.evaluate(with: Person("Ada")) && !predicate.evaluate(with: Person("x")))
  }

  @Test func variablesTakeValues() throws {
    let predicate = NSPredicate(format: "$row == 'on' OR $person.age > 40")
    #expect(!predicate.evaluate(with: nil, substitutionVariables: [:]))
    #expect(predicate.evaluate(with: nil, substitutionVariables: ["row": "on"]))
    #expect(predicate.evaluate(with: nil, substitutionVariables: ["person": Person("Ada", age: 41)]))
    #expect(predicate.withSubstitutionVariables(["row": "on"]).evaluate(with: nil))
    let parts = try #require((predicate as? NSCompoundPredicate)?.subpredicates.compactMap { $0 as? NSComparisonPredicate })
    #expect(parts.map { $0.leftExpression.expressionType } == [.variable, .function])
    #expect(parts.map { "\($0.leftExpression)" } == ["$row", "$person.age"])
    #expect(parts[0].leftExpression.variable == "row" && parts[1].leftExpression.operand.variable == "person")
  }

  @Test func comparisonsCanBeMade() {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "friends.name"), rightExpression: NSExpression(forConstantValue: "MARY"), modifier: .any,
      type: .equalTo, options: .caseInsensitive)
    #expect(predicate.evaluate(with: Person.ada()) && !predicate.evaluate(with: Person("Bea")))
    #expect(predicate.predicateFormat == #"ANY friends.name ==[c] "MARY""#)
    #expect(predicate == NSPredicate(format: "ANY friends.name ==[c] 'MARY'"))
  }

  @Test func expressionsHaveValues() {
    #expect(NSExpression(forKeyPath: "name").expressionValue(with: Person("Ada"), context: nil) as? String == "Ada")
    let property = NSExpression(forKeyPath: _vitrineKeyPath(\Person.name, "name"))
    #expect(property.keyPath == "name" && property.expressionValue(with: Person("Ada"), context: nil) as? String == "Ada")
    #expect(NSExpression(forVariable: "x").expressionValue(with: nil, context: ["x": 3]) as? Int == 3)
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 7, context: nil) as? Int == 7)
    #expect(NSExpression(forAggregate: [1, NSExpression(forConstantValue: 2)]).description == "{1, 2}")
  }
}
