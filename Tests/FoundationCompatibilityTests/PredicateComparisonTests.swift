import FoundationCompatibility
import Testing

/// Tests the operators of predicate formats.
@MainActor @Suite struct PredicateComparisonTests {
  let object: [String: Any] = [
    "name": "Jérôme", "age": 30, "height": 1.5, "isHome": true, "born": Date(timeIntervalSince1970: 100), "tags": ["red", "blue"],
    "empty": [String](), "path": "a*b",
  ]

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test(arguments: [
    "age == 30", "age = 30", "age != 31", "age <> 31", "age < 31", "age <= 30", "age =< 30", "age > 29", "age >= 30", "age => 30",
    "30 == age", "height == 1.5", "height > -2", "isHome == YES", "isHome == true", "isHome == 1", "isHome != NO", "name == 'Jérôme'",
    "name == \"Jérôme\"", "name < 'K'", "age BETWEEN {20, 30}", "age between {30, 40}", "age IN {10, 30}", "name in {'Jérôme'}",
    "name IN 'Jérôme Bell'", "name BEGINSWITH 'Jé'", "name ENDSWITH 'me'", "name CONTAINS 'rô'", "tags CONTAINS 'red'", "'red' IN tags",
    "name LIKE 'J?r*'", "name LIKE '*'", "path LIKE 'a*b'", "name MATCHES '[A-Z].+e'", "missing == nil", "missing = NULL", "name != nil",
    "nil == nil", "path == 'a*b'", "missing != 3",
  ])
  func theComparisonHolds(_ format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "age == 31", "age != 30", "age <> 30", "age < 30", "age <= 29", "age > 30", "age >= 31", "height == 1", "isHome == NO",
    "isHome == false", "name == 'jérôme'", "name == 'Jerome'", "name > 'K'", "age BETWEEN {31, 40}", "age BETWEEN {20, 29}",
    "age IN {10, 20}", "age IN {}", "name IN 'Bell'", "name BEGINSWITH 'me'", "name ENDSWITH 'Jé'", "name CONTAINS 'x'",
    "tags CONTAINS 'green'", "tags CONTAINS 're'", "'green' IN tags", "name LIKE 'r*'", "name LIKE 'J?'", "name MATCHES 'J'",
    "name MATCHES '('", "missing != nil", "name == nil", "missing < 3", "missing CONTAINS 'a'", "name < 3", "age BEGINSWITH '3x'",
    "missing == 3",
  ])
  func theComparisonDoesNotHold(_ format: String) { #expect(!holds(format)) }

  @Test(arguments: [
    "name ==[c] 'jérôme'", "name ==[cd] 'jerome'", "name ==[d] 'Jerome'", "name BEGINSWITH[cd] 'JE'", "name ENDSWITH[c] 'ME'",
    "name CONTAINS[cd] 'RO'", "name LIKE[c] 'j*'", "name LIKE[cd] 'jer*'", "name MATCHES[c] 'j.*'", "name MATCHES[cd] 'jerome'",
    "name IN[cd] 'jerome bell'", "name IN[c] {'JÉRÔME'}", "tags CONTAINS[c] 'RED'", "name !=[c] 'x'", "name beginswith[c] 'j'",
  ])
  func caseAndAccentsAreLeftOut(_ format: String) { #expect(holds(format)) }

  @Test(arguments: [
    "name ==[c] 'jerome'", "name ==[d] 'jérôme'", "name BEGINSWITH[c] 'je'", "name CONTAINS[d] 'RO'", "name LIKE[c] 'je*'",
    "name !=[cd] 'jerome'",
  ])
  func whatIsNotNamedCounts(_ format: String) { #expect(!holds(format)) }

  @Test(arguments: [
    "ANY tags == 'red'", "SOME tags == 'blue'", "ALL tags ENDSWITH 'e' OR ANY tags == 'red'", "ALL tags MATCHES '.*'",
    "NONE tags == 'green'",
    "ANY tags IN {'red', 'green'}", "ALL empty == 'x'", "NONE empty == 'x'", "any tags like 'r*'", "tags.@count == 2", "empty.@count == 0",
  ])
  func aQuantifierHolds(_ format: String) { #expect(holds(format)) }

  @Test(arguments: ["ANY tags == 'green'", "ALL tags == 'red'", "NONE tags == 'red'", "ANY empty == 'x'", "tags.@count > 2"])
  func aQuantifierDoesNotHold(_ format: String) { #expect(!holds(format)) }

  @Test func textOfFoundationIsText() {
    let text = NSString(string: "a\nred\nb")
    for format in ["SELF CONTAINS %@", "%@ IN SELF", "SELF LIKE '*red*'", "NOT SELF MATCHES %@", "SELF.length == 7"] {
      #expect(NSPredicate(format: format, NSString(string: "red")).evaluate(with: text), "\(format)")
    }
    #expect(NSPredicate(format: "SELF LIKE %@", NSString(string: "a?red*")).evaluate(with: text))
    #expect(NSPredicate(format: "SELF MATCHES %@", NSString(string: "a\\sr.d\\sb")).evaluate(with: text))
  }

  @Test func missingTextIsNoArgument() {
    let missing: String? = nil
    let here: String? = "Jérôme"
    #expect(holds("missing == %@", missing as Any))
    #expect(!holds("name == %@", missing as Any))
    #expect(holds("name == %@", here as Any))
  }

  @Test func partsOfSwiftValuesAreRead() {
    struct Size { var width = 3, name: String? = "big", none: Int? }
    #expect(NSPredicate(format: "width == 3 AND name == 'big' AND #none == nil").evaluate(with: Size()))
  }

  @Test func datesAreCompared() {
    #expect(holds("born < %@", Date(timeIntervalSince1970: 101)))
    #expect(holds("born == %@", NSDate(timeIntervalSince1970: 100)))
    #expect(!holds("born > %@", Date(timeIntervalSince1970: 100)))
    #expect(holds("born BETWEEN %@", [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 200)]))
  }
}
