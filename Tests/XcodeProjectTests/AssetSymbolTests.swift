import Foundation
import Testing

@testable import XcodeProject

/// Tests the Swift names of what is in asset catalogues.
@Suite struct AssetSymbolTests {
  private func fixture(_ settings: [String: String], source: String = "import UIKit\n") throws -> (Fixture, GeneratedPackage) {
    let fixture = try Fixture()
    var project = ProjectText()
    project.file("a.swift")
    project.file("Assets.xcassets")
    try fixture.write(source, to: "a.swift")
    for set in [
      "AccentColor.colorset", "red.colorset", "Brand/sky blue.colorset", "Grouped/deep.colorset", "LogoImage.imageset", "2x-dots.imageset",
    ] {
      try fixture.write("{}", to: "Assets.xcassets/\(set)/Contents.json")
    }
    try fixture.write("{\"properties\": {\"provides-namespace\": true}}", to: "Assets.xcassets/Brand/Contents.json")
    project.target("App", sources: ["a.swift"], resources: ["Assets.xcassets"], settings: settings)
    try fixture.write(project, to: "App.xcodeproj")
    let workspace = try fixture.read()
    return (fixture, try GeneratedPackage(workspace, target: workspace.target(named: "App")))
  }

  private func generated(_ settings: [String: String], source: String = "import UIKit\n") throws -> String? {
    let (fixture, package) = try fixture(settings, source: source)
    let output = fixture.folder.appendingPathComponent("out")
    try package.write(to: output)
    return try? String(contentsOf: output.appendingPathComponent("Sources/App/GeneratedAssetSymbols.swift"), encoding: .utf8)
  }

  @Test func assetsHaveNames() throws {
    let text = try #require(try generated([:]))
    #expect(text.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(text.contains("enum Brand {\nstatic let skyBlue = ColorResource(name: \"Brand/sky blue\", bundle: .main)\n}"))
    #expect(text.contains("static let deep = ColorResource(name: \"deep\", bundle: .main)"))
    #expect(text.contains("static let logo = ImageResource(name: \"LogoImage\", bundle: .main)"))
    #expect(text.contains("static let _2xDots = ImageResource(name: \"2x-dots\", bundle: .main)"))
    #expect(!text.contains("extension UIColor") && !text.contains("SwiftUI"))
  }

  /// Members of UIKit's classes keep their meaning.
  @Test func extensionsAreMadeWhereTheSettingAsksForThem() throws {
    let settings = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]
    let text = try #require(try generated(settings, source: "import SwiftUI\n"))
    #expect(text.contains("static var accent: UIColor { UIColor(resource: ColorResource.accent) }"))
    #expect(text.contains("static var skyBlue: UIColor { UIColor(resource: ColorResource.Brand.skyBlue) }"))
    #expect(!text.contains("static var red: UIColor") && text.contains("static let red = ColorResource"))
    #expect(text.contains("static var logo: UIImage { UIImage(resource: ImageResource.logo) }"))
    #expect(text.contains("import SwiftUI") && text.contains("static var accent: SwiftUI.Color"))
  }

  @Test func aProjectMayDoWithoutThem() throws {
    #expect(try generated(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]) == nil)
  }

  @Test(arguments: [
    ("URLIcon", "urlIcon"), ("ic_back-arrow", "icBackArrow"), ("IC", "ic"), ("Image", "image"), ("Grid2Image", "grid2"), ("--", ""),
  ])
  func namesAreInCamelCase(name: String, symbol: String) {
    #expect(AssetSymbols.symbol(for: name, suffix: "Image") == symbol)
  }

  /// With 12 links the levels that are searched would be hundreds of millions of folders.
  @Test func linksThatLeadInCirclesAreFollowedOnce() throws {
    let fixture = try Fixture()
    try fixture.write("{}", to: "Assets.xcassets/Group/red.colorset/Contents.json")
    try fixture.write("x", to: "Assets.xcassets/Group/logo.imageset/logo.svg")
    for number in 0..<12 {
      try FileManager.default.createSymbolicLink(
        atPath: "\(fixture.path)/Assets.xcassets/Group/loop\(number)", withDestinationPath: number % 2 == 0 ? "." : "..")
    }
    #expect(AssetSymbols(catalogs: ["\(fixture.path)/Assets.xcassets"]).colors.count == 1)
    let files = SynchronizedFolder(path: "\(fixture.path)/Assets.xcassets", explicitFolders: []).files()
    #expect(files.count < 100, "\(files.count)")
    _ = VectorPictures(in: fixture.path)
  }
}
