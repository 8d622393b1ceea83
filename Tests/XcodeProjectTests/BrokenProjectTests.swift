import Foundation
import TestSupport
import Testing

@testable import XcodeProject

@Suite(.namesSeeds) struct BrokenProjectTests {
  private func fault(_ text: String) throws -> String? {
    let fixture = try Fixture()
    try fixture.write(text, to: "App.xcodeproj/project.pbxproj")
    do {
      _ = try fixture.read()
      return nil
    } catch {
      return try #require(error as? XcodeError).description
    }
  }

  @Test func whatIsNoProjectIsNamed() throws {
    #expect(try fault("{ a = \"x\n;")?.contains("project.pbxproj cannot be read") == true)
    #expect(try fault("{ a = b; }")?.contains("is not an Xcode project") == true)
    #expect(try fault("")?.contains("project.pbxproj") == true)
    #expect(try fault("{\n<<<<<<< HEAD\n a = b;\n=======\n}")?.contains("merge conflict") == true)
    var project = ProjectText()
    project.version = "1000"
    #expect(try fault(project.text)?.contains("object version 1000") == true)
    project.version = "77"
    project.objects["project"]?["isa"] = "PBXGroup"
    #expect(try fault(project.text)?.contains("is not a PBXProject") == true)
    let fixture = try Fixture()
    #expect(throws: XcodeError.self) { try fixture.read() }
    #expect(throws: XcodeError.self) { try XcodeWorkspace(contentsOf: fixture.folder) }
    try fixture.write("<Workspace", to: "App.xcworkspace/contents.xcworkspacedata")
    #expect(throws: XcodeError.self) { try fixture.read("App.xcworkspace") }
  }

  @Test func severalProjectsAreListed() throws {
    let fixture = try Fixture()
    for name in ["One", "Two"] { try fixture.write(ProjectText(), to: "\(name).xcodeproj") }
    let error = #expect(throws: XcodeError.self) { try XcodeWorkspace(contentsOf: fixture.folder) }
    #expect(error?.description.contains("One.xcodeproj, Two.xcodeproj") == true)
    let other = try Fixture()
    try other.write(ProjectText(), to: "Examples/Demo/Demo.xcodeproj")
    try other.write(ProjectText(), to: "Pods/Pods.xcodeproj")
    #expect(try XcodeWorkspace.find(in: other.folder).lastPathComponent == "Demo.xcodeproj")
  }

  @Test func aMissingTargetListsThoseThere() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("App")
    project.target("Kit", "framework")
    try fixture.write(project, to: "App.xcodeproj")
    let error = #expect(throws: XcodeError.self) { try fixture.read().target(named: "Nope") }
    #expect(error?.description.contains("no target or scheme Nope. It has the targets App, Kit") == true)
  }

  @Test func aMissingSchemeListsThoseThere() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("App")
    project.target("Kit", "framework")
    try fixture.write(project, to: "App.xcodeproj")
    // If no schemes are shared, Xcode creates one for each target.
    #expect(try fixture.read().target(ofScheme: "Kit").name == "Kit")
    var error = #expect(throws: XcodeError.self) { try fixture.read().target(ofScheme: "Nope") }
    #expect(error?.description == "App.xcodeproj has no scheme Nope. It has the schemes App, Kit.")
    func scheme(_ name: String, of target: String) throws {
      let reference = "<BuildableReference BlueprintIdentifier=\"\(target)\" BlueprintName=\"\(target)\"/>"
      try fixture.write(
        "<Scheme><LaunchAction>\(reference)</LaunchAction></Scheme>", to: "App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    }
    try scheme("App Staging", of: "App")
    try scheme("Old", of: "Gone")
    #expect(try fixture.read().target(ofScheme: "App Staging").name == "App")
    error = #expect(throws: XcodeError.self) { try fixture.read().target(ofScheme: "Kit") }
    #expect(
      error?.description == "App.xcodeproj has no scheme Kit. It has the schemes App Staging. There is a target of that name: --target Kit."
    )
    error = #expect(throws: XcodeError.self) { try fixture.read().target(ofScheme: "Old") }
    #expect(error?.description.hasPrefix("The scheme Old names a target that no project of App.xcodeproj has.") == true)
  }

  @Test func eachFileOfDependenciesIsToldWithItsRemedy() {
    let missing = [
      MissingDependency(name: "Frame", file: "Cartfile"), MissingDependency(name: "Alert", file: "Podfile"),
      MissingDependency(name: "Zoom", file: "Podfile"),
    ]
    let sentences = MissingDependency.sentences(missing)
    #expect(sentences.count == 2)
    #expect(sentences[0].hasPrefix("Cartfile names what is not there: Frame. Check them out into Carthage/Checkouts"))
    #expect(sentences[1].contains("Alert, Zoom. Run 'pod install'") && sentences[1].contains("--override Alert=FOLDER"))
    #expect(MissingDependency.sentences([]).isEmpty)
  }

  @Test func circlesOfGroupsAndTargetsEnd() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.group("a", path: "A")
    project.append("main", to: "children", of: "a")
    project.append("a", to: "children", of: "a")
    project.file("x.swift", in: "a")
    project.file("y.swift", in: "a")
    project.target("App", sources: ["x.swift"], dependencies: ["Kit"])
    project.target("Kit", "framework", sources: ["y.swift"], dependencies: ["Kit", "App2"])
    project.target("App2", "framework", sources: ["x.swift"], dependencies: ["Kit"])
    try fixture.write(project, to: "App.xcodeproj")
    for name in ["x", "y"] { try fixture.write("", to: "A/\(name).swift") }
    let workspace = try fixture.read()
    let package = try GeneratedPackage(workspace, target: workspace.target(named: "App"))
    #expect(package.modules.map(\.name) == ["App2", "Kit", "App"])
    #expect(package.warnings.contains { $0.contains("depend on each other") })
  }

  @Test func aListOfVersionsWithMergeMarkersIsLeftOut() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("x.swift")
    project.target("App", sources: ["x.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("", to: "x.swift")
    let list = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
    func package(_ versions: String) throws -> GeneratedPackage {
      try fixture.write(versions, to: list)
      let workspace = try fixture.read()
      return try GeneratedPackage(workspace, target: workspace.target(named: "App"))
    }
    #expect(try package(#"{ "pins": [] }"#).resolvedFile?.hasSuffix(list) == true)
    let broken = try package(#"{ "pins": [ <<<<<<< HEAD ] }"#)
    #expect(broken.resolvedFile == nil)
    #expect(broken.warnings.contains { $0.contains("Package.resolved is not valid JSON") })
  }

  @Test func nestingWithoutEndIsAnErrorOrRead() throws {
    for (open, close) in [("{a=", ";}"), ("(", ")"), ("[", "]"), ("{\"a\":", "}")] {
      let text = String(repeating: open, count: 100_000) + "1" + String(repeating: close, count: 100_000)
      #expect(try fault(text) != nil)
    }
    // Hundreds of nested groups, and a chain of hundreds of targets.
    let fixture = try Fixture()
    var project = ProjectText()
    for index in 0..<800 { project.group("g\(index)", path: "g", in: index == 0 ? "main" : "g\(index - 1)") }
    for index in 0..<700 {
      project.target("T\(index)", "framework", sources: ["s.swift"], dependencies: index < 699 ? ["T\(index + 1)"] : [])
    }
    project.file("s.swift")
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("", to: "s.swift")
    let workspace = try fixture.read()
    #expect(throws: XcodeError.self) { try GeneratedPackage(workspace, target: workspace.target(named: "T0")) }
  }

  @Test(arguments: ["{a=", "(", "<plist><array>", "{\"strings\":"]) func nestedResourcesAreLeftOut(opening: String) throws {
    let fixture = try Fixture()
    let deep = String(repeating: opening, count: 100_000)
    var project = ProjectText()
    let resources = ["de.lproj/A.strings", "de.lproj/A.stringsdict", "B.xcstrings"]
    for path in ["a.swift"] + resources {
      project.file(path)
      try fixture.write(deep, to: path)
    }
    try fixture.write(deep, to: "Info.plist")
    project.target("App", sources: ["a.swift"], resources: resources, settings: ["INFOPLIST_FILE": "Info.plist"])
    try fixture.write(project, to: "App.xcodeproj")
    let workspace = try fixture.read()
    let bundle = try ApplicationBundle(GeneratedPackage(workspace, target: workspace.onlyApplication()))
    let result = try bundle.layOut(in: fixture.folder.appendingPathComponent("out"))
    #expect(result.warnings.contains { $0.contains("Info.plist") })
    #expect(result.warnings.contains { $0.contains("B.xcstrings") })
  }

  /// With any changed byte, the project is read or refused, and a project that is read gives a package or an error.
  @Test func changedBytesNeverTrap() throws {
    let fixture = try Fixture()
    var project = ProjectText(settings: ["A": "$(inherited) $(B:lower)", "SWIFT_VERSION": "5.0"])
    project.file("a.swift")
    project.file("b.strings")
    project.target("Kit", "framework", sources: ["a.swift"])
    project.target("App", sources: ["a.swift"], resources: ["b.strings"], dependencies: ["Kit"], settings: ["INFOPLIST_KEY_X": "YES"])
    try fixture.write("", to: "a.swift")
    try fixture.write("\"a\" = \"b\";", to: "b.strings")
    let text = Array(project.text.utf8)
    var random = SeededGenerator()
    var read = 0
    for _ in 0..<300 {
      var bytes = text
      for _ in 0...random.below(3) {
        switch random.below(3) {
        case 0: bytes[random.below(bytes.count)] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(random.below(bytes.count / 2)..<bytes.count / 2 + 1 + random.below(20))
        default: bytes.insert(contentsOf: text[text.count / 3..<text.count / 3 + random.below(60)], at: random.below(bytes.count))
        }
      }
      try fixture.write(Data(bytes), to: "App.xcodeproj/project.pbxproj")
      guard let workspace = try? fixture.read() else { continue }
      read += 1
      for target in workspace.targets {
        guard let package = try? GeneratedPackage(workspace, target: target) else { continue }
        _ = package.manifest
        _ = try ApplicationBundle(package).layOut(in: fixture.folder.appendingPathComponent("out"))
      }
    }
    #expect(read > 0)
  }
}
