import Foundation
import Testing
import UIKit

/// Tests asset catalogues in Xcode's format.
@Suite @MainActor struct AssetCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("catalog-\(UUID().uuidString)")
  private let bundle: Bundle

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    bundle = try #require(Bundle(path: folder.path))
  }

  private func write(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent("Assets.xcassets/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func color(_ name: String) -> UIColor? { UIColor(named: name, in: bundle, compatibleWith: nil) }

  @Test func aColorSetIsLightAndDark() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb",
          "components": {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}
      ], "info": {"author": "xcode", "version": 1}}
      """, "Brand/accent.colorset/Contents.json")
    let accent = try #require(color("accent"))
    let light = accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    #expect(light.cgColor.components == [1, 128.0 / 255, 0.2, 0.5])
    #expect(accent.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor.components == [0, 0, 1, 1])
    #expect(color("Brand/accent") != nil && color("other") == nil && color("") == nil && color("../accent") == nil)
  }

  @Test func colorsOfTheSystemAreNamedAndColorsOfOneSetAreEqual() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemGrayColor\"}}]}", "line.colorset/Contents.json")
    try write("{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemGrayColor\"}}]}", "rim.colorset/Contents.json")
    let line = try #require(color("line"))
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(line.resolvedColor(with: traits) == UIColor.systemGray.resolvedColor(with: traits))
    }
    #expect(line == color("line") && line.hash == color("line")?.hash && line != color("rim"))
  }

  @Test func resourcesNameColorsAndImages() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """, "signal.colorset/Contents.json")
    #expect(UIColor(resource: ColorResource(name: "signal", bundle: bundle)).cgColor.components == [1, 0, 0, 1])
    #expect(UIColor(resource: ColorResource(name: "none", bundle: bundle)).cgColor.alpha == 0)
    try write("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"dot.png\", \"scale\": \"1x\"}]}", "dot.imageset/Contents.json")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image { _ in }.pngData())
    try data.write(to: folder.appendingPathComponent("Assets.xcassets/dot.imageset/dot.png"))
    #expect(UIImage(resource: ImageResource(name: "dot", bundle: bundle)).size == CGSize(width: 4, height: 3))
    #expect(UIImage(resource: ImageResource(name: "none", bundle: bundle)).size == .zero)
    // Three public projects name their sets so (Lax/Learn-iOS-Swift-by-Examples, BruceBuckland/SignIn-awsmhh, 3lvis/SectionScrubber).
    #expect(UIImage(named: "dot.png", in: bundle, compatibleWith: nil)?.size == CGSize(width: 4, height: 3))
    #expect(UIImage(named: "none.png", in: bundle, compatibleWith: nil) == nil)
  }

  @Test func aDamagedSetIsNoColor() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{\"colors\": [", "cut.colorset/Contents.json")
    try write("{\"colors\": [{\"color\": {\"components\": {\"red\": \"many\"}}}]}", "odd.colorset/Contents.json")
    #expect(color("cut") == nil && color("odd") == nil)
  }

  @Test func anImageSetHasAFileForAScale() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"images": [{"idiom": "universal", "scale": "1x"}, {"idiom": "universal", "filename": "dot-2.png", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """, "dot.imageset/Contents.json")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format).image { _ in }.pngData())
    try data.write(to: folder.appendingPathComponent("Assets.xcassets/dot.imageset/dot-2.png"))
    let image = try #require(UIImage(named: "dot", in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 5, height: 3) && image.scale == 2 && image.renderingMode == .alwaysTemplate)
  }

  @Test func anImageSetKnowsTheDarkDevicesAndSlices() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"images": [
        {"idiom": "ipad", "filename": "pad.png", "scale": "1x"},
        {"idiom": "universal", "filename": "light.png", "scale": "1x",
         "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1},
                      "cap-insets": {"top": 2, "left": 3, "bottom": 2, "right": 3}}},
        {"idiom": "universal", "filename": "dark.png", "scale": "1x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ], "properties": {"template-rendering-intent": "original"}}
      """, "card.imageset/Contents.json")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    for (name, width) in [("pad", 30.0), ("light", 10), ("dark", 20)] {
      let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: width, height: 8), format: format).image { _ in }.pngData())
      try data.write(to: folder.appendingPathComponent("Assets.xcassets/card.imageset/\(name).png"))
    }
    let light = try #require(UIImage(named: "card", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .light)))
    #expect(light.size.width == 10 && light.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 2, right: 3))
    #expect(light.resizingMode == .stretch && light.renderingMode == .alwaysOriginal)
    #expect(UIImage(named: "card", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))?.size.width == 20)
  }

  @Test func aDataSetIsTheBytesOfAFile() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      """
      {"data": [{"filename": "all.json", "idiom": "universal"},
        {"filename": "phone.json", "idiom": "iphone", "universal-type-identifier": "com.example.levels"}], "info": {"version": 1}}
      """, "Levels/levels.dataset/Contents.json")
    try write("{}", "Levels/levels.dataset/all.json")
    try write("[1]", "Levels/levels.dataset/phone.json")
    try write("{\"data\": [{\"filename\": \"all.json\", \"idiom\": \"universal\"}]}", "plain.dataset/Contents.json")
    try write("{}", "plain.dataset/all.json")
    let levels = try #require(NSDataAsset(name: "levels", bundle: bundle))
    #expect(levels.data == Data("[1]".utf8) && levels.typeIdentifier == "com.example.levels" && levels.name == "levels")
    let plain = try #require(NSDataAsset(name: "plain", bundle: bundle))
    #expect(plain.data == Data("{}".utf8) && plain.typeIdentifier == "public.json")
  }

  @Test func aDataSetThatIsDamagedIsNone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{\"data\": [{\"filename\": \"gone.bin\"}]}", "gone.dataset/Contents.json")
    try write("{\"data\": [{\"filename\": \"../secret.bin\"}]}", "out.dataset/Contents.json")
    try write("secret", "secret.bin")
    try write("{\"data\": [{\"idiom\": \"mac\", \"filename\": \"a\"}]}", "mac.dataset/Contents.json")
    for name in ["gone", "out", "mac", "none", ""] { #expect(NSDataAsset(name: name, bundle: bundle) == nil, "\(name)") }
  }

  /// A catalogue or a nib from elsewhere must not read files of the user.
  @Test func namesThatLeaveTheirFolderAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let secret = folder.deletingLastPathComponent().appendingPathComponent("secret-\(UUID().uuidString).png")
    let data = try #require(UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }.pngData())
    try data.write(to: secret)
    defer { try? FileManager.default.removeItem(at: secret) }
    let out = "../../../\(secret.lastPathComponent)"
    try write("{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(out)\", \"scale\": \"1x\"}]}", "evil.imageset/Contents.json")
    try write("{\"data\": [{\"idiom\": \"universal\", \"filename\": \"\(out)\"}]}", "evil.dataset/Contents.json")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/Assets.xcassets/evil.imageset/\(out)"))
    #expect(UIImage(named: "evil", in: bundle, compatibleWith: nil) == nil && NSDataAsset(name: "evil", bundle: bundle) == nil)
    for name in [
      "../\(secret.lastPathComponent)", "Assets.xcassets/../../\(secret.lastPathComponent)",
      "../\(secret.deletingPathExtension().lastPathComponent)",
    ] {
      #expect(UIImage(named: name, in: bundle, compatibleWith: nil) == nil, "\(name)")
    }
    try data.write(to: folder.appendingPathComponent("a..b.png"))
    #expect(UIImage(named: "a..b", in: bundle, compatibleWith: nil) != nil)
  }

  @Test func linksThatLeadInCirclesAreFollowedOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("{\"colors\": []}", "Group/some.colorset/Contents.json")
    for number in 0..<12 {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/Assets.xcassets/Group/loop\(number)", withDestinationPath: number % 2 == 0 ? "." : "..")
    }
    // With 12 links the 8 levels that are searched would be 430 million folders.
    #expect(color("missing") == nil && color("some") == nil)
  }
}
