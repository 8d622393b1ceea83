import Foundation
import Testing

@testable import XcodeProject

@Suite struct SettingsTests {
  private func settings(_ levels: [(String, String)]...) -> BuildSettings {
    var settings = BuildSettings()
    for level in levels { settings.add(level.map { (name: $0.0, value: $0.1) }, configuration: "Debug") }
    return settings
  }

  @Test func levelsInheritAndOverride() {
    let settings = settings(
      [("FLAGS", "a"), ("NAME", "low")], [("FLAGS", "$(inherited) b"), ("NAME", "high")], [("FLAGS", "$(FLAGS) ${inherited}")])
    #expect(settings["FLAGS"] == "a b a b")
    #expect(settings["NAME"] == "high")
    #expect(settings["NONE"] == "")
  }

  @Test func conditionsThatHoldStandAboveThePlainSetting() {
    let settings = settings([
      ("A[sdk=iphonesimulator*]", "$(inherited) simulator"), ("A", "plain"), ("A[sdk=iphoneos*]", "device"),
      ("B[config=Release]", "release"),
      ("C[sdk=iphone*][arch=*]", "both"), ("C[sdk=iphone*][arch=armv7]", "old"), ("D[config=Debug]", "debug"),
    ])
    #expect(settings["A"] == "plain simulator")
    #expect(settings["B"] == "")
    #expect(settings["C"] == "both")
    #expect(settings["D"] == "debug")
  }

  @Test func referencesHaveModifiers() {
    let settings = settings([
      ("NAME", "1 My App-é!"), ("PATH", "/a/b/File.txt"), ("WHICH", "NAME"), ("NESTED", "$($(WHICH):lower)"), ("PRICE", "$ 5 $() $BARE."),
      ("BARE", "bare"),
    ])
    #expect(settings.expand("$(NAME:c99extidentifier)") == "__My_App_é_")
    #expect(settings.expand("$(NAME:rfc1034identifier)") == "1-My-App---")
    #expect(settings.expand("${PATH:file} $(PATH:base) $(PATH:dir) $(PATH:suffix)") == "File.txt File /a/b .txt")
    #expect(settings["NESTED"] == "1 my app-é!")
    #expect(settings.expand("$(NONE:default=x) $(PATH:file:upper)") == "x FILE.TXT")
    #expect(settings["PRICE"] == "$ 5  bare.")
    #expect(settings.expand("$(open") == "$(open")
  }

  @Test func circlesAndBombsComeToAnEnd() {
    var bomb = (1...60).map { ("L\($0)", "$(L\($0 - 1))$(L\($0 - 1))$(L\($0 - 1))") }
    bomb.append(("L0", "ha"))
    let settings = settings([("A", "$(B)x"), ("B", "$(A)y"), ("SELF", "$(SELF)z"), ("DEEP", String(repeating: "$(", count: 50_000))], bomb)
    #expect(settings["A"].count < 1000)
    #expect(settings["SELF"] == "z")
    #expect(settings["L60"].utf8.count < 64 << 20)
    #expect(settings["DEEP"].count == 100_000)
  }

  @Test func listsKeepQuotedWords() {
    #expect(BuildSettings.words(#"-D A "two words" 'x y' a\ b ""  "#) == ["-D", "A", "two words", "x y", "a b", ""])
  }

  @Test func configurationFilesIncludeOthers() throws {
    let fixture = try Fixture()
    try fixture.write(
      "#include \"Sub/base.xcconfig\"\n#include? \"none.xcconfig\"\nNAME = $(BASE)-app // note\nURL = https:/$()/x\n", to: "app.xcconfig")
    try fixture.write("#include \"../app.xcconfig\"\nBASE[sdk=iphonesimulator*] = sim;\n\n//X = 1\nnonsense\n", to: "Sub/base.xcconfig")
    var project = ProjectText(settings: ["NAME": "project", "BASE": "low"])
    project.file("app.xcconfig")
    project.target("App", settings: ["NAME": "$(inherited)!"])
    project.objects["App-debug"]?["baseConfigurationReference"] = "app.xcconfig"
    try fixture.write(project, to: "App.xcodeproj")
    let target = try fixture.read().target(named: "App")
    #expect(target.settings["NAME"] == "sim-app!")
    #expect(target.settings["URL"] == "https://x")
    #expect(target.warnings.count == 1, "the circle of includes is told")
  }

  @Test func whatXcodePresetsIsThere() throws {
    let fixture = try Fixture()
    var project = ProjectText()
    project.target("My-App", settings: ["PRODUCT_NAME": "$(TARGET_NAME) 2", "LIST": ["$(inherited)", "two words", "x"]])
    try fixture.write(project, to: "App.xcodeproj")
    let target = try fixture.read().target(named: "My-App")
    #expect(target.productName == "My-App 2")
    #expect(target.moduleName == "My_App_2")
    #expect(target.settings["SRCROOT"] == fixture.path)
    #expect(target.settings["CONFIGURATION"] == "Debug")
    #expect(target.settings.list("LIST") == ["two words", "x"])
  }

  @Test(arguments: [("3.0", "4"), ("4", "4"), ("4.0", "4"), ("4.2", "4.2"), ("5.0", "5"), ("6.0", "6"), ("", "5")])
  func theLanguageModeFollowsTheVersion(version: String, mode: String) {
    var settings = BuildSettings()
    settings.add([("SWIFT_VERSION", version)], configuration: "Debug")
    #expect(settings.swiftLanguageMode == mode)
  }
}
