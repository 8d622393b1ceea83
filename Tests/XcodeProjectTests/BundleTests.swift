import Foundation
import Testing

@testable import XcodeProject

@Suite struct BundleTests {
  private func layOut(_ fixture: Fixture, _ project: ProjectText, module: String? = nil, language: String? = nil) throws
    -> ApplicationBundle.Result
  {
    try fixture.write(project, to: "App.xcodeproj")
    try fixture.write("", to: "a.swift")
    let workspace = try fixture.read()
    let package = try GeneratedPackage(workspace, target: workspace.target(named: "App"))
    let program = fixture.folder.appendingPathComponent("program")
    if !Paths.exists(program.path) { try fixture.write("program", to: "program") }
    return try ApplicationBundle(package, module: module).layOut(
      in: fixture.folder.appendingPathComponent("out"), executable: program, language: language)
  }

  private func project(_ resources: [String], settings: [String: Any] = [:]) -> ProjectText {
    var project = ProjectText()
    project.file("a.swift")
    for path in resources { project.file(path) }
    project.target("App", sources: ["a.swift"], resources: resources, settings: settings)
    return project
  }

  @Test func resourcesLieFlatButLanguagesAndFolders() throws {
    let fixture = try Fixture()
    let resources = [
      "Deep/In/picture@2x.png", "Assets.xcassets", "Other/Assets.xcassets", "Pages", "Sub/Base.lproj/Main.storyboard", "en.lproj/Login.xib",
      "de.lproj/Login.xib", "Fonts/A.ttf",
    ]
    try fixture.write("2x", to: "Deep/In/picture@2x.png")
    for path in [
      "Assets.xcassets/a.imageset/Contents.json", "Other/Assets.xcassets/b.colorset/Contents.json", "Pages/a/page.html", "Pages/.hidden",
    ] {
      try fixture.write("{}", to: path)
    }
    for path in resources[4...] { try fixture.write(path, to: path) }
    let result = try layOut(fixture, project(resources))
    #expect(result.bundle.lastPathComponent == "App.app")
    let files = try FileManager.default.subpathsOfDirectory(atPath: result.bundle.path).filter {
      !Paths.isFolder("\(result.bundle.path)/\($0)")
    }
    #expect(
      Set(files) == [
        "App", "Info.plist", "picture@2x.png", "Assets.xcassets/a.imageset/Contents.json", "Assets-2.xcassets/b.colorset/Contents.json",
        "Pages/a/page.html", "Base.lproj/Main.storyboard", "en.lproj/Login.xib", "de.lproj/Login.xib", "Base.lproj/Login.xib", "A.ttf",
        "Base.lproj/Main.storyboardc", "en.lproj/Login.nib", "de.lproj/Login.nib", "Base.lproj/Login.nib",
      ])
    #expect(try fixture.text("out/App.app/Base.lproj/Login.xib") == "en.lproj/Login.xib")
    #expect(result.localizations == ["Base", "de", "en"])
    #expect(try fixture.text("out/App.app/App") == "program")
  }

  /// Volumes of macOS do not distinguish capital letters (droptheplot/flashcards-ios: `INFOPLIST_FILE = flashcards/Info.plist`).
  @Test func filesAreFoundDespiteCapitalLetters() throws {
    let fixture = try Fixture()
    let plist = try PropertyListSerialization.data(
      fromPropertyList: ["UIMainStoryboardFile": "Main"], format: .xml, options: 0)
    try fixture.write(plist, to: "Cards/Info.plist")
    try fixture.write("board", to: "Cards/Main.storyboard")
    let result = try layOut(fixture, project(["cards/main.Storyboard"], settings: ["INFOPLIST_FILE": "cards/info.plist"]))
    #expect(try fixture.table("out/App.app/Info.plist")["UIMainStoryboardFile"] as? String == "Main")
    #expect(fixture.exists("out/App.app/Main.storyboard") && result.localizations.isEmpty)
    #expect(Paths.found(fixture.path + "/CARDS/nothing") == fixture.path + "/CARDS/nothing")
  }

  /// The bundle of a package is `Package_Target.bundle` on Apple's systems, beside the resources of the application.
  @Test func bundlesOfPackagesHaveTheirNamesOfXcode() throws {
    let fixture = try Fixture()
    try fixture.write("1", to: "Kit_Views.resources/Assets/a.txt")
    try fixture.write("2", to: "Other_Own.resources/b.txt")
    try fixture.write("own", to: "Own/Other_Own.bundle/c.txt")
    _ = try layOut(fixture, project(["Own/Other_Own.bundle"]))
    #expect(try fixture.text("out/App.app/Kit_Views.bundle/Assets/a.txt") == "1")
    let bundle = try #require(Bundle(url: fixture.folder.appendingPathComponent("out/App.app/Kit_Views.bundle")))
    #expect(bundle.url(forResource: "a", withExtension: "txt", subdirectory: "Assets") != nil)
    // A resource of the application with that name is kept.
    #expect(fixture.exists("out/App.app/Other_Own.bundle/c.txt") && !fixture.exists("out/App.app/Other_Own.bundle/b.txt"))

    try FileManager.default.removeItem(at: fixture.folder.appendingPathComponent("Kit_Views.resources"))
    _ = try layOut(fixture, project([]))
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: "\(fixture.path)/out/App.app/Kit_Views.bundle")) == nil)
    #expect(fixture.exists("out/App.app/Other_Own.bundle/b.txt") && !fixture.exists("out/App.app/Other_Own.bundle/c.txt"))
    // A link gives way to such a resource, which is not written into the package's bundle.
    _ = try layOut(fixture, project(["Own/Other_Own.bundle"]))
    #expect(fixture.exists("out/App.app/Other_Own.bundle/c.txt") && !fixture.exists("Other_Own.resources/c.txt"))
  }

  @Test func linksToBundlesFollowTheBundles() throws {
    let fixture = try Fixture()
    try fixture.write("1", to: "debug/Kit_Views.resources/a.txt")
    try fixture.write("", to: "debug/Plain.bundle")
    let folder = fixture.path + "/debug"
    try ResourceBundleLinks(in: folder).lay(in: folder)
    try ResourceBundleLinks(in: folder).lay(in: folder)
    #expect(fixture.exists("debug/Kit_Views.bundle/a.txt") && fixture.exists("debug/Plain.bundle"))
    try FileManager.default.removeItem(atPath: folder + "/Kit_Views.resources")
    try ResourceBundleLinks(in: folder).lay(in: folder)
    #expect(Paths.entries(folder) == ["Plain.bundle"])
  }

  @Test func sharedLibrariesStandBesideTheProgram() throws {
    let fixture = try Fixture()
    for name in ["libParts.so", "App.previews.so", "libParts.a"] { try fixture.write(name, to: name) }
    _ = try layOut(fixture, project([]))
    let files = try FileManager.default.contentsOfDirectory(atPath: fixture.folder.appendingPathComponent("out/App.app").path)
    #expect(Set(files) == ["App", "Info.plist", "libParts.so"])
    #expect(try fixture.text("out/App.app/libParts.so") == "libParts.so")
  }

  @Test func dataModelsAreFoldersWithTheirVersions() throws {
    let fixture = try Fixture()
    for version in ["Notes", "Notes 2"] {
      try fixture.write("<model \(version)/>", to: "Notes.xcdatamodeld/\(version).xcdatamodel/contents")
    }
    let current = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Notes.xcdatamodel"], format: .xml, options: 0)
    try fixture.write(current, to: "Notes.xcdatamodeld/.xccurrentversion")
    var project = ProjectText()
    for path in ["a.swift", "Notes.xcdatamodeld"] { project.file(path) }
    project.target("App", sources: ["a.swift", "Notes.xcdatamodeld"])
    _ = try layOut(fixture, project)
    #expect(try fixture.text("out/App.app/Notes.momd/Notes 2.mom") == "<model Notes 2/>")
    #expect(try fixture.table("out/App.app/Notes.momd/VersionInfo.plist")["NSManagedObjectModel_CurrentVersionName"] as? String == "Notes")
  }

  /// Laid out twice, since the first time there is no bundle in the folder yet.
  @Test func aFolderThatContainsTheBundleIsCopiedWithoutIt() throws {
    let fixture = try Fixture()
    try fixture.write("text", to: "out/page.txt")
    for _ in 0..<2 { _ = try layOut(fixture, project(["out"])) }
    #expect(try fixture.text("out/App.app/out/page.txt") == "text")
    #expect(!fixture.exists("out/App.app/out/App.app"))
  }

  @Test func theInfoPlistIsExpandedAndGenerated() throws {
    let fixture = try Fixture()
    try fixture.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleExecutable</key><string>$(EXECUTABLE_NAME)</string>
      <key>UIMainStoryboardFile</key><string>Old</string><key>Scene</key><array><dict><key>Class</key>
      <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></array><key>Flag</key><true/><key>UIAppFonts</key><array><string>A.ttf</string></array>
      </dict></plist>
      """, to: "App/Info.plist")
    let settings: [String: Any] = [
      "INFOPLIST_FILE": "$(SRCROOT)/App/Info.plist", "PRODUCT_NAME": "My App", "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "2.1",
      "INFOPLIST_KEY_UIMainStoryboardFile": "Main", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "IPHONEOS_DEPLOYMENT_TARGET": "16.4",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad": "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_UIRequiresFullScreen": "NO", "TARGETED_DEVICE_FAMILY": "1,2",
    ]
    let result = try layOut(fixture, project([], settings: settings))
    let info = try fixture.table("out/My App.app/Info.plist")
    #expect(result.executable.lastPathComponent == "My App")
    #expect(info["CFBundleExecutable"] as? String == "My App")
    #expect(info["CFBundleIdentifier"] as? String == "test.App")
    #expect(info["CFBundlePackageType"] as? String == "APPL")
    #expect(info["CFBundleShortVersionString"] as? String == "2.1")
    #expect(info["UIMainStoryboardFile"] as? String == "Main")
    #expect((info["Scene"] as? [[String: Any]])?.first?["Class"] as? String == "My_App.SceneDelegate")
    #expect(info["Flag"] as? Bool == true)
    #expect(info["UIAppFonts"] as? [String] == ["A.ttf"])
    #expect(info["UIRequiresFullScreen"] as? Bool == false)
    #expect(
      info["UISupportedInterfaceOrientations~ipad"] as? [String] == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
    #expect((info["UIApplicationSceneManifest"] as? [String: Any])?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    #expect(info["UIDeviceFamily"] as? [Int] == [1, 2])
    #expect(info["MinimumOSVersion"] as? String == "16.4")
  }

  @Test func withoutGeneratingTheFileAloneCounts() throws {
    let fixture = try Fixture()
    try fixture.write("{ UIMainStoryboardFile = Old; }", to: "Info.plist")
    _ = try layOut(fixture, project([], settings: ["INFOPLIST_FILE": "Info.plist", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"]))
    #expect(try fixture.table("out/App.app/Info.plist")["UIMainStoryboardFile"] as? String == "Old")
  }

  @Test func aMissingInfoPlistIsSaid() throws {
    let fixture = try Fixture()
    let result = try layOut(fixture, project([], settings: ["INFOPLIST_FILE": "Gone.plist"]))
    #expect(result.warnings.count == 1)
    #expect(try fixture.table("out/App.app/Info.plist")["CFBundleName"] as? String == "App")
  }

  @Test func aStringCatalogBecomesTables() throws {
    let fixture = try Fixture()
    try fixture.write(
      #"""
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {}, "": {},
        "hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } }, "en": { "stringUnit": { "value": "Hi" } } } },
        "new": { "localizations": { "de": { "stringUnit": { "state": "new", "value": "" } } } },
        "device": { "localizations": { "de": { "variations": { "device": { "mac": { "stringUnit": { "value": "Mac" } }, "iphone": { "stringUnit": { "value": "Telefon" } } } } } } },
        "%lld files": { "localizations": { "de": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld Datei" } }, "other": { "stringUnit": { "value": "%lld Dateien" } } } } } } },
        "%@ has %lld": { "localizations": { "de": { "stringUnit": { "value": "%1$@ hat %#@count@" }, "substitutions": { "count": {
          "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": { "one": { "stringUnit": { "value": "%arg Ei" } },
          "other": { "stringUnit": { "value": "%arg Eier" } } } } } } } } }
      } }
      """#, to: "Localizable.xcstrings")
    let result = try layOut(fixture, project(["Localizable.xcstrings"]))
    #expect(result.localizations == ["de", "en"])
    let english = try fixture.table("out/App.app/en.lproj/Localizable.strings")
    #expect(english["plain"] as? String == "plain")
    #expect(english["hello"] as? String == "Hi")
    let german = try fixture.table("out/App.app/de.lproj/Localizable.strings")
    #expect(
      german as? [String: String] == [
        "hello": "Hallo", "device": "Telefon", "%lld files": "%lld Dateien", "%@ has %lld": "%1$@ hat %2$lld Eier",
      ])
    let plurals = try fixture.table("out/App.app/de.lproj/Localizable.plurals.plist")
    let files = try #require((plurals["%lld files"] as? [String: Any])?["value"] as? [String: String])
    #expect(files["one"] == "%lld Datei")
    #expect(files["NSStringFormatValueTypeKey"] == "lld")
  }

  @Test func pluralsAndTablesBecomeOneTable() throws {
    let fixture = try Fixture()
    let text = "/* old style, UTF-16 */ \"a\" = \"Ä\"; \"n\" = \"plain\";"
    try fixture.write(try #require(text.data(using: .utf16)), to: "de.lproj/Localizable.strings")
    let plurals: [String: Any] = [
      "n": [
        "NSStringLocalizedFormatKey": "%#@x@!",
        "x": ["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "one", "other": "many"],
      ],
      "loop": ["NSStringLocalizedFormatKey": "%#@x@", "x": ["other": "%#@x@%#@x@"]],
    ]
    try fixture.write(
      PropertyListSerialization.data(fromPropertyList: plurals, format: .xml, options: 0), to: "de.lproj/Localizable.stringsdict")
    try fixture.write("{ broken", to: "de.lproj/Other.stringsdict")
    let result = try layOut(
      fixture, project(["de.lproj/Localizable.strings", "de.lproj/Localizable.stringsdict", "de.lproj/Other.stringsdict"]))
    let table = try fixture.table("out/App.app/de.lproj/Localizable.strings")
    #expect(table["a"] as? String == "Ä")
    #expect(table["n"] as? String == "many!")
    #expect(!fixture.exists("out/App.app/de.lproj/Localizable.stringsdict"), "Foundation on Linux stops the program over one")
    #expect(result.warnings.count == 1)
  }

  /// Foundation on Linux finds the texts of a bundle, for any format and encoding of the file.
  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian]) func foundationReadsTheTables(encoding: String.Encoding) throws {
    let fixture = try Fixture()
    let text = "\"hello\" = \"Grüße 🎉\";\n"
    var data = try #require(text.data(using: encoding))
    if encoding == .utf16BigEndian { data = Data([0xFE, 0xFF]) + data }
    try fixture.write(data, to: "de.lproj/Localizable.strings")
    try fixture.write(
      PropertyListSerialization.data(fromPropertyList: ["hello": "Binär"], format: .binary, options: 0), to: "de.lproj/Binary.strings")
    try fixture.write("\"hello\" = \"Greetings\";", to: "en.lproj/Localizable.strings")
    let project = project(["de.lproj/Localizable.strings", "en.lproj/Localizable.strings", "de.lproj/Binary.strings"])
    let result = try layOut(fixture, project, language: "de-AT")
    let bundle = try #require(Bundle(url: result.bundle))
    #expect(bundle.localizedString(forKey: "hello", value: "-", table: nil) == "Grüße 🎉")
    #expect(bundle.localizedString(forKey: "hello", value: "-", table: "Binary") == "Binär")
    #expect(bundle.bundleIdentifier == "test.App")
  }

  @Test func onlyWhatChangedIsCopied() throws {
    let fixture = try Fixture()
    let project = project(["a.txt", "Data", "Localizable.strings"])
    for path in ["a.txt", "Data/x", "Data/y", "Localizable.strings"] { try fixture.write("one", to: path) }
    _ = try layOut(fixture, project)
    func inodes() throws -> [String: Int] {
      let top = "\(fixture.path)/out/App.app"
      return try FileManager.default.subpathsOfDirectory(atPath: top).reduce(into: [:]) {
        $0[$1] = try FileManager.default.attributesOfItem(atPath: "\(top)/\($1)")[.systemFileNumber] as? Int
      }
    }
    let first = try inodes()
    _ = try layOut(fixture, project)
    #expect(try inodes() == first)
    try fixture.write("two!", to: "Data/x")
    try FileManager.default.removeItem(atPath: "\(fixture.path)/Data/y")
    _ = try layOut(fixture, project)
    let second = try inodes()
    #expect(try fixture.text("out/App.app/Data/x") == "two!")
    #expect(second["Data/y"] == nil)
    #expect(second["a.txt"] == first["a.txt"])
    #expect(second["App"] == first["App"])
  }

  @Test func frameworksAndHostedTestsHaveWhatTheyBring() throws {
    let fixture = try Fixture()
    var project = project(["app.txt", "Localizable.strings"], settings: ["INFOPLIST_FILE": "Info.plist"])
    try fixture.write("{ Mine = yes; }", to: "Info.plist")
    try fixture.write("\"app\" = \"App\"; \"both\" = \"App\";", to: "Localizable.strings")
    try fixture.write("\"kit\" = \"Kit\"; \"both\" = \"Kit\";", to: "Kit/Localizable.strings")
    for path in ["Kit/Localizable.strings", "kit.txt", "fixture.json"] { project.file(path) }
    for path in ["app.txt", "kit.txt", "fixture.json"] { try fixture.write(path, to: path) }
    project.target("Kit", "framework", sources: ["a.swift"], resources: ["kit.txt", "Kit/Localizable.strings"])
    project.target("AppTests", "bundle.unit-test", sources: ["a.swift"], resources: ["fixture.json"], dependencies: ["App"])
    project.objects["needs"] = ["isa": "PBXTargetDependency", "target": "Kit"]
    project.append("needs", to: "dependencies", of: "App")
    _ = try layOut(fixture, project)
    #expect(fixture.exists("out/App.app/Frameworks/Kit.framework/kit.txt"))
    #expect(try fixture.table("out/App.app/Frameworks/Kit.framework/Info.plist")["CFBundlePackageType"] as? String == "FMWK")
    #expect(fixture.exists("out/App.app/kit.txt"), "Foundation takes the main bundle for the framework's")
    #expect(try fixture.table("out/App.app/Localizable.strings") as? [String: String] == ["app": "App", "kit": "Kit", "both": "App"])
    let tests = try layOut(fixture, project, module: "AppTests")
    #expect(tests.bundle.lastPathComponent == "AppTests.xctest")
    for path in ["fixture.json", "app.txt", "AppTests"] { #expect(fixture.exists("out/AppTests.xctest/\(path)"), "\(path)") }
    #expect(try fixture.table("out/AppTests.xctest/Info.plist")["Mine"] as? String == "yes")
  }
}
