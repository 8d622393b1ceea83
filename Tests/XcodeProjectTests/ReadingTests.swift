import Foundation
import Testing

@testable import XcodeProject

@Suite struct ReadingTests {
  @Test(arguments: ["old style", "xml", "json"]) func aProjectIsReadInEveryForm(form: String) throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("main.swift")
    project.target("My App", sources: ["main.swift"])
    let data =
      switch form {
      case "xml": try PropertyListSerialization.data(fromPropertyList: project.root, format: .xml, options: 0)
      case "json": try JSONSerialization.data(withJSONObject: project.root)
      default: Data(project.text.utf8)
      }
    try fixture.write(data, to: "App.xcodeproj/project.pbxproj")
    try fixture.write("", to: "main.swift")
    let target = try #require(try fixture.read().applications.first)
    #expect(target.name == "My App")
    #expect(target.moduleName == "My_App")
    #expect(target.productFileName == "My App.app")
    #expect(target.sources == ["\(fixture.path)/main.swift"])
  }

  @Test func filesLieWhereTheirTreesSay() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.group("outer", path: "Outer")
    project.group("named", path: nil, in: "outer")
    project.file("a.swift", in: "named")
    project.file("Other/b.swift", tree: "SOURCE_ROOT", in: "named")
    project.file("\(fixture.path)/c.swift", tree: "<absolute>", in: "named")
    project.file("d.swift", in: nil)
    project.file("UIKit.framework", tree: "SDKROOT")
    project.target("App", sources: ["a.swift", "Other/b.swift", "\(fixture.path)/c.swift", "d.swift"], links: ["UIKit.framework"])
    try fixture.write(project, to: "App.xcodeproj")
    let places = ["Outer/a.swift", "Other/b.swift", "c.swift", "d.swift"]
    for place in places { try fixture.write("", to: place) }
    let target = try fixture.read().target(named: "App")
    #expect(target.sources == places.map { "\(fixture.path)/\($0)" })
    #expect(target.frameworks == ["UIKit"])
    #expect(target.warnings.isEmpty)
  }

  @Test func resourcesKnowTheirKindAndLanguage() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.group("Main.storyboard", path: nil, isa: "PBXVariantGroup")
    for (name, path) in [("Base", "Base.lproj/Main.storyboard"), ("de", "de.lproj/Main.strings")] {
      project.file(path, in: "Main.storyboard")
      project.objects[path]?["name"] = name
    }
    for path in ["Assets.xcassets", "Data", "Font.ttf", "Texts.xcstrings", "gone.png"] { project.file(path) }
    project.target("App", resources: ["Main.storyboard", "Assets.xcassets", "Data", "Font.ttf", "Texts.xcstrings", "gone.png"])
    try fixture.write(project, to: "App.xcodeproj")
    for path in [
      "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Assets.xcassets/Contents.json", "Data/x", "Font.ttf", "Texts.xcstrings",
    ] {
      try fixture.write("", to: path)
    }
    let target = try fixture.read().target(named: "App")
    #expect(target.resources.map(\.kind) == [.storyboard, .strings, .assetCatalog, .folder, .font, .stringCatalog])
    #expect(target.resources.map(\.localization) == ["Base", "de", nil, nil, nil, nil])
    #expect(target.warnings.count == 1)
    #expect(target.warnings.first?.contains("gone.png is missing") == true)
  }

  @Test func whatIsMeantForOtherPlatformsIsLeftOut() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    for name in ["mac.swift", "phone.swift", "both.m"] {
      project.file(name)
      try fixture.write("", to: name)
    }
    project.target("App", sources: ["mac.swift", "phone.swift", "both.m"])
    project.objects["App-sources-mac.swift"]?["platformFilter"] = "macos"
    project.objects["App-sources-phone.swift"]?["platformFilters"] = ["ios", "tvos"]
    project.target("Mac", settings: ["SDKROOT": "macosx"])
    project.target("Both", settings: ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphonesimulator iphoneos"])
    try fixture.write(project, to: "App.xcodeproj")
    let workspace = try fixture.read()
    let target = try workspace.target(named: "App")
    #expect(target.sources.map(Paths.name) == ["phone.swift"])
    #expect(target.otherSources.map(Paths.name) == ["both.m"])
    #expect(workspace.applications.map(\.name) == ["App", "Both"])
    let choice = #expect(throws: XcodeError.self) { try workspace.onlyApplication() }
    #expect(choice?.description.hasSuffix("choose one with --target: App, Both.") == true)
    #expect(try workspace.target(named: "both").name == "Both")
  }

  @Test func aSynchronizedFolderGivesItsFilesButTheExceptions() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("App", settings: ["INFOPLIST_FILE": "App/Info.plist"])
    project.target("Widget", "app-extension")
    project.objects["folder"] = [
      "isa": "PBXFileSystemSynchronizedRootGroup", "path": "App", "sourceTree": "<group>", "exceptions": ["own", "widget", "filters"],
      "explicitFolders": ["Pages"],
    ]
    let exceptions = "PBXFileSystemSynchronizedBuildFileExceptionSet"
    project.objects["own"] = [
      "isa": exceptions, "target": "App", "membershipExceptions": ["Old/out.swift", "Drafts", "/Localized: Gone.strings"],
    ]
    project.objects["widget"] = ["isa": exceptions, "target": "Widget", "membershipExceptions": ["Shared/both.swift"]]
    project.objects["filters"] = ["isa": exceptions, "target": "App", "platformFiltersByRelativePath": ["mac.swift": ["macos"]]]
    project.append("folder", to: "children", of: "main")
    project.append("folder", to: "fileSystemSynchronizedGroups", of: "App")
    try fixture.write(project, to: "App.xcodeproj")
    for path in [
      "Info.plist", "a.swift", "mac.swift", "Old/in.swift", "Old/out.swift", "Drafts/d.swift", "Shared/both.swift", "x.h", "y.m",
      ".hidden.swift",
      "Assets.xcassets/a.imageset/Contents.json", "de.lproj/Localizable.strings", "de.lproj/Gone.strings", "Pages/a/page.html",
      "App.entitlements",
    ] { try fixture.write("", to: "App/\(path)") }
    let workspace = try fixture.read()
    let target = try workspace.target(named: "App")
    let folder = "\(fixture.path)/App/"
    #expect(Set(target.sources) == Set(["a.swift", "Old/in.swift", "Shared/both.swift"].map { folder + $0 }))
    #expect(Set(target.resources.map(\.path)) == Set(["Assets.xcassets", "de.lproj/Localizable.strings", "Pages"].map { folder + $0 }))
    #expect(target.headers.map(Paths.name) == ["x.h"])
    #expect(target.otherSources.map(Paths.name) == ["y.m"])
    #expect(try workspace.target(named: "Widget").sources == [folder + "Shared/both.swift"])
  }

  @Test func aWorkspaceLeadsToProjectsPackagesAndSchemes() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("App")
    project.objects["sub"] = ["isa": "PBXFileReference", "path": "Sub/Sub.xcodeproj", "sourceTree": "<group>"]
    project.append("sub", to: "children", of: "main")
    project.objects["project"]?["projectReferences"] = [["ProjectRef": "sub"]]
    var other = ProjectText()
    other.target("Sub", "framework")
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write(other, to: "Sub/Sub.xcodeproj")
    try fixture.write("", to: "Local/Package.swift")
    try fixture.workspace(["App.xcodeproj", "Local", "Gone.xcodeproj"])
    let scheme = """
      <Scheme><BuildAction><BuildableReference BlueprintIdentifier="Other" BlueprintName="Other"/></BuildAction>
      <LaunchAction><BuildableReference BlueprintIdentifier="App" BlueprintName="App"/>
      <EnvironmentVariables><EnvironmentVariable key="SERVER" value="staging" isEnabled="YES"/>
      <EnvironmentVariable key="OFF" value="1" isEnabled="NO"/></EnvironmentVariables>
      <CommandLineArguments><CommandLineArgument argument="-reset YES" isEnabled="YES"/></CommandLineArguments></LaunchAction>
      <TestAction buildConfiguration="Checks"><BuildableReference BlueprintIdentifier="AppTests" BlueprintName="AppTests"/></TestAction></Scheme>
      """
    try fixture.write(scheme, to: "App.xcodeproj/xcshareddata/xcschemes/App Staging.xcscheme")
    let workspace = try XcodeWorkspace(contentsOf: fixture.folder)
    #expect(workspace.url.lastPathComponent == "App.xcworkspace")
    #expect(workspace.projects.map(\.name) == ["App", "Sub"])
    #expect(workspace.packageFolders == ["\(fixture.path)/Local"])
    #expect(try workspace.target(named: "App Staging").name == "App")
    #expect(workspace.testConfigurations == [try workspace.target(named: "App").id: "Checks"])
    let launch = workspace.launch(of: try workspace.target(named: "App").id, scheme: nil)
    #expect(launch.environment == ["SERVER": "staging"] && launch.arguments == ["-reset", "YES"] && launch.appliesToTests)
    #expect(workspace.warnings.count == 1)
    #expect(workspace.warnings.first?.contains("Gone.xcodeproj") == true)
  }

  @Test func aPathOfAnotherMachineMeansTheProjectBesideTheWorkspace() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("App")
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.workspace(["/Users/author/App.xcodeproj", "/Users/author/Gone.xcodeproj"], at: "Work.xcworkspace")
    let workspace = try fixture.read("Work.xcworkspace")
    #expect(workspace.projects.map(\.name) == ["App"])
    #expect(workspace.warnings.count == 1)
  }
}
