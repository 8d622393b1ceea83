import Testing

@testable import SourceAdapter

/// Classes that the registration at the file's end cannot name.
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
