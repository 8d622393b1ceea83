import Testing

@testable import SourceAdapter

/// Tests that files that did not change since the last call are neither parsed nor rewritten.
@Suite struct KeepingTests {
  private let sources = [
    "import UIKit\nclass A: UIViewController { func f() { d?.g?() } }", "import UIKit\nextension A { override func viewDidLoad() { a() } }",
    "import UIKit\n@objc protocol P { @objc optional func g() }",
  ]
  private let adapter = SourceAdapter(module: "App", options: AdapterOptions(frameworks: ["UIKit"]))

  private func inputs(_ sources: [String]) -> [SourceAdapter.Input] {
    sources.enumerated().map { SourceAdapter.Input(path: "/m/\($0.offset).swift", source: Array($0.element.utf8)) }
  }

  /// Returns which files are kept after a change, and checks that the others equal those of a complete call.
  private func kept(_ changed: [String]) -> [Bool] {
    let state = adapter.adaptModule(inputs(sources)).state
    let outputs = adapter.adaptModule(inputs(changed), after: state).outputs
    for (output, whole) in zip(outputs, adapter.adapt(inputs(changed))) where !output.isKept { #expect(output.source == whole.source) }
    for (output, before) in zip(zip(outputs, adapter.adapt(inputs(changed))), adapter.adapt(inputs(sources))) where output.0.isKept {
      #expect(output.1.source == before.source)
    }
    return outputs.map(\.isKept)
  }

  @Test func aChangeInABodyLeavesOtherFiles() {
    #expect(kept([sources[0], sources[1].replacing("a()", with: "b()"), sources[2]]) == [true, false, true])
    #expect(kept(sources) == [true, true, true])
  }

  @Test func aChangeOfWhatAFileDeclaresConcernsAll() {
    #expect(kept([sources[0], sources[1], sources[2].replacing("g()", with: "h()")]) == [false, false, false])
    #expect(kept([sources[0], sources[1].replacing("UIKit", with: "Foundation"), sources[2]]) == [false, false, false])
    #expect(kept(sources + ["class B {}"]) == [false, false, false, false])
    #expect(kept([sources[0], sources[2]]) == [false, false])
  }

  @Test func aChangeOfWhatAFileInsertsElsewhereConcernsAll() {
    #expect(kept([sources[0], sources[1].replacing("override func", with: "open override func"), sources[2]]).allSatisfy { !$0 })
  }
}
