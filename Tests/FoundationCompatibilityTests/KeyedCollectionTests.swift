import Foundation
import FoundationCompatibility
import Testing

/// Tests key-value coding of classes whose keys are their entries.
@Suite struct KeyedCollectionTests {
  @Test func userDefaultsHaveTheirEntriesAsKeys() throws {
    let name = "KeyedCollectionTests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "theme") == nil)
    defaults.setValue("dark", forKey: "theme")
    #expect(defaults.string(forKey: "theme") == "dark" && defaults.value(forKey: "theme") as? String == "dark")
    defaults.setValue(nil, forKey: "theme")
    #expect(defaults.object(forKey: "theme") == nil)
  }

  @Test func dictionariesHaveTheirEntriesAsKeys() {
    let dictionary = NSMutableDictionary(dictionary: ["a": 1])
    #expect(dictionary.value(forKey: "a") as? Int == 1 && dictionary.value(forKey: "b") == nil)
    dictionary.setValue(2, forKey: "b")
    dictionary.setValue(nil, forKey: "a")
    #expect(dictionary.object(forKey: "b") as? Int == 2 && dictionary.count == 1)
  }

  @Test func listsAskEachEntry() throws {
    let list = NSArray(array: [["name": "Ada"], ["age": 3]])
    let names = try #require(list.value(forKey: "name") as? [Any])
    #expect(names.count == 2 && names[0] as? String == "Ada" && names[1] is NSNull)
  }
}
