import Foundation
import FoundationCompatibility
import Synchronization
import Testing

/// Tests the changes and the values of user defaults, which Foundation on Linux does not post and answers as `Int` and `Double`.
@Suite(.serialized) struct UserDefaultsTests {
  private static let name = "UserDefaultsTests-\(UUID().uuidString)"

  private func withDefaults(_ body: (UserDefaults) throws -> Void) throws {
    let defaults = try #require(UserDefaults._vitrineDefaults(suiteName: Self.name))
    defer { defaults.removePersistentDomain(forName: Self.name) }
    try body(defaults)
  }

  /// As the compiler shim passes the name of `@objc dynamic var theme`.
  private let theme = _vitrineKeyPath(\UserDefaults.theme, "theme")

  @Test func aChangeIsPostedToAllObjectsOfTheDomain() throws {
    try withDefaults { defaults in
      let seen = Record<String>()
      let other = try #require(UserDefaults._vitrineDefaults(suiteName: Self.name))
      let observation = other.observe(theme, options: [.old, .new]) { _, change in
        seen.values.append("\((change.oldValue ?? nil) ?? "-") \((change.newValue ?? nil) ?? "-")")
      }
      defaults.set("dark", forKey: "theme")
      defaults.set(1, forKey: "size")
      other.theme = "light"
      defaults.removeObject(forKey: "theme")
      #expect(seen.values == ["- dark", "dark light", "light -"])
      defaults.set("dark", forKey: "theme")
      defaults.removePersistentDomain(forName: Self.name)
      #expect(seen.values.suffix(2) == ["- dark", "dark -"])
      observation.invalidate()
      defaults.set("dark", forKey: "theme")
      #expect(seen.values.count == 5)
    }
  }

  @Test func theStandardDefaultsAreObserved() {
    let seen = Record<Int>(), key = "UserDefaultsTests-\(UUID().uuidString)"
    let name = _vitrineKeyPath(\UserDefaults.theme, key)
    let standard = UserDefaults._vitrineStandard
    let observation = standard.observe(name) { defaults, _ in seen.values.append(defaults.integer(forKey: key)) }
    UserDefaults._vitrineDefaults().set(4, forKey: key)
    standard.set(5, forKey: key)
    UserDefaults.standard.removeObject(forKey: key)
    #expect(seen.values == [4, 5, 0])
    observation.invalidate()
  }

  /// `.standard` where a type is given: as a default argument, as an optional, and as the result of a property.
  @Test func theImplicitStandardIsTheObservedObject() {
    func given(_ defaults: UserDefaults = .standard, _ other: UserDefaults? = .standard) -> Bool { defaults === other }
    #expect(given() && given(.standard) && UserDefaults.common === UserDefaults._vitrineStandard)
  }

  /// Foundation's own objects read what is registered and set, and the other way round.
  @Test func foundationReadsTheSameValues() {
    let key = "UserDefaultsTests-\(UUID().uuidString)"
    defer { UserDefaults.standard.removeObject(forKey: key) }
    let foundations = UserDefaults()
    UserDefaults.standard.register(defaults: [key: 3])
    #expect(foundations.integer(forKey: key) == 3 && UserDefaults.standard.integer(forKey: key) == 3)
    UserDefaults.standard.set(4, forKey: key)
    #expect(foundations.integer(forKey: key) == 4)
    foundations.set(5, forKey: key)
    #expect(UserDefaults.standard.integer(forKey: key) == 5)
  }

  private final class Count: Sendable {
    let number = Mutex(0)
  }

  @Test func aChangeIsPostedAsANotification() throws {
    try withDefaults { defaults in
      let seen = Count()
      let token = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
      ) { _ in seen.number.withLock { $0 += 1 } }
      defaults.set(1, forKey: "size")
      defaults.set(URL(fileURLWithPath: "/tmp/a"), forKey: "file")
      #expect(defaults.url(forKey: "file")?.path == "/tmp/a")
      defaults.removeObject(forKey: "size")
      #expect(seen.number.withLock { $0 } == 3)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func everyURLIsReadAsItWasStored() throws {
    try withDefaults { defaults in
      for text in ["https://example.com/a?b=c#d", "www.example.com", "file:///tmp/a", "mailto:a@b.c"] {
        let url = try #require(URL(string: text))
        defaults.set(url, forKey: "address")
        #expect(defaults.url(forKey: "address") == url)
        defaults.set(url as Any, forKey: "object")
        #expect(defaults.url(forKey: "object") == url)
      }
      defaults.set("/tmp/b", forKey: "address")
      #expect(defaults.url(forKey: "address")?.path == "/tmp/b")
      defaults.set(nil as URL?, forKey: "address")
      #expect(defaults.url(forKey: "address") == nil && defaults.object(forKey: "address") == nil)
    }
  }

  @Test func numbersAreCastToEveryTypeOfNumbers() throws {
    try withDefaults { defaults in
      defaults.set(UInt(7), forKey: "size")
      defaults.set(2.5, forKey: "scale")
      defaults.set(true, forKey: "flag")
      #expect(defaults.object(forKey: "size") as? UInt == 7 && defaults.object(forKey: "size") as? Int == 7)
      #expect(defaults.object(forKey: "scale") as? CGFloat == 2.5 && defaults.object(forKey: "scale") as? Float == 2.5)
      #expect(defaults.object(forKey: "scale") as? Int == nil && defaults.object(forKey: "flag") as? Bool == true)
      #expect(defaults.integer(forKey: "scale") == 2 && defaults.integer(forKey: "flag") == 1 && defaults.string(forKey: "size") == "7")
    }
  }

  @Test func numbersInListsAreCastToo() throws {
    try withDefaults { defaults in
      defaults.set([1, 2], forKey: "list")
      defaults.set(["a": ["b": [1.5]]], forKey: "tree")
      #expect(defaults.array(forKey: "list") as? [UInt] == [1, 2] && "\(defaults.array(forKey: "list") ?? [])" == "[1, 2]")
      #expect(defaults.dictionary(forKey: "tree") as? [String: [String: [CGFloat]]] == ["a": ["b": [1.5]]])
      #expect(defaults.dictionaryRepresentation()["list"] as? [Float] == [1, 2])
    }
  }
}

extension UserDefaults {
  fileprivate static var common: UserDefaults { .standard }

  /// As the compiler shim adapts a property with `@objc dynamic`.
  fileprivate var theme: String? {
    get { string(forKey: "theme") }
    set {
      _vitrineWillChange(self, "theme")
      set(newValue, forKey: "theme")
      _vitrineDidChange(self, "theme")
    }
  }
}
