import Foundation
import Testing

@testable import XcodeProject

@Suite struct GeneratedPackageTests {
  /// Returns an application with a framework, tests, a local and a remote package.
  private func application() throws -> Fixture {
    let fixture = try Fixture()
    var project = ProjectText(settings: [
      "SWIFT_VERSION": "5.0", "OTHER_SWIFT_FLAGS": "-D COCOAPODS -DMORE -enable-upcoming-feature ExistentialAny",
    ])
    let files = ["App/main.swift", "App/Deep/View.swift", "Kit/Kit.swift", "Tests/AppTests.swift"]
    for path in files { project.file(path) }
    try fixture.write("import Kit\nprint(View.name, Kit.name)\n", to: files[0])
    try fixture.write("enum View { static let name = \"view\" }\n", to: files[1])
    try fixture.write("public enum Kit { public static let name = \"kit\" }\n", to: files[2])
    try fixture.write("@testable import App\nlet name = View.name\n", to: files[3])
    project.file("Kit.framework", tree: "BUILT_PRODUCTS_DIR", in: nil)
    project.target(
      "App", sources: Array(files[..<2]), links: ["Kit.framework"],
      settings: [
        "SWIFT_VERSION": "6.0", "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG DEMO bad-name", "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor",
      ])
    project.target("Kit", "framework", sources: [files[2]])
    project.target("AppTests", "bundle.unit-test", sources: [files[3]], dependencies: ["App"])
    project.target("AppUITests", "bundle.ui-testing", sources: [files[3]], dependencies: ["App"])
    try fixture.write(project, to: "App.xcodeproj")
    return fixture
  }

  private func package(_ fixture: Fixture, target: String = "App", overrides: [String: URL] = [:]) throws -> GeneratedPackage {
    let workspace = try fixture.read(fixture.exists("App.xcworkspace") ? "App.xcworkspace" : "App.xcodeproj")
    return try GeneratedPackage(workspace, target: workspace.target(named: target), overrides: overrides)
  }

  private func library(_ name: String) -> String {
    """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")])
    """
  }

  @Test func testsRunInTheApplicationThatTheyName() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for name in ["a.swift", "b.swift", "c.swift"] {
      try fixture.write("", to: name)
      project.file(name)
    }
    project.target("App", sources: ["a.swift"], settings: ["PRODUCT_NAME": "Судоку"])
    let path = "$(BUILT_PRODUCTS_DIR)/Судоку.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Судоку"
    project.target("Hosted", "bundle.unit-test", sources: ["b.swift"], settings: ["TEST_HOST": path])
    project.target("Plain", "bundle.unit-test", sources: ["c.swift"], dependencies: ["App"])
    try fixture.write(project, to: "App.xcodeproj")
    let workspace = try fixture.read()
    let package = try GeneratedPackage(workspace, target: workspace.target(named: "App"))
    let hosts = Dictionary(uniqueKeysWithValues: package.modules.map { ($0.name, package.host(of: $0)?.name) })
    #expect(hosts == ["Судоку": nil, "Hosted": "Судоку", "Plain": nil])
  }

  @Test func targetsBecomeModules() throws {
    let package = try package(application())
    #expect(package.modules.map(\.name) == ["Kit", "App", "AppTests"])
    #expect(package.modules.map(\.dependencies) == [[], ["Kit"], ["App"]])
    #expect(package.modules.map(\.folder) == ["Sources/Kit", "Sources/App", "Tests/AppTests"])
    #expect(package.programName == "App")
    #expect(package.testProgramName == "App-XcodePackageTests.xctest")
    #expect(package.modules[1].links.map(\.link) == ["App/main.swift", "App/Deep/View.swift"])
    #expect(package.warnings.isEmpty)
  }

  @Test func whatUnitTestsTestIsFound() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    try fixture.write("", to: "a.swift")
    for name in ["Maps", "Stocks"] { project.target(name, sources: ["a.swift"], dependencies: ["Kit"]) }
    for name in ["Kit", "Core", "Other"] {
      project.target(name, "framework", sources: ["a.swift"], dependencies: name == "Kit" ? ["Core"] : [])
    }
    project.target("Mac", "framework", sources: ["a.swift"], settings: ["SDKROOT": "macosx"])
    project.target("MacTests", "bundle.unit-test", sources: ["a.swift"], dependencies: ["Mac"], settings: ["SDKROOT": "macosx"])
    project.target("CoreTests", "bundle.unit-test", sources: ["a.swift"], dependencies: ["Core"])
    project.target("KitTests", "bundle.unit-test", sources: ["a.swift"], dependencies: ["Kit"])
    project.target("MapsUITests", "bundle.ui-testing", sources: ["a.swift"], dependencies: ["Maps"])
    try fixture.write(project, to: "App.xcodeproj")
    #expect(try fixture.read().testedTargets().map(\.name) == ["Kit"])
    #expect(try package(fixture, target: "Kit").modules.map(\.name) == ["Core", "Kit", "CoreTests", "KitTests"])
  }

  @Test func testsFindWhatTheyTest() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    try fixture.write("", to: "a.swift")
    project.target("My App", sources: ["a.swift"])
    project.target("Kit", "framework", sources: ["a.swift"])
    project.target("Hosted", "bundle.unit-test", sources: ["a.swift"], settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/My App.app/My App"])
    project.target("Kit Tests", "bundle.unit-test", sources: ["a.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    #expect(try package(fixture, target: "My App").modules.map(\.name) == ["My_App", "Hosted"])
    #expect(try package(fixture, target: "Kit").modules.map(\.name) == ["Kit", "Kit_Tests"])
    #expect(try package(fixture, target: "Hosted").modules.map(\.name) == ["My_App", "Hosted"])
  }

  @Test func importedLibrariesAreBuiltThoughNothingDependsOnThem() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for (file, text) in [("App.swift", "import Kit"), ("Kit.swift", ""), ("Other.swift", "")] {
      project.file(file)
      try fixture.write(text, to: file)
    }
    project.target("App", sources: ["App.swift"])
    project.target("Kit", "framework", sources: ["Kit.swift"])
    project.target("Other", "framework", sources: ["Other.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    #expect(try package(fixture, target: "App").modules.map(\.name) == ["Kit", "App"])
  }

  @Test func settingsBecomeLinesOfTheManifest() throws {
    let package = try package(application())
    let lines = package.modules.map { SwiftSettings.settings(of: $0.target).map(\.line) }
    let inherited = [".define(\"COCOAPODS\")", ".define(\"MORE\")"]
    let feature = ".enableUpcomingFeature(\"ExistentialAny\")"
    // `#if SWIFT_PACKAGE` is false in a target of an Xcode project.
    let xcode = [".define(\"VITRINE_XCODE_TARGET\")"]
    // A framework sees UIKit through its umbrella header.
    let header = ".define(\"VITRINE_UIKIT_HEADER\")"
    // `/regex/` is on by default, and part of Swift 6.
    let literals = ".enableUpcomingFeature(\"BareSlashRegexLiterals\")"
    #expect(lines[0] == xcode + [header] + inherited + [".swiftLanguageMode(.v5)", literals, feature])
    #expect(
      lines[1] == xcode + [".define(\"DEBUG\")", ".define(\"DEMO\")"] + inherited + [
        ".swiftLanguageMode(.v6)", feature, ".defaultIsolation(MainActor.self)",
      ])
  }

  /// `vitrine compat` compiles without SwiftPM, and counts with the settings and the generated sources of a build.
  @Test func aCompilerThatIsStartedAloneGetsTheSameSettings() throws {
    let flags = try package(application()).modules.map { $0.target.compilerFlags }
    let inherited = ["-D", "COCOAPODS", "-D", "MORE"]
    let feature = ["-enable-upcoming-feature", "ExistentialAny"]
    let literals = ["-enable-upcoming-feature", "BareSlashRegexLiterals"]
    #expect(
      flags[0] == ["-D", "VITRINE_XCODE_TARGET", "-D", "VITRINE_UIKIT_HEADER"] + inherited + ["-swift-version", "5"] + literals + feature)
    #expect(
      flags[1] == ["-D", "VITRINE_XCODE_TARGET", "-D", "DEBUG", "-D", "DEMO"] + inherited + ["-swift-version", "6"] + feature
        + ["-default-isolation", "MainActor"])
  }

  /// SwiftPM writes control characters into JSON as they are, and then cannot read it (ethan-oh/datflix-swift-uikit-app).
  @Test func linksHaveNoControlCharacters() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("\u{10}Login.swift")
    try fixture.write("", to: "\u{10}Login.swift")
    project.target("App", sources: ["\u{10}Login.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    let links = try #require(try package(fixture, target: "App").modules.first?.links)
    #expect(links.map(\.link) == ["_Login.swift"] && links.first?.file.hasSuffix("/\u{10}Login.swift") == true)
  }

  @Test func aTargetHasTheSourcesThatXcodeGenerates() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for file in ["App.swift", "Notes.xcdatamodeld", "Assets.xcassets"] { project.file(file) }
    try fixture.write("", to: "App.swift")
    try fixture.write("{}", to: "Assets.xcassets/deep.colorset/Contents.json")
    try fixture.write(
      "<model><entity name=\"Note\" representedClassName=\"Note\" codeGenerationType=\"class\"/></model>",
      to: "Notes.xcdatamodeld/Notes.xcdatamodel/contents")
    project.target("App", sources: ["App.swift", "Notes.xcdatamodeld"], resources: ["Assets.xcassets"])
    try fixture.write(project, to: "App.xcodeproj")
    let sources = try fixture.read().target(named: "App").generatedSources
    #expect(sources.map(\.name) == ["Notes+DataModel.swift", "GeneratedAssetSymbols.swift"])
    #expect(sources.first?.text.contains("public class Note: NSManagedObject") == true)
    #expect(sources.last?.text.contains("static let deep = ColorResource") == true)
  }

  @Test func aBridgingHeaderImportsUIKitForAllSources() throws {
    for (text, isImported) in [("#import <UIKit/UIKit.h>\n", true), ("@import UIKit;\n", true), ("#import \"Old.h\"\n", false)] {
      let fixture = try Fixture()
      var project = ProjectText()
      project.file("App.swift")
      project.target("App", sources: ["App.swift"], settings: ["SWIFT_OBJC_BRIDGING_HEADER": "App/Bridging.h"])
      try fixture.write(project, to: "App.xcodeproj")
      try fixture.write("", to: "App.swift")
      try fixture.write(text, to: "App/Bridging.h")
      let target = try #require(try package(fixture, target: "App").modules.first?.target)
      #expect(SwiftSettings.settings(of: target).contains(.define("VITRINE_UIKIT_HEADER")) == isImported)
    }
  }

  @Test func regularExpressionsBetweenSlashesCanBeTurnedOff() throws {
    for (value, isOn) in [("NO", false), ("YES", true)] {
      let fixture = try Fixture()
      var project = ProjectText()
      project.file("App.swift")
      project.target("App", sources: ["App.swift"], settings: ["SWIFT_ENABLE_BARE_SLASH_REGEX": value])
      try fixture.write(project, to: "App.xcodeproj")
      try fixture.write("", to: "App.swift")
      let target = try #require(try package(fixture, target: "App").modules.first?.target)
      #expect(SwiftSettings.settings(of: target).contains(.upcomingFeature("BareSlashRegexLiterals")) == isOn)
    }
  }

  @Test func methodsWithoutObjCAreExposedAsInSwift3() throws {
    for (version, inference, isExposed) in [
      ("3.0", "", true), ("3.0.1", "Default", true), ("4.0", "On", true), ("4.0", "Default", false), ("4.2", "", false),
      ("5.0", "On", false),
    ] {
      let fixture = try Fixture()
      var project = ProjectText()
      project.file("App.swift")
      project.target("App", sources: ["App.swift"], settings: ["SWIFT_VERSION": version, "SWIFT_SWIFT3_OBJC_INFERENCE": inference])
      try fixture.write(project, to: "App.xcodeproj")
      try fixture.write("", to: "App.swift")
      let target = try #require(try package(fixture, target: "App").modules.first?.target)
      #expect(SwiftSettings.settings(of: target).contains(.define("VITRINE_OBJC_INFERENCE")) == isExposed)
    }
  }

  /// The example of a library names the library's package by the folder in which its author keeps it (H0sungKim/RatingView,
  /// Humble7/DotShakeUIKit, Jyhwenchai/SiriWave).
  @Test func aPackageIsFoundInACheckoutOfAnotherName() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.target("App", sources: ["a.swift"])
    for (name, path) in [("Kit", "../../Kit"), ("Part", "../../Kit/Parts/Part"), ("Gone", "../../Gone")] {
      project.product(name, of: ["isa": "XCLocalSwiftPackageReference", "relativePath": path], for: "App")
    }
    try fixture.write(project, to: "author+Kit/Example/App.xcodeproj")
    try fixture.write("", to: "author+Kit/Example/a.swift")
    try fixture.write(library("Kit"), to: "author+Kit/Package.swift")
    try fixture.write(library("Part"), to: "author+Kit/Parts/Part/Package.swift")
    let workspace = try fixture.read("author+Kit/Example/App.xcodeproj")
    let package = try GeneratedPackage(workspace, target: workspace.applications[0])
    #expect(package.modules[0].products.map(\.name) == ["Kit", "Part"])
    #expect(package.modules[0].products.map(\.identity) == ["author+kit", "part"])
    // The checkout is not taken for a package of another name.
    #expect(package.warnings.contains { $0.contains("/Gone is missing") })
  }

  /// SwiftPM reads the manifest, and finds the modules and their sources through the links.
  @Test func swiftPMTakesThePackage() async throws {
    let fixture = try application()
    try fixture.write(library("Extra"), to: "Checkouts/Extra-main/Package.swift")
    try fixture.write("public let extra = 1\n", to: "Checkouts/Extra-main/Sources/Extra/Extra.swift")
    try fixture.write("import Extra\n", to: "App/Deep/View.swift")
    let output = fixture.folder.appendingPathComponent("out/package")
    try package(fixture, overrides: ["Extra": fixture.folder.appendingPathComponent("Checkouts/Extra-main")]).write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "--package-path", output.path, "describe", "--type", "json"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let description = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let targets = try #require(description["targets"] as? [[String: Any]])
    let sources = targets.reduce(into: [:]) { $0[$1["name"] as? String ?? ""] = Set($1["sources"] as? [String] ?? []) }
    #expect(sources["App"] == ["App/main.swift", "App/Deep/View.swift"])
    #expect(sources["AppTests"] == ["Tests/AppTests.swift"])
    let identities = (description["dependencies"] as? [[String: Any]])?.map { $0["identity"] as? String }
    #expect(identities == ["extra"])
  }

  @Test func writingAgainTouchesNothingAndRemovesWhatIsGone() throws {
    let fixture = try application()
    let output = fixture.folder.appendingPathComponent("out")
    let before = Set(try FileManager.default.subpathsOfDirectory(atPath: fixture.path))
    try package(fixture).write(to: output)
    func dates() throws -> [String: Date] {
      try FileManager.default.subpathsOfDirectory(atPath: output.path).reduce(into: [:]) {
        $0[$1] = try FileManager.default.attributesOfItem(atPath: "\(output.path)/\($1)")[.modificationDate] as? Date
      }
    }
    let first = try dates()
    #expect(first["Sources/App/App/main.swift"] != nil)
    try package(fixture).write(to: output)
    #expect(try dates() == first)
    try FileManager.default.removeItem(at: fixture.folder.appendingPathComponent("App/Deep/View.swift"))
    try fixture.write("stray", to: "out/Sources/Kit/stray.swift")
    try fixture.write("stray", to: "out/Sources/Old/old.swift")
    try package(fixture).write(to: output)
    let second = try dates()
    for gone in ["Sources/App/App/Deep", "Sources/Kit/stray.swift", "Sources/Old"] { #expect(second[gone] == nil) }
    let after = Set(try FileManager.default.subpathsOfDirectory(atPath: fixture.path)).filter { !$0.hasPrefix("out") }
    #expect(after == before.subtracting(["App/Deep/View.swift"]), "the person's folder stays as it is")
  }

  @Test func packagesOfTheProjectBecomeDependencies() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.file("Modules/Old")
    project.target("App", sources: ["a.swift"])
    let remote: [String: Any] = [
      "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://host/me/Nuke.git?tab=readme",
      "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "5.1"],
    ]
    project.product("NukeUI", of: remote, for: "App")
    project.product("Near", of: ["isa": "XCLocalSwiftPackageReference", "relativePath": "../Near"], for: "App")
    project.product("Old", of: nil, for: "App")
    project.product("plugin:Lint", of: remote, for: "App")
    project.product("Nowhere", of: nil, for: "App")
    try fixture.write(project, to: "Project/App.xcodeproj")
    try fixture.write("", to: "Project/a.swift")
    try fixture.write(library("Old"), to: "Project/Modules/Old/Package.swift")
    try fixture.write(library("Near"), to: "Near/Package.swift")
    try fixture.write("{}", to: "Project/App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    let workspace = try fixture.read("Project/App.xcodeproj")
    let package = try GeneratedPackage(workspace, target: workspace.applications[0])
    #expect(package.modules[0].products.map(\.name) == ["NukeUI", "Near", "Old"])
    #expect(package.modules[0].products.map(\.identity) == ["nuke", "near", "old"])
    #expect(package.manifest.contains(".package(url: \"https://host/me/Nuke.git\", from: \"5.1.0\"),"))
    #expect(package.manifest.contains(".package(path: \"\(fixture.path)/Near\"),"))
    #expect(package.warnings.count == 1)
    #expect(package.warnings.first?.contains("--override Nowhere=DIR") == true)
    try package.write(to: fixture.folder.appendingPathComponent("out"))
    #expect(try fixture.text("out/Package.resolved") == "{}")
    let checkout = try GeneratedPackage(
      workspace, target: workspace.applications[0],
      overrides: ["nuke": fixture.folder.appendingPathComponent("Near"), "Unused": URL(fileURLWithPath: "\(fixture.path)/Near")])
    #expect(checkout.manifest.contains(".package(path: \"Packages/nuke\"),"))
    #expect(!checkout.manifest.contains("https://"))
    #expect(checkout.warnings.contains { $0.contains("--override Unused=DIR") })
    #expect(throws: XcodeError.self) {
      try GeneratedPackage(workspace, target: workspace.applications[0], overrides: ["X": fixture.folder])
    }
  }

  @Test func everyRequirementHasItsWords() {
    func line(_ requirement: XcodePackage.Requirement) -> String {
      let fixture = try? Fixture()
      var project = ProjectText()
      project.file("a.swift")
      project.target("App", sources: ["a.swift"])
      guard let fixture, (try? fixture.write(project, to: "App.xcodeproj")) != nil, (try? fixture.write("", to: "a.swift")) != nil,
        var package = try? self.package(fixture)
      else { return "" }
      package.dependencies = ["x": .remote(url: "u\"", requirement)]
      return package.manifest.split(separator: "\n").first { $0.contains(".package(url") }.map(String.init) ?? ""
    }
    #expect(line(.upToNextMinor("1.2.3")).contains("\"u\\\"\", .upToNextMinor(from: \"1.2.3\")"))
    #expect(line(.exact("2.0.0-beta.1")).contains("exact: \"2.0.0-beta.1\""))
    #expect(line(.range("1", "3")).contains("\"1.0.0\"..<\"3.0.0\""))
    #expect(line(.branch("main")).contains("branch: \"main\""))
    #expect(line(.revision("abc")).contains("revision: \"abc\""))
  }

  @Test func podsThatAreThereBecomeModules() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.file("Pods_App.framework", tree: "BUILT_PRODUCTS_DIR")
    project.target("App", sources: ["a.swift"], links: ["Pods_App.framework"])
    var pods = ProjectText()
    for path in ["dummy.m", "Alert.swift", "Old.m", "Swifty.swift", "words.txt"] {
      pods.file(path)
      try fixture.write("", to: "Pods/\(path)")
    }
    pods.target("Pods-App", "framework", sources: ["dummy.m"], dependencies: ["Alert", "Old"], settings: ["PRODUCT_NAME": "Pods_App"])
    pods.target("Alert", "framework", sources: ["Alert.swift"], dependencies: ["Alert-Alert", "Swifty"])
    pods.target("Alert-Alert", "bundle", resources: ["words.txt"], settings: ["PRODUCT_NAME": "Alert"])
    pods.target("Swifty", "library.static", sources: ["Swifty.swift"])
    pods.target("Old", "framework", sources: ["Old.m"])
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write(pods, to: "Pods/Pods.xcodeproj")
    try fixture.write("", to: "a.swift")
    try fixture.write("pod 'Alert', '~> 1.0'\n  pod \"Missing/Core\"\n# pod 'None'\n", to: "Podfile")
    try fixture.workspace(["App.xcodeproj", "Pods/Pods.xcodeproj"])
    let package = try package(fixture)
    #expect(package.modules.map(\.name) == ["Swifty", "Alert", "App"])
    #expect(package.modules.last?.dependencies == ["Alert"])
    #expect(package.bundles["App"]?.map(\.name) == ["Alert-Alert"])
    #expect(package.missingDependencies == [MissingDependency(name: "Missing", file: "Podfile")])
    #expect(package.warnings.contains { $0.hasPrefix("Old is left out") })
    let result = try ApplicationBundle(package).layOut(in: fixture.folder.appendingPathComponent("out"))
    #expect(Paths.exists("\(result.bundle.path)/Alert.bundle/words.txt"))
    #expect(Paths.exists("\(result.bundle.path)/Alert.bundle/Info.plist"))
  }

  @Test func aCheckoutStandsForAMissingPod() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.target("App", sources: ["a.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("// import None\n@preconcurrency import struct RxSwift.Observable; import UIKit\n", to: "a.swift")
    try fixture.write("pod 'RxSwift'\npod 'SwiftLint'\npod 'Other'\n", to: "Podfile")
    try fixture.write("github \"me/Frame\" ~> 2.0\n", to: "Cartfile")
    #expect(try package(fixture).missingDependencies.map(\.name) == ["RxSwift", "Frame", "Other"])
    try fixture.write(library("RxSwift"), to: "Rx/Package.swift")
    try fixture.write(library("Frame"), to: "Carthage/Checkouts/Frame/Package.swift")
    let package = try package(fixture, overrides: ["RxSwift": fixture.folder.appendingPathComponent("Rx")])
    #expect(package.missingDependencies.map(\.name) == ["Other"])
    #expect(package.modules[0].products == [GeneratedPackage.Product(name: "RxSwift", identity: "rxswift")])
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for path in ["a.swift", "B/a.swift", "c.m", "d.m"] {
      project.file(path)
      try fixture.write("", to: path)
    }
    project.file("Vendor.xcframework")
    project.target(
      "App", sources: ["a.swift", "B/a.swift", "c.m", "d.m"], links: ["Vendor.xcframework"],
      settings: ["SWIFT_OBJC_BRIDGING_HEADER": "App/App-Bridging.h"])
    project.objects["script"] = ["isa": "PBXShellScriptBuildPhase", "name": "SwiftGen"]
    project.append("script", to: "buildPhases", of: "App")
    project.target("ObjC", sources: ["c.m"])
    try fixture.write(project, to: "App.xcodeproj")
    let warnings = try package(fixture).warnings
    for part in ["two files of one name", "2 files are left out: c.m, d.m.", "App-Bridging.h", "Vendor.xcframework", "SwiftGen"] {
      #expect(warnings.contains { $0.contains(part) }, "\(part)")
    }
    let error = #expect(throws: XcodeError.self) { try package(fixture, target: "ObjC") }
    #expect(error?.description.contains("no Swift source that can be read, and 1 files in other languages") == true)
  }

  /// Checkouts for dependencies of checkouts: SwiftPM takes the package of a name from the root's dependencies.
  @Test func checkoutsReplaceDependenciesOfDependencies() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.target("App", sources: ["a.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("import Outer", to: "a.swift")
    func manifest(_ name: String, dependency: String? = nil) throws {
      let list = dependency.map { ".package(url: \"https://example.org/me/\($0).git\", from: \"1.0.0\")" } ?? ""
      try fixture.write(
        "let package = Package(name: \"\(name)\", products: [.library(name: \"\(name)\", targets: [\"\(name)\"])], dependencies: [\(list)])",
        to: "Checkouts/\(name)/Package.swift")
    }
    try manifest("Outer", dependency: "Middle")
    try manifest("Middle", dependency: "Inner")
    for name in ["Inner", "Other"] { try manifest(name) }
    let names = ["Outer", "Middle", "Inner", "Other"]
    let package = try package(
      fixture, overrides: Dictionary(uniqueKeysWithValues: names.map { ($0, fixture.folder.appendingPathComponent("Checkouts/\($0)")) }))
    #expect(Set(package.checkouts.keys) == ["Outer", "Middle", "Inner"])
    #expect(package.warnings.contains { $0.contains("--override Other=DIR") })
  }

  /// The local package Kit depends by path on Core, which is not a package of the project and depends on Leaf and on a package that is not
  /// fetched.
  @Test func checkoutsReplaceDependenciesOfLocalPackages() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.file("Kit")
    project.target("App", sources: ["a.swift"])
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("import Kit", to: "a.swift")
    func manifest(_ folder: String, dependencies: String) throws {
      try fixture.write("let package = Package(name: \"\(folder)\", dependencies: [\(dependencies)])", to: "\(folder)/Package.swift")
    }
    try manifest("Kit", dependencies: ".package(name: \"Core\", path: \"../Shared/Core\")")
    try manifest("Shared/Core", dependencies: ".package(url: \"https://host/me/Leaf.git?tab=readme\", from: \"1.0.0\")")
    for name in ["Leaf", "Deep", "Other"] { try manifest("Checkouts/\(name)", dependencies: "") }
    func overrides(_ names: String...) -> [String: URL] {
      Dictionary(uniqueKeysWithValues: names.map { ($0, fixture.folder.appendingPathComponent("Checkouts/\($0)")) })
    }
    let package = try package(fixture, overrides: overrides("Leaf", "Other"))
    #expect(package.checkouts.keys.sorted() == ["Leaf"])
    #expect(package.manifest.contains(#".package(path: "Packages/Leaf")"#))
    #expect(try self.package(fixture, overrides: overrides("Deep")).checkouts.keys.sorted() == ["Deep"], "the manifest of Leaf is unknown")
  }

  @Test func addressesAreReadWithoutQueries() {
    for end in ["", "/", ".git", "?tab=readme-ov-file", "#usage", ".git/?a=b/c#d", "\n"] {
      #expect(XcodePackage.name(ofAddress: "https://host/me/Nuke" + end) == "Nuke")
    }
    #expect(XcodePackage.plainAddress("https://host/me/Nuke.git/?a=b/c") == "https://host/me/Nuke.git")
    #expect(XcodePackage.plainAddress("git@host:me/Nuke.git#main") == "git@host:me/Nuke.git")
    #expect(XcodePackage.plainAddress("../C#/Kit") == "../C#/Kit", "a path has neither")
  }
}
