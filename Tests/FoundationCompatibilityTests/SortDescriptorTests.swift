import FoundationCompatibility
import Testing

@MainActor @Suite struct SortDescriptorTests {
  let people = [Person("bea", age: 30), Person("Carl", age: 20), Person("Ann", age: 40), Person("Dora", age: 20)]

  init() { Person.known }

  private func names(_ descriptors: NSSortDescriptor...) -> [String] {
    (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.name }
  }

  @Test func stringsAreSorted() {
    #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Ann", "Carl", "Dora", "bea"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["bea", "Dora", "Carl", "Ann"])
  }

  @Test func stringsAreSortedWithoutCase() {
    for selector in ["caseInsensitiveCompare:", "localizedCaseInsensitiveCompare:"] as [Selector] {
      #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: selector)) == ["Ann", "bea", "Carl", "Dora"])
    }
    #expect(names(NSSortDescriptor(key: "name", ascending: true, selector: "compare:")) == ["Ann", "Carl", "Dora", "bea"])
  }

  @Test func numbersAreSortedByTheirValues() {
    people[0].age = 100
    #expect(names(NSSortDescriptor(key: "age", ascending: false)).prefix(2) == ["bea", "Ann"])
  }

  @Test func theSecondDescriptorDecidesAmongEquals() {
    let age = NSSortDescriptor(key: "age", ascending: true)
    #expect(names(age, NSSortDescriptor(key: "name", ascending: true)) == ["Carl", "Dora", "bea", "Ann"])
    #expect(names(age, NSSortDescriptor(key: "name", ascending: false)) == ["Dora", "Carl", "bea", "Ann"])
  }

  @Test func keyPathsAreFollowed() {
    for (index, person) in people.enumerated() { person.friend = Person("friend", age: 10 - index) }
    #expect(names(NSSortDescriptor(key: "friend.age", ascending: true)) == ["Dora", "Ann", "Carl", "bea"])
  }

  @Test func valuesThatAreMissingComeFirst() {
    people[1].nickname = "b"
    people[2].nickname = "a"
    #expect(names(NSSortDescriptor(key: "nickname", ascending: true)).suffix(2) == ["Ann", "Carl"])
    #expect(names(NSSortDescriptor(key: "nickname", ascending: false)).prefix(2) == ["Carl", "Ann"])
  }

  @Test func optionalPropertiesAreSorted() {
    people[1].nickname = "b"
    people[2].nickname = "a"
    #expect(names(NSSortDescriptor(keyPath: \Person.nickname, ascending: true)).suffix(2) == ["Ann", "Carl"])
  }

  @Test func objectsAreSortedThemselves() {
    let words = (["b", "a", "c"] as [NSString]) as NSArray
    #expect(words.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]) as? [String] == ["a", "b", "c"])
    #expect(words.sortedArray(using: [NSSortDescriptor(key: nil, ascending: false)]) as? [String] == ["c", "b", "a"])
    let numbers = ([NSNumber(value: 10), NSNumber(value: 9)]) as NSArray
    #expect(numbers.sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)]) as? [Int] == [9, 10])
  }

  /// A comparison of the program's gets the values, and the descriptor knows its key (square/FetchRequests).
  @Test func aComparisonIsGivenTheValues() {
    let byLength = NSSortDescriptor(key: "name", ascending: true) { first, second in
      guard let first = first as? String, let second = second as? String else { return .orderedSame }
      return first.count < second.count ? .orderedAscending : first.count > second.count ? .orderedDescending : .orderedSame
    }
    #expect(names(byLength).last == "Dora" || names(byLength).last == "Carl")
    #expect(byLength.key == "name" && NSSortDescriptor(key: "self", ascending: false).key == "self")
    #expect(NSSortDescriptor(keyPath: \Person.nickname, ascending: true).key == nil)
    let objects = NSSortDescriptor(key: "self", ascending: true) { first, second in
      guard let first = first as? Person, let second = second as? Person else { return .orderedSame }
      return first.name.compare(second.name)
    }
    #expect(names(objects) == names(NSSortDescriptor(key: "name", ascending: true)))
  }
}
