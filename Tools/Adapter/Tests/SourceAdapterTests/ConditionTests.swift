import Testing

@testable import SourceAdapter

@Suite struct ConditionTests {
  @Test func aCaseWithoutStatementsForThisSystemBreaks() {
    #expect(adapted("switch a {\ncase .b:\n#if os(macOS)\nf()\n#endif\ndefault: g() }")[0].contains("case .b: break\n"))
    #expect(!adapted("import UIKit\nswitch a {\ncase .b:\ndefault: g() }")[0].contains("break"))
  }

  /// Returns the lines that contain more than spaces, without their spaces.
  private func kept(_ source: String, conditions: Set<String> = []) -> [String] {
    adapted(source, conditions: conditions)[0].split(separator: "\n").map { $0.filter { $0 != " " } }.filter { !$0.isEmpty }
  }

  @Test func theBranchOfIOSStays() {
    #expect(kept("#if os(iOS)\nlet a = 1\n#else\nlet b = 1\n#endif\n") == ["leta=1"])
    #expect(kept("#if os(macOS)\nlet a = 1\n#elseif os(Linux)\nlet b = 1\n#else\nlet c = 1\n#endif") == ["letc=1"])
    #expect(kept("#if targetEnvironment(simulator)\nlet a = 1\n#endif") == ["leta=1"])
    #expect(kept("#if canImport(AppKit)\nlet a = 1\n#elseif canImport(UIKit)\nlet b = 1\n#endif") == ["letb=1"])
    #expect(kept("#if targetEnvironment(macCatalyst)\nlet a = 1\n#endif") == [])
  }

  @Test func conditionsOfTheBuildAreRead() {
    #expect(kept("#if DEBUG && !SLOW\nlet a = 1\n#endif", conditions: ["DEBUG"]) == ["leta=1"])
    #expect(kept("#if DEBUG\nlet a = 1\n#endif") == [])
  }

  @Test func branchesNest() {
    #expect(kept("#if os(iOS)\n#if os(Linux)\nlet a = 1\n#else\nlet b = 1\n#endif\nlet c = 1\n#endif") == ["letb=1", "letc=1"])
  }

  @Test func linesStay() {
    let source = "#if os(Linux)\nlet a = 1\n#endif\nlet b = \"ä#if\"\n"
    #expect(adapted(source)[0].split(separator: "\n", omittingEmptySubsequences: false)[3] == "let b = \"ä#if\"")
  }

  @Test func membersOfTheOtherBranchAreNotRegistered() {
    let text = registrations("class A: UIView {\n#if os(Linux)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}")
    #expect(text.contains(#"c.method("b")"#))
    #expect(!text.contains(#"c.method("a")"#))
  }
}

/// Tests that the parser runs again only for parts with conditions.
@Suite struct ReparseTests {
  @Test func onlyWhatHadConditionsIsParsedAgainWithTheSameResult() {
    let source = """
      #if os(iOS)
      import UIKit
      #else
      import AppKit
      #endif
      class A: UIView {
        #if DEBUG
        func a() {}
        #elseif os(iOS)
        @objc func b() { f(#selector(c)) }
        #endif
        func c() {
          let x = d
            #if os(iOS)
            .e()
            #endif
            .g()
          switch x {
          #if os(iOS)
          case 1: break
          #endif
          default:
            #if os(macOS)
            h()
            #else
            #if os(iOS)
            i()
            #endif
            j()
            #endif
          }
        }
      }
      #if os(Linux)
      }
      #endif
      struct B {}

      """
    let platform = Platform()
    let fast = ConditionResolver.resolve(Array(source.utf8), for: platform)
    let slow = ConditionResolver.resolve(Array(source.utf8), for: platform, parsesAll: true)
    #expect(fast.source == slow.source)
    #expect(fast.tree.debugDescription == slow.tree.debugDescription)
  }
}

@Suite struct BytesTests {
  @Test func textsAreFound() {
    let bytes = Array("import UIKit".utf8)
    #expect(bytes.holds("UIKit"))
    #expect(bytes.holds("UIKit2") == false)
    #expect([UInt8]().holds("a") == false)
  }

  @Test func importConditionsAreNamed() {
    #expect(Array("#if canImport(UIKit) || canImport( Combine ) // canImport".utf8).namesOfImportConditions == ["UIKit", "Combine", ""])
  }

  @Test func digestsDifferByContentOrderAndBoundaries() {
    func digest(_ texts: String...) -> String {
      var digest = ContentDigest()
      for text in texts { digest.add(text) }
      return digest.text
    }
    #expect(digest("a", "b") == digest("a", "b"))
    #expect(
      Set([digest("a", "b"), digest("b", "a"), digest("ab"), digest("ab", ""), digest("", "ab"), digest("12345678"), digest("123456780")])
        .count == 7)
  }
}

@Suite struct AvailabilityTests {
  /// The branches return different types (nightscout/nightguard, JohanDegraeve/xdripswift), which the compiler allows with its own condition.
  @Test func branchesThatReturnOpaqueTypesKeepTheirCondition() {
    let choice = "if #available(iOS 17.0, *) { return a() } else { return b() }"
    for same in ["func f() -> some View { \(choice) }", "var f: some View { \(choice) }"] { #expect(adaptedLines(same) == same) }
    for other in [
      "func f() -> View { \(choice) }", "func f() -> some View { g { \(choice) } }",
      "var f: some View { if #available(iOS 17.0, *) { a() } }", "func f() -> some View { if #available(iOS 17, *), x { return a() } }",
    ] {
      #expect(adaptedLines(other).contains("_vitrineAvailable(17, 0)"))
    }
  }

  @Test func conditionsAskForTheVersionThatIsStated() {
    #expect(
      adaptedLines("if #available(iOS 15.4, macOS 12, *), x { f() } else if #unavailable(iOS 17) { g() }")
        == "if _vitrineAvailable(15, 4), x { f() } else if !_vitrineAvailable(17, 0) { g() }")
    for same in ["if #available(iOS 12, *) {}", "if #available(macOS 14, *) {}", "@available(iOS 15, *) func f() {}"] {
      #expect(adaptedLines(same) == same)
    }
  }

  /// A file of piknotech/SFSafeSymbols has conditions and no import.
  @Test func conditionsOfAFileWithoutImportsFindTheirFunction() {
    let files = adapted("import UIKit", "func f() { if #available(iOS 15, *) {} }", "func g() { if #available(iOS 12, *) {} }")
    #expect(files[1].contains("import FoundationCompatibility\n") && !files[2].contains("import"))
  }

  @Test func versionsOfTheSystem() {
    #expect(
      adaptedLines(
        "let a = ProcessInfo().operatingSystemVersion, b = ProcessInfo.processInfo.isOperatingSystemAtLeast(v), c = o.operatingSystemVersion"
      )
        == "let a = ProcessInfo.processInfo._vitrineOperatingSystemVersion, b = ProcessInfo.processInfo._vitrineIsOperatingSystemAtLeast(v), c = o.operatingSystemVersion"
    )
  }

  /// square/Valet has such methods for Objective-C alone.
  @Test func whatSwiftCannotUseIsNotRegistered() {
    let method = "@objc(takeObject:) public func take(_ object: NSObject) {}"
    #expect(adapted("import Foundation\nclass A: NSObject { \(method) }")[0].contains("\"takeObject:\""))
    for mark in [
      "@available(swift, obsoleted: 1.0)", "@available(*, unavailable)", "@available(iOS 13, *) @available(swift, obsoleted: 5)",
    ] {
      #expect(!adapted("import Foundation\nclass A: NSObject { \(mark) \(method) }")[0].contains("\"takeObject:\""), "\(mark)")
    }
  }
}
