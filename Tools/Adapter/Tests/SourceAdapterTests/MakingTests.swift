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

  // MARK: init() of views

  private func own(_ name: String, _ words: String = "public") -> String {
    " \(words) class func _vitrineOwnInstance() -> NSObject? { self == \(name).self ? \(name)() : nil };"
  }

  /// UIKit's `init()` of a view is a convenience initializer, so that Swift does not override it (NickSivin/DiffableDataSource).
  @Test func viewsWithAnEmptyInitializerMakeTheirObjects() {
    let empty = " init() { super.init(frame: .zero) }"
    #expect(
      adaptedLines("import UIKit\nclass V: UIView {\(empty) }").hasSuffix("class V: UIView, _VitrineOwnInitializer {\(own("V"))\(empty) }"))
    #expect(
      adaptedLines("import UIKit\nopen class V<T>: UIViewController, P where T: Q {\(empty) }")
        .contains("open class V<T>: UIViewController, P, _VitrineOwnInitializer where T: Q {\(own("V", "open"))\(empty) }"))
    let heirs = adaptedLines(
      """
      import UIKit
      class A: UIView { private(set) var a = 1; required init() {} }
      class B: A { let b = 1 }
      class C: B { init(x: Int) {} }
      class D: B { override init() {} }
      class E: C { convenience init() { self.init(x: 1) } }
      class F: C { convenience init(y: Int) { self.init(x: y) } }
      """)
    #expect(heirs.contains("class A: UIView, _VitrineOwnInitializer {\(own("A"))"))
    #expect(heirs.contains("class B: A {\(own("B", "override public"))"))
    #expect(heirs.contains("class C: B { init(x"))
    #expect(heirs.contains("class D: B {\(own("D", "override public"))"))
    #expect(heirs.contains("class E: C {\(own("E", "override public"))"))
    #expect(heirs.contains("class F: C { convenience"))
  }

  @Test func otherClassesKeepTheInitializerOfTheirSuperclass() {
    for source in [
      "class A: NSObject { override init() {} }", "class A { init() {} }", "class A: UIView { init?() {} }",
      "class A: UIView { init(x: Int = 0) {} }",
      "class A: UIView { @available(*, unavailable) init() {} }", "class A: UIView { init() async {} }", "class A: UIView { let x = 1 }",
      "class A: P { init() {} }",
    ] {
      #expect(!adaptedLines("import UIKit\n" + source).contains("_vitrineOwnInstance"), "\(source)")
    }
    let hidden = adaptedLines("import UIKit\nclass A: UIView { private init() {} }\nclass B: A {}")
    #expect(hidden.contains("class A: UIView, _VitrineOwnInitializer") && hidden.contains("class B: A {}"))
  }

  @Test func otherModulesKnowTheViews() {
    let library = SourceAdapter(module: "Library", options: AdapterOptions()).adaptModule([
      .init(
        path: "/l.swift",
        source: Array("import UIKit\nopen class V: UIView { public init() {} }\nopen class W: UIView { init() {} }".utf8))
    ]).interface
    var options = AdapterOptions()
    options.imported = [library]
    let text =
      "import UIKit\nclass A: V {}\nclass B: V { override init() {} }\nclass C: W {}\nclass D: V { init(x: Int) {} }\nclass E: W { init() {} }"
    let output = SourceAdapter(module: "App", options: options).adapt([.init(path: "/a.swift", source: Array(text.utf8))])
    let adapted = String(decoding: output[0].source ?? [], as: UTF8.self)
    #expect(adapted.contains("class A: V {\(own("A", "override public"))}\nclass B: V {\(own("B", "override public")) override"))
    #expect(adapted.contains("class C: W {}\nclass D: V { init"))
    #expect(adapted.contains("class E: W {\(own("E", "override public"))"))
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

  /// tclarkwilliam/SpaceX has such a class: UIActivityViewController declares its designated initializers without `init(coder:)`.
  @Test func initializersThatObjectiveCHidesAreNotRequired() {
    let own = "init() { super.init(activityItems: [], applicationActivities: nil) }"
    let added = "public required init?(coder: NSCoder)"
    #expect(adaptedLines("import UIKit\nfinal class Share: UIActivityViewController { \(own) }").contains(added))
    for kept in [
      "class Share: UIActivityViewController {}", "class Share: UIViewController { \(own) }",
      "class Share: UIActivityViewController { \(own); required init?(coder: NSCoder) { nil } }",
    ] {
      #expect(!adaptedLines("import UIKit\n" + kept).contains(added), "\(kept)")
    }
  }

  /// A subclass has an initializer of its own (JohanDegraeve/xdripswift); that of the entity is required.
  @Test func managedObjectsHaveTheInitializerOfTheirEntity() {
    let added = "public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { super.init("
    let files = adapted(
      "import CoreData\nclass A: NSManagedObject { init(name: String) {} }\nclass B: A { init(b: Int) {} }\nclass C: A {}",
      "class D: NSManagedObject { override init(entity: NSEntityDescription, insertInto c: NSManagedObjectContext?) {} }",
      "class E: NSObject { init(name: String) {} }\nclass F: NSManagedObject { convenience init(name: String) {} }")
    #expect(files[0].components(separatedBy: added).count == 3 && files[0].contains("class C: A {}"))
    #expect(!files[1].contains(added) && !files[2].contains(added))
  }

  /// Core Data makes an object of the entity's class, also if the program calls the initializer of a superclass (nickmurphyorg/ListAid).
  @Test func coreDataChoosesTheClassOfAnObject() {
    for (call, expected) in [
      ("NSManagedObject(entity: e, insertInto: c)", "NSManagedObject._vitrineObject(entity: e, insertInto: c)"),
      ("NSManagedObject.init(entity: e, insertInto: c)", "NSManagedObject._vitrineObject(entity: e, insertInto: c)"),
      ("A(entity: e, insertInto: c)", "A._vitrineObject(entity: e, insertInto: c)"),
      (".init(entity: e, insertInto: c)", "._vitrineObject(entity: e, insertInto: c)"),
    ] {
      #expect(adaptedLines("import CoreData\nclass A: NSManagedObject {}\nlet object = \(call)").hasSuffix("= " + expected))
    }
    for kept in [
      "B(entity: e, insertInto: c)", "A(context: c)", "insert(entity: e, insertInto: c)", "type(of: a).init(entity: e, insertInto: c)",
    ] {
      #expect(adaptedLines("import CoreData\nclass A: NSManagedObject {}\nclass B {}\nlet object = \(kept)").hasSuffix("= " + kept))
    }
    let own = "class A: NSManagedObject { convenience init(c: NSManagedObjectContext) { self.init(entity: e, insertInto: c) } }"
    #expect(adaptedLines("import CoreData\n" + own).hasSuffix(own))
  }

  /// In its methods the name of such a class denotes its method (5stralia/FitnessApp).
  @Test func aClassWithAMethodOfItsNameHasAnotherName() {
    let page = "class Page: UIView { @IBOutlet var label: UILabel!; class func Page() -> Page { fatalError() } }"
    let code = registrations("import UIKit\n" + page)
    #expect(code.contains("fileprivate typealias _VitrineClass_Page = Page\nextension Page { "))
    #expect(code.contains("_vitrineRegisterClass(_VitrineClass_Page.self, name: \"Page\")"))
    let nested = registrations("class Outer { class Page: UIView { @objc func a() {}; func Outer() {} } }")
    #expect(nested.contains("typealias _VitrineClass_Outer_Page = Outer.Page\n"))
    #expect(!registrations("class Page: UIView { @objc func page() {} }").contains("typealias"))
    let own = adaptedLines("import UIKit\nclass Page: UIView { init() { super.init(frame: .zero) }; static func Page() {} }")
    #expect(!own.contains("_vitrineOwnInstance") || own.contains("self == _VitrineClass_Page.self ? _VitrineClass_Page() : nil"))
  }

  /// An associated type that is a class of Core Data, made in a context (Mindera/Alicerce).
  @Test func objectsOfAnAssociatedTypeAreMadeInAContext() {
    let line = "func f<E: P, F>(c: C, e: E, f: F) { _ = E.Object(context: c); _ = E.Other(context: c); _ = Q.Object(context: c) }"
    let text = adapted("import CoreData\nprotocol P { associatedtype Object: NSManagedObject; associatedtype Other: R }\n\(line)")[0]
    #expect(text.contains("{ _ = E.Object._vitrineObject(context: c); _ = E.Other(context: c); _ = Q.Object(context: c) }"), "\(text)")
  }
}
