import Testing

@testable import SourceAdapter

/// Tests classes that the registration at the end of the file cannot name.
@Suite struct LocalTypeTests {
  @Test(arguments: [
    "func f() { class A: UIView {} }", "var a: Any { class A: UIView {}; return A() }",
    "var a: Any { get { class A: UIView {}; return A() } }",
    "let a: Any = { class A: UIView {}; return A() }()", "class B { init() { class A: UIView {} } }",
    "class B { deinit { class A: UIView {} } }", "class B { subscript(i: Int) -> Any { class A: UIView {}; return A() } }",
    "extension URLSession { static var a: Any { class A: UIView { @objc func b() {} }; return A() } }",
  ]) func typesOfBodiesAreNotRegistered(_ source: String) {
    #expect(!registrations(source).contains("A.self"))
  }

  /// Tests often have local classes of the same name in each function.
  @Test func aSelectorMeansTheLocalClassAbove() {
    let source = """
      func f() { class A: NSObject { @objc func b(_ x: Int) {} }; g(#selector(A.b)) }
      func h() { class A: NSObject { @objc func b() {} }; g(#selector(A.b)) }
      """
    let lines = adaptedLines(source).split(separator: "\n")
    #expect(lines[0].contains(#"Selector("b:", A.b(_:))"#) && lines[1].contains(#"Selector("b", A.b)"#))
  }

  @Test func classesOfFunctionsAreRegisteredBehindTheirDeclaration() {
    #expect(
      adaptedLines("func f() {\n  class A: UIView { @objc private func b() {} }\n  A()\n}").hasPrefix(
        "func f() {\n  class A: UIView {  fileprivate func b() {} }; "
          + "_vitrineRegisterClass(A.self, name: nil) { c in c.method(\"b\") { o, _ in o.b(); return nil } }\n  A()\n}"))
  }

  @Test func optionalRequirementsOfClassesOfFunctionsAreMet() {
    let source = """
      @objc protocol P { @objc optional func p() }
      class B { func f() { class A: P { func p() {}; class C: P { func p() {} } } } }
      """
    let adapted = adaptedLines(source)
    #expect(adapted.contains(#"class C: P { func p() {} } }; _vitrineRegisterClass(A.C.self, name: nil) { c in c.implements("p") }"#))
    #expect(adapted.contains(#"; _vitrineRegisterClass(A.self, name: nil) { c in c.implements("p") } } }"#))
  }

  @Test func classesOfScriptsAreRegisteredBeforeTheFirstStatement() {
    let script = adapted(
      "import UIKit\nclass A: UIView { @objc func b() {} }\nlet a = A()\na.perform(#selector(A.b))", at: "/module/main.swift")
    #expect(script[0].contains("\nMainActor.assumeIsolated { _vitrineRegisterFile() }; let a = A()"))
    #expect(!script[0].contains(".init_array"))
  }

  @Test func genericClassesOfFunctionsAreNot() {
    #expect(!adaptedLines("func f() { class A<T>: UIView { @objc func b() {} } }").contains("_vitrineRegisterClass"))
  }

  @Test func typesOfTheFileAre() {
    #expect(registrations("class A: UIView {}").contains("_vitrineRegisterClass(A.self"))
    #expect(registrations("extension B { class A: UIView {} }").contains("_vitrineRegisterClass(B.A.self"))
  }

  @Test func typesInExtensionsOfGenericTypesAreGeneric() {
    let files = adapted("import UIKit\nclass B<T> {}", "extension B { class A: UIView { @objc func b() {} }\nfunc c() { #selector(A.b) } }")
    #expect(!files[1].contains("_vitrineRegisterClass"))
    #expect(files[1].contains(#"Selector("b", A.b)"#))
  }
}
