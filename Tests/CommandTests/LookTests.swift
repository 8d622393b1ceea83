import CHostLocale
import Display
import Foundation
import Hosting
import Testing
import UIKit

@testable import vitrine

/// The options for devices and settings, of the commands that show previews.
@Suite struct LookTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func size(_ name: String) throws -> [Int] {
    let header = [UInt8](try folder.data(name).prefix(24))
    return [16, 20].map { start in header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func run(_ arguments: String...) throws -> Tool.Result {
    let result = try Tool.run(arguments: arguments, in: folder)
    #expect(result.status == 0, "\(result.errors)")
    return result
  }

  /// Seven of 70 projects read the variables of Xcode's simulators, such as devicekit/DeviceKit and auth0/Lock.swift.
  @Test func programsGetTheVariablesOfASimulator() throws {
    #expect(DeviceName.environment(nil) == ["SIMULATOR_DEVICE_NAME": "iPhone 14", "SIMULATOR_MODEL_IDENTIFIER": "iPhone14,7"])
    let chosen = DeviceName.environment(try DeviceName("iPhone 15 Pro"))
    #expect(chosen["SIMULATOR_MODEL_IDENTIFIER"] == "iPhone16,1" && chosen["VITRINE_DEVICE"] == "iPhone 15 Pro")
    for model in DeviceModel.all {
      #expect(SimulatorEnvironment.variables(for: model)["SIMULATOR_MODEL_IDENTIFIER"] != nil, "\(model.name)")
    }
  }

  @Test func aDeviceGivesSizeScaleAndSafeArea() throws {
    _ = try run("render", "Navigation", "--device", "iphone se 3", "-o", "a.png")
    #expect(try size("a.png") == [750, 1334])
    _ = try run("render", "Navigation", "--device", "iPhone 15", "--orientation", "landscape", "-o", "a.png")
    #expect(try size("a.png") == [2556, 1179])
    _ = try run("render", "Navigation", "--orientation", "landscape", "--scale", "1", "-o", "a.png")
    #expect(try size("a.png") == [844, 390])
    let bar = try run("tree", "Navigation", "--device", "iPhone 15").output.split(separator: "\n").first { $0.contains("UINavigationBar ") }
    #expect(bar?.contains("0 59") == true || bar?.contains("0, 59") == true, "\(bar ?? "")")
  }

  @Test func misspeltDevicesAreCorrected() throws {
    let result = try Tool.run("render", "Feed", "--device", "iPhone 15 Prow", "-o", "a.png", in: folder)
    #expect(result.status != 0 && result.errors.contains("iPhone 15 Pro") && result.errors.contains("vitrine list --devices"))
  }

  @Test func devicesAndPreviewsAreListed() throws {
    let table = try run("list", "--devices").output
    #expect(table.contains { $0.isNewline } && table.contains("iPhone 16 Pro Max") && table.contains("0 59 21 59"))
    let json = try JSONSerialization.jsonObject(with: Data(run("list", "--json").output.utf8)) as? [[String: Any]]
    #expect(json?.contains { $0["name"] as? String == "Feed" && $0["summary"] is String } == true)
  }

  @Test @MainActor func hostsAreToldWherePreviewsStand() {
    let source = PreviewEntry.Source(file: "/a/Login.swift", line: 12, module: "App")
    let preview = HostedPreview(PreviewEntry(name: "Login", summary: "", source: source) { UIViewController() })
    #expect(preview == HostedPreview(name: "Login", summary: "", file: "/a/Login.swift", line: 12, module: "App"))
  }

  @Test func everySettingChangesThePicture() throws {
    var pictures: Set<Data> = []
    let options = [
      [], ["--dark"], ["--rtl"], ["--text-size", "xxxLarge"], ["--contrast"], ["--bold-text"], ["--device", "iPhone 15"], ["--look", "26"],
    ]
    for option in options {
      let result = try Tool.run(arguments: ["render", "Settings", "--scale", "1", "-o", "a.png"] + option, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      pictures.insert(try folder.data("a.png"))
    }
    #expect(pictures.count == options.count)
  }

  /// The look reaches the host by the options, and a program by its environment.
  @Test func theLookIsThatOfAVersionOfIOS() throws {
    func bar(_ arguments: [String], _ environment: [String: String?] = [:]) throws -> String? {
      let result = try Tool.run(arguments: ["tree", "Navigation"] + arguments, environment: environment, in: folder)
      #expect(result.status == 0, "\(result.errors)")
      return result.output.split(separator: "\n").first { $0.contains("UINavigationBar ") }.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let usual = try bar([]), old = try bar(["--look", "17"]), new = try bar(["--look", "26"])
    #expect(usual != nil && usual == old)
    #expect(new != nil && new != usual)
    let environment: [String: String?] = ["VITRINE_LOOK": "26"]
    #expect(try bar([], environment) == new)
    #expect(try bar(["--look", "17"], environment) == usual, "options come first")
    #expect(try bar([], ["VITRINE_LOOK": "18"]) == usual)
    for wrong in ["18", "ios26", ""] {
      let result = try Tool.run("tree", "Navigation", "--look", wrong, in: folder)
      #expect(result.status == 64 && result.errors.contains("17 or 26"))
    }
    _ = try run("render", "Settings", "--matrix", "look", "-o", "sheet.png")
    #expect(try size("sheet.png")[0] == 2 * (20 + 2 * 220))
  }

  /// Foundation on Linux has no setting for the locale: this fails if the functions that replace its own are not called.
  @Test func theLocaleReachesDatesAndTheDirection() throws {
    let picker = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"><objects>
      <view contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="216"/><subviews>
      <datePicker contentMode="scaleToFill" datePickerMode="date" style="wheels" id="p"><rect key="frame" x="0" y="0" width="320" height="216"/>
      <date key="date" timeIntervalSinceReferenceDate="-978307200"/></datePicker></subviews></view></objects></document>
      """
    try Data(picker.utf8).write(to: folder.url.appendingPathComponent("Date.xib"))
    for (locale, month) in [("en_US", "\"January\""), ("de_DE", "\"Januar\""), ("ja-JP", "\"1月\""), ("ar", "\"يناير\"")] {
      #expect(try run("tree", "Date.xib", "--locale", locale).output.contains(month), "\(locale)")
    }
    _ = try run("render", "Settings", "--scale", "1", "--locale", "ar", "-o", "arabic.png")
    _ = try run("render", "Settings", "--scale", "1", "--locale", "ar", "--rtl", "-o", "both.png")
    _ = try run("render", "Settings", "--scale", "1", "--locale", "en_US", "-o", "english.png")
    #expect(try folder.data("arabic.png") == folder.data("both.png") && folder.data("arabic.png") != folder.data("english.png"))
    let wrong = try Tool.run("render", "Settings", "--locale", "klingon", "-o", "a.png", in: folder)
    #expect(wrong.status != 0 && wrong.errors.contains("de_DE"))
  }

  @Test func localizedStringsFollowTheLanguage() throws {
    for language in ["en", "de", "zh-Hans"] {
      let path = "App.resources/\(language).lproj"
      try FileManager.default.createDirectory(at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
      try Data("\"hello\" = \"\(language)\";".utf8).write(to: folder.url.appendingPathComponent("\(path)/Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path("App.resources")))
    func text(_ key: String) -> String { NSLocalizedString(key, bundle: bundle, value: "none", comment: "") }
    let usual = text("hello")
    defer { vitrine_set_language(nil) }
    for (language, found) in [("de-DE", "de"), ("DE", "de"), ("zh-Hans-CN", "zh-Hans"), ("fr-FR", usual)] {
      vitrine_set_language(language)
      #expect(text("hello") == found && bundle.localizedString(forKey: "hello", value: nil, table: nil) == found, "\(language)")
      #expect(text("goodbye") == "none")
    }
    vitrine_set_language(nil)
    #expect(text("hello") == usual)
  }

  @Test func aMatrixIsOneSheet() throws {
    _ = try run("render", "Settings", "--matrix", "dark,text-size=large:accessibility3:xSmall", "-o", "sheet.png")
    // Two rows of three cells of 200 x 433 points at scale 2, with margins of 20 and captions of 30 points.
    #expect(try size("sheet.png") == [2 * (20 + 3 * 220), 2 * (20 + 2 * 483)])
    _ = try run("render", "Settings", "--matrix", "device=iPhone SE:iPad Pro 11", "-o", "sheet.png")
    #expect(try size("sheet.png")[0] == 2 * (20 + 2 * 220))
  }

  @Test func aMatrixIsBounded() throws {
    let all = try MatrixOption("dark,text-size"), base = try LookOptions.parse([])
    #expect(all.looks(base).count == 24 && all.columns == 12)
    #expect(all.looks(base).last.map { $0.label == "dark, accessibility5" && $0.look.dark } == true)
    for typed in ["dark,rtl,text-size,device", "", "dark=on", "locale", "colour", "device=Toaster", "text-size=", "orientation=flat"] {
      #expect(throws: (any Error).self, "\(typed)") { try MatrixOption(typed) }
    }
    let many = try Tool.run("render", "Feed", "--matrix", "dark,rtl,text-size,device", "-o", "a.png", in: folder)
    #expect(many.errors.contains("192 pictures") && many.errors.contains("2 x 2 x 12 x 4"))
    #expect(try Tool.run("render", "Feed", "--matrix", "dark", "-o", "a.pdf", in: folder).status == 64)
  }

  @Test func filesTakeTheSameOptions() throws {
    try Data(InterfaceFileTests.storyboard().utf8).write(to: folder.url.appendingPathComponent("Main.storyboard"))
    _ = try run("render", "Main.storyboard", "--scene", "One", "--device", "iPhone 13 mini", "--contrast", "--scale", "1", "-o", "a.png")
    #expect(try size("a.png") == [375, 812])
    _ = try run("render", "Main.storyboard", "--scene", "One", "--matrix", "orientation,dark", "-o", "sheet.png")
    #expect(try run("tree", "Main.storyboard", "--scene", "One", "--device", "iPhone 8 Plus").output.contains("414"))
  }

  @Test func aPreviewIsMeasured() throws {
    let table = try run("bench", "scenes", "--preview", "Settings", "--frames", "3", "--threads", "1").output
    #expect(table.contains("Settings: all") && table.contains("Settings: clock"))
  }
}
