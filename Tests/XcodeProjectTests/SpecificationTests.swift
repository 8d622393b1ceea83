import Foundation
import Testing

@testable import XcodeProject

/// Specifications of XcodeGen. What they mean is said in its document ProjectSpec.
struct SpecificationTests {
  private let fixture: Fixture

  init() throws { fixture = try Fixture() }

  private func read(_ text: String, configuration: String = "Debug") throws -> XcodeWorkspace {
    try fixture.write(text, to: "project.yml")
    return try XcodeWorkspace(contentsOf: fixture.folder, configuration: configuration)
  }

  @Test func aTargetHasItsFilesSettingsAndInfo() throws {
    for file in [
      "App.swift", "Views/List.swift", "Views/List.md", "Old/Old.swift", "Base.lproj/Main.storyboard", "Info.plist",
      "Assets.xcassets/Contents.json",
    ] {
      try fixture.write("", to: "App/\(file)")
    }
    let workspace = try read(
      """
      name: Shop
      options: { bundleIdPrefix: com.example, deploymentTarget: { iOS: "15.0" } }
      settings: { base: { SWIFT_VERSION: 5.9 }, configs: { Debug: { FLAGS: debug }, Release: { FLAGS: release } } }
      targets:
        Shop:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: [Old, "**/*.md"]
            - path: Generated
              optional: true
          info:
            path: App/Info.plist
            properties: { UIMainStoryboardFile: Main, UIRequiresFullScreen: true, Retries: 3, Version: "3" }
          settings: { PRODUCT_MODULE_NAME: ShopModule, ENABLED: true }
      """)
    let target = try workspace.onlyApplication()
    #expect(target.name == "Shop" && target.moduleName == "ShopModule" && target.isForIOS && target.warnings.isEmpty)
    #expect(target.sources.map { $0.dropFirst(fixture.path.count) } == ["/App/App.swift", "/App/Views/List.swift"])
    #expect(target.resources.map(\.name) == ["Assets.xcassets", "Main.storyboard"])
    #expect(target.settings["SWIFT_VERSION"] == "5.9" && target.settings["FLAGS"] == "debug" && target.settings["ENABLED"] == "YES")
    #expect(target.settings["PRODUCT_BUNDLE_IDENTIFIER"] == "com.example.Shop" && target.settings["IPHONEOS_DEPLOYMENT_TARGET"] == "15.0")
    #expect(target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG")
    let info = InfoPlist(target).values
    #expect(info["UIMainStoryboardFile"] as? String == "Main" && info["UIRequiresFullScreen"] as? Bool == true)
    #expect(info["Version"] as? String == "3", "a number in quotes is a text, as programs expect of CFBundleVersion")
    #expect(info["Retries"] as? Int == 3 && info["CFBundleIdentifier"] as? String == "com.example.Shop")
    #expect(try read(fixture.text("project.yml"), configuration: "Release").onlyApplication().settings["FLAGS"] == "release")
  }

  @Test func dependenciesAreTargetsPackagesAndSystemFrameworks() throws {
    for file in ["App/App.swift", "Kit/Kit.swift", "Tests/Tests.swift", "Mac/Mac.swift", "Local/Package.swift"] {
      try fixture.write("", to: file)
    }
    let workspace = try read(
      """
      name: Shop
      packages:
        Alamofire: { url: "https://github.com/Alamofire/Alamofire", from: 5.8.0 }
        Nuke: { github: kean/Nuke, minorVersion: 12.1.0 }
        Local: { path: Local }
      targets:
        Shop:
          type: application
          platform: iOS
          sources: App
          dependencies:
            - target: Kit
            - package: Alamofire
            - package: Nuke
              products: [Nuke, NukeUI]
            - package: Local
            - sdk: StoreKit.framework
            - framework: Vendor/Old.framework
            - target: Missing
            - target: Mac
              platforms: [macOS]
        Kit: { type: framework, platform: [iOS, macOS], sources: [Kit] }
        Mac: { type: framework, platform: macOS, sources: [Mac] }
        ShopTests:
          type: bundle.unit-test
          platform: iOS
          sources: [Tests]
          dependencies: [{ target: Shop }]
      """)
    let app = try workspace.onlyApplication(), kit = try workspace.target(named: "Kit_iOS")
    #expect(app.dependencies == [kit.id] && kit.productName == "Kit" && kit.moduleName == "Kit")
    #expect(app.packageProducts.map(\.name) == ["Alamofire", "Nuke", "NukeUI", "Local"])
    #expect(app.packageProducts[1].package?.source == .remote(url: "https://github.com/kean/Nuke", .upToNextMinor("12.1.0")))
    #expect(app.frameworks == ["StoreKit"] && app.binaries.map(Paths.name) == ["Old.framework"])
    #expect(app.warnings == ["Shop: it depends on a target Missing, which the specification does not have."])
    #expect(try workspace.target(named: "ShopTests").settings["TEST_HOST"] == "/build/Shop.app/Shop")
    #expect(try !workspace.target(named: "Mac").isForIOS && workspace.packageFolders == [fixture.path + "/Local"])
  }

  @Test func templatesIncludedFilesAndGroupsOfSettingsAreLaidOverEachOther() throws {
    for file in ["App/App.swift", "Shared/Feature/Feature.swift"] { try fixture.write("", to: file) }
    try fixture.write(
      """
      settingGroups: { strict: { STRICT: YES, LEVEL: 1 } }
      targetTemplates:
        Base: { platform: iOS, settings: { groups: [strict], base: { NAME: "${target_name}-${suffix}" } } }
        Program: { templates: [Base], type: application, settings: { base: { LEVEL: 2 } } }
      targets:
        Feature: { templates: [Base], type: framework, sources: [Feature] }
      """, to: "Shared/base.yml")
    let workspace = try read(
      """
      include: [Shared/base.yml]
      name: Shop
      targets:
        Shop:
          templates: [Program]
          templateAttributes: { suffix: beta }
          sources: [App]
          dependencies: [{ target: Feature }]
      """)
    let app = try workspace.onlyApplication(), feature = try workspace.target(named: "Feature")
    #expect(app.settings["NAME"] == "Shop-beta" && app.settings["LEVEL"] == "2" && app.settings.flag("STRICT"))
    #expect(feature.sources == [fixture.path + "/Shared/Feature/Feature.swift"] && app.dependencies == [feature.id])
  }

  @Test func faultsAreNamed() throws {
    func fault(_ text: String) throws -> String { try #require(#expect(throws: XcodeError.self) { try read(text) }).description }
    #expect(try fault("name: [\ntargets: {").contains("project.yml is not YAML that can be read"))
    #expect(try fault("targets: 3").contains("has no targets"))
    #expect(try fault("include: [none.yml]\ntargets: {}").contains("none.yml is not there"))
    #expect(try fault("include: [project.yml]\ntargets: {}").contains("include each other"))
    #expect(try fault("targets: { App: { templates: [Gone] } }").contains("the template Gone"))
    let nested = (0..<40).map { "a\($0): &a\($0) [\(String(repeating: $0 == 0 ? "x," : "*a\($0 - 1),", count: 9))]" }.joined(
      separator: "\n")
    #expect(try fault("targets: {}\n" + nested).contains("more than 200000 values"))
  }

  @Test func aProjectOfXcodeIsPreferred() throws {
    try fixture.write("", to: "App/App.swift")
    var project = ProjectText()
    project.target("Made")
    try fixture.write(project, to: "Shop.xcodeproj")
    #expect(try read("name: Shop\ntargets: { Shop: { type: application, platform: iOS, sources: App } }").targets.map(\.name) == ["Made"])
  }
}
