@testable import FoundationCompatibility
import Testing

/// Tests how predicate formats join comparisons and use arguments.
@MainActor @Suite struct PredicateFormatTests {
  let object: [String: Any] = ["a": 1, "b": 2, "c": 3, "text": "x"]

  init() { Person.known }

  private func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: object) }

  @Test func conditionsAreJoined() {
    #expect(holds("a == 1 AND b == 2"))
    #expect(!holds("a == 1 AND b == 3"))
    #expect(holds("a == 9 OR b == 2"))
    #expect(!holds("a == 9 OR b == 9"))
    #expect(holds("a == 1 && b == 2 && c == 3"))
    #expect(holds("a == 9 || b == 9 || c == 3"))
    #expect(holds("a == 9 or b == 2 and c == 3"))
  }

  /// The accessors of numbers and strings have no properties by name.
  @Test func variablesHaveTheAccessorsOfNumbersAndStrings() {
    func holds(_ format: String, _ value: Any) -> Bool {
      NSPredicate(format: format).evaluate(with: object, substitutionVariables: ["x": value])
    }
    for value in [3, 3.5, NSNumber(value: 3), NSNumber(value: 3.7), "3", "3.9"] as [Any] {
      #expect(holds("$x.intValue < 5", value) && !holds("$x.intValue > 3", value), "\(value)")
      #expect(holds("$x.doubleValue >= 3", value) && holds("$x.boolValue == YES", value), "\(value)")
    }
    #expect(holds("$x.stringValue == '3'", 3) && holds("text.length == 1", 0))
    #expect(NSPredicate(format: "a.intValue < 5").evaluate(with: object))
  }

  @Test(arguments: ["$ < 5", "$. < 5", "$.a < 5", "$x. < 5", "$.. == 1"]) func variablesNeedAName(_ format: String) {
    #expect(PredicateFormat.predicate(format) == nil)
  }

  @Test func andBindsTighterThanOr() {
    #expect(holds("a == 1 OR b == 9 AND c == 9"))
    #expect(!holds("(a == 1 OR b == 9) AND c == 9"))
    #expect(holds("c == 9 AND b == 9 OR a == 1"))
    #expect(holds("((a == 1)) AND (b == 2 OR (c == 9))"))
  }

  @Test func notTurnsAConditionRound() {
    #expect(holds("NOT a == 2"))
    #expect(!holds("NOT a == 1"))
    #expect(holds("NOT (a == 1 AND b == 9)"))
    #expect(holds("!(a == 2)"))
    #expect(holds("NOT NOT a == 1"))
    #expect(!holds("NOT a == 2 AND b == 9"))
    #expect(holds("NOT (text IN {'y', 'z'})"))
  }

  @Test(arguments: [
    "a==1", "a!=2", "a<2&&b>=2", "(a==1)AND(b==2)", "NOT(a==2)", "!(a==2)", "a IN{1,2}", "a>-1", "text=='x'", "a==1e0", "c<=3.0",
  ])
  func spacesMayBeLeftOut(_ format: String) { #expect(holds(format)) }

  @Test func largeNumbersAreExact() {
    let object = ["id": Int64(9_007_199_254_740_993)]
    #expect(NSPredicate(format: "id == 9007199254740993").evaluate(with: object))
    #expect(!NSPredicate(format: "id == 9007199254740992").evaluate(with: object))
    #expect(NSPredicate(format: "id == %lld", Int64(9_007_199_254_740_993)).evaluate(with: object))
  }

  @Test func constantsHoldOrNot() {
    #expect(holds("TRUEPREDICATE"))
    #expect(!holds("FALSEPREDICATE"))
    #expect(holds("FALSEPREDICATE OR TRUEPREDICATE"))
  }

  @Test func argumentsTakeTheirPlaces() {
    #expect(NSPredicate(format: "a == %d AND text == %@", 1, "x").evaluate(with: object))
    #expect(!NSPredicate(format: "a == %d AND text == %@", 1, "y").evaluate(with: object))
    #expect(NSPredicate(format: "%K == %i", "b", 2).evaluate(with: object))
    #expect(NSPredicate(format: "%K < %f AND %K > %ld", "b", 2.5, "c", 2).evaluate(with: object))
    #expect(NSPredicate(format: "a == %@", NSNumber(value: 1)).evaluate(with: object))
    #expect(NSPredicate(format: "text == %@", argumentArray: ["x"]).evaluate(with: object))
    #expect(NSPredicate(format: "%@ == text", "x").evaluate(with: object))
  }

  @Test func listsAreArguments() {
    #expect(NSPredicate(format: "a IN %@", [1, 2]).evaluate(with: object))
    #expect(!NSPredicate(format: "a IN %@", [2, 3]).evaluate(with: object))
    #expect(NSPredicate(format: "text IN %@", Set(["x"])).evaluate(with: object))
    #expect(NSPredicate(format: "text IN %@", NSArray(array: ["x"])).evaluate(with: object))
    #expect(NSPredicate(format: "a BETWEEN {%d, %d}", 0, 1).evaluate(with: object))
  }

  @Test func theKeyOfAnArgumentMayBeAPath() {
    let ada = Person.ada()
    ada.friend = Person("Charles", age: 40)
    #expect(NSPredicate(format: "%K == %@", "friend.name", "Charles").evaluate(with: ada))
    #expect(NSPredicate(format: "friend.friend == nil AND friend.friend.name == nil").evaluate(with: ada))
    #expect(NSPredicate(format: "ANY friends.name BEGINSWITH[c] 'm'").evaluate(with: ada))
    #expect(!NSPredicate(format: "ALL friends.age > 20").evaluate(with: ada))
    #expect(NSPredicate(format: "friends.@count == 2").evaluate(with: ada))
    #expect(NSPredicate(format: "friends.@sum.age == 60 AND friends.@max.age > 39").evaluate(with: ada))
    #expect(NSPredicate(format: "hidden == NO AND isHidden == false").evaluate(with: ada))
  }

  @Test func objectsAreComparedByIdentity() {
    let ada = Person.ada(), charles = Person("Charles")
    ada.friend = charles
    #expect(NSPredicate(format: "friend == %@", charles).evaluate(with: ada))
    #expect(!NSPredicate(format: "friend == %@", Person("Charles")).evaluate(with: ada))
    #expect(NSPredicate(format: "SELF == %@", ada).evaluate(with: ada))
    #expect(NSPredicate(format: "SELF.name == 'Ada' AND self.age == 36").evaluate(with: ada))
  }

  @Test(arguments: [
    ("ada@example.com", true), ("a.b+c@mail.example.org", true), ("ada@example", false), ("ada example.com", false),
    ("@example.com", false),
    ("ada@example.com\n", false), ("", false),
  ])
  func anAddressMatchesItsPattern(_ address: String, _ isAddress: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: address) == isAddress)
    #expect(NSPredicate(format: "SELF MATCHES[c] %@", pattern).evaluate(with: NSString(string: address)) == isAddress)
  }

  @Test func listsAreFiltered() {
    let words = NSArray(array: ["apple", "Avocado", "plum"])
    #expect(words.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] 'a'")) as? [String] == ["apple", "Avocado"])
    #expect(words.filtered(using: NSPredicate(format: "self.length > 4 AND SELF CONTAINS %@", "p")) as? [String] == ["apple"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "SELF CONTAINS 'l'"), NSPredicate(format: "NOT SELF ENDSWITH 'e'"),
    ])
    #expect(words.filtered(using: both) as? [String] == ["plum"])
  }

  @Test func textMayHoldQuotesAndEscapes() {
    let text = "it's \"so\""
    #expect(NSPredicate(format: "SELF == 'it\\'s \"so\"'").evaluate(with: text))
    #expect(NSPredicate(format: "SELF == %@", text).evaluate(with: text))
    #expect(NSPredicate(format: "SELF == 'a AND b'").evaluate(with: "a AND b"))
    #expect(NSPredicate(format: "SELF == '%@'").evaluate(with: "%@"))
  }

  @Test func aSignMakesAKeyOfAWord() {
    #expect(NSPredicate(format: "#in == 1 AND #any.all == 2").evaluate(with: ["in": 1, "any": ["all": 2]] as [String: Any]))
  }

  @Test func whatCannotBeReadSaysWhy() {
    for format in ["", "a ==", "a == 1 AND", "(a == 1", "a == 'x", "a ==[c 1", "a ~ 1", "a == %@", "a == 1 b", "a == %", "# == 1"] {
      #expect(throws: PredicateParser.Problem.self, "\(format)") {
        var parser = try PredicateParser(format, [])
        _ = try parser.predicate()
      }
    }
    #expect(throws: PredicateParser.Problem.self) {
      var parser = try PredicateParser(String(repeating: "(", count: 100_000), [])
      _ = try parser.predicate()
    }
  }

  @Test func aListThatDoesNotEndIsRefused() {
    for format in ["a IN {1, 2", "a IN {", "a IN {1,,2}", "a IN \(String(repeating: "{", count: 100_000))"] {
      #expect(throws: PredicateParser.Problem.self, "\(format.prefix(20))") {
        var parser = try PredicateParser(format, [])
        _ = try parser.predicate()
      }
    }
  }
}
