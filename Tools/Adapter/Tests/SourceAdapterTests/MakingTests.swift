import Testing

@testable import SourceAdapter

/// Tests protocols with the requirement `init()`, to which no class of Foundation or UIKit can conform on Linux.
@Suite struct MakingTests {
  private let making = " public static func _vitrineMake() -> Self { self.init() };"

  @Test func aClassOfFoundationMeetsAnEmptyInitializer() {
    let files = adapted(
      "import UIKit\nprotocol Making: AnyObject {\n  @MainActor init()\n}\nprotocol Own { init() }",
      "extension NSObject: Making {}\nextension S: Own {}")
    #expect(files[0].contains("protocol Making: AnyObject, _VitrineMade {\n  @MainActor static func _vitrineMake() -> Self\n}"))
    #expect(files[0].contains("extension Making { init() { self.init(_vitrineMade: Self._vitrineMake()) } }"))
    #expect(files[0].contains("protocol Own { init() }"))
    #expect(files[1].contains("extension NSObject: Making {}"))
  }

  @Test func otherTypesMakeTheirObjects() {
    let files = adapted(
      "import UIKit\nprotocol Making { init() }\nprotocol More: Making {}\nextension UIView: More {}",
      "class A: Making { required init() {} }\nclass B: A {}\nstruct S: More {}\nclass V: UIView, Making {}\nclass N: Other {}",
      "extension Int: Making {}\nextension E: More {}\nenum E { case a; init() { self = .a } }\nextension A { struct I: Making {} }")
    #expect(files[0].contains("protocol More: Making {}\nextension UIView: More {}"))
    #expect(
      files[1].hasPrefix(
        "class A: Making {\(making) required init() {} }\nclass B: A {}\nstruct S: More {\(making)}\nclass V: UIView, Making {}\nclass N: Other {}"
      ))
    #expect(
      files[2].hasPrefix(
        "extension Int: Making {\(making)}\nextension E: More {\(making)}\nenum E { case a; init() { self = .a } }\nextension A { struct I: Making {\(making)} }"
      ))
  }

  @Test func oneMethodServesSeveralProtocols() {
    let files = adapted(
      "import UIKit\nprotocol P { init() }\nprotocol Q { init() }\nextension NSObject: P, Q {}",
      "class A: P, Q {}\nextension B: Q {}\nextension B: P {}\nextension A: R {}\nstruct B {}\nstruct C: P {}\nextension C: Q {}")
    #expect(
      files[1].hasPrefix(
        "class A: P, Q {\(making)}\nextension B: Q {}\nextension B: P {\(making)}\nextension A: R {}\nstruct B {}\nstruct C: P {\(making)}\nextension C: Q {}"
      ))
  }

  @Test func otherModulesKnowTheProtocols() throws {
    let library = SourceAdapter(module: "Library", options: AdapterOptions()).adaptModule([
      .init(path: "/l.swift", source: Array("public protocol P { init() }\nextension NSObject: P {}".utf8))
    ]).interface
    #expect(!library.isEmpty)
    var options = AdapterOptions()
    options.imported = [library]
    let output = SourceAdapter(module: "App", options: options).adapt([.init(path: "/a.swift", source: Array("struct S: P {}".utf8))])
    #expect(String(decoding: output[0].source ?? [], as: UTF8.self) == "struct S: P {\(making)}")
  }
}
