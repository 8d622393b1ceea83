import Testing

@testable import SourceAdapter

/// Tests which classes release the values that are associated with their objects.
@Suite struct AssociationTests {
  private let call = "func f(o: AnyObject) { objc_setAssociatedObject(o, k, 1, .OBJC_ASSOCIATION_RETAIN) }"

  private func adapt(_ source: String, imported: [ModuleInterface] = []) -> (text: String, interface: ModuleInterface) {
    let platform = Platform(conditions: [], languageVersion: .init(5)) { ["Foundation", "UIKit"].contains($0) }
    var options = AdapterOptions(platform: platform, frameworks: ["UIKit"])
    options.imported = imported
    let input = SourceAdapter.Input(path: "/module/File.swift", source: Array(source.utf8))
    let result = SourceAdapter(module: "App", options: options).adaptModule([input])
    return (String(decoding: result.outputs[0].source ?? input.source, as: UTF8.self), result.interface)
  }

  @Test func classesWithoutASuperclassInTheModuleReleaseTheValues() {
    let text = adapt(
      "import UIKit\n\(call)\nclass A {}\nclass B: A {}\nclass C: NSObject { deinit { print(1) } }\nclass V: UIView {}\nstruct S {}"
    ).text
    #expect(text.contains("class A { deinit { _vitrineEndAssociations(self) };}"))
    #expect(text.contains("class C: NSObject { deinit { defer { _vitrineEndAssociations(self) }; print(1) } }"))
    #expect(text.components(separatedBy: "_vitrineEndAssociations").count == 3)
  }

  @Test func nestedAndLocalClassesReleaseThemToo() {
    let text = adapt("import UIKit\n\(call)\nfunc g() { final class L {} }\nstruct S { private class N: P {} }\nprotocol P {}").text
    #expect(text.contains("final class L { deinit {") && text.contains("class N: P { deinit {"))
  }

  /// A module that associates nothing keeps its classes, unless it imports one that does, also through others.
  @Test func importingModulesReleaseThem() {
    #expect(!adapt("import UIKit\nclass A {}").text.contains("deinit"))
    let library = adapt("import UIKit\n\(call)").interface
    #expect(library.associatesObjects == true && !library.isEmpty)
    let middle = adapt("import Library\nstruct S {}", imported: [library]).interface
    let program = adapt("import Middle\nclass A {}", imported: [middle])
    #expect(program.text.contains("class A { deinit { _vitrineEndAssociations(self) };}"))
    #expect(program.text.contains("import FoundationCompatibility"))
  }
}
