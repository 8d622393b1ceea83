import Foundation
import Testing

@testable import FoundationCompatibility

@Suite struct FrameworkBundleTests {
  private final class Boat: NSObject {}

  @Test func filesOfAnEndingAreURLs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Files-\(UUID().uuidString).app")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.mom", "b.mom", "c.txt"] { try Data().write(to: folder.appendingPathComponent(name)) }
    let bundle = try #require(Bundle(path: folder.path))
    let urls: [URL] = bundle._vitrineURLs(forResourcesWithExtension: "mom", subdirectory: nil) ?? []
    #expect(urls.map(\.lastPathComponent).sorted() == ["a.mom", "b.mom"])
  }

  @Test func aFrameworkIsFoundByTheNameOfItsModule() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Bundles-\(UUID().uuidString).app")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["Card-Slider", "Other"] {
      let framework = folder.appendingPathComponent("Frameworks/\(name).framework")
      try FileManager.default.createDirectory(at: framework, withIntermediateDirectories: true)
      try Data(name.utf8).write(to: framework.appendingPathComponent("name.txt"))
      let info = try PropertyListSerialization.data(
        fromPropertyList: ["CFBundleIdentifier": "org.example.\(name)"], format: .xml, options: 0)
      try info.write(to: framework.appendingPathComponent("Info.plist"))
    }
    let main = try #require(Bundle(path: folder.path))
    let bundle = try #require(Bundle.framework(ofModule: "Card_Slider", in: main))
    let text = try #require(bundle.url(forResource: "name", withExtension: "txt"))
    #expect(try String(contentsOf: text, encoding: .utf8) == "Card-Slider")
    #expect(Bundle.framework(ofModule: "Third", in: main) == nil)
    #expect(Bundle.frameworks(in: main).map(\.bundleIdentifier) == ["org.example.Card-Slider", "org.example.Other"])
  }

  @Test func theResourcesOfTestsAreThoseOfTheirTarget() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Bundles-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["List_List.resources", "List_ListTests.resources"] {
      try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: folder.appendingPathComponent("\(name)/name.txt"))
    }
    let main = try #require(Bundle(path: folder.path))
    let bundle = try #require(Bundle.testResources(ofModule: "ListTests", in: main, program: "/a/ListPackageTests.xctest"))
    #expect(bundle.url(forResource: "name", withExtension: "txt") != nil && bundle.bundlePath.hasSuffix("List_ListTests.resources"))
    // A library's classes have the bundle of the program, as on Apple's systems.
    #expect(Bundle.testResources(ofModule: "List", in: main, program: "/a/ListPackageTests.xctest") == nil)
    #expect(Bundle.testResources(ofModule: "ListTests", in: main, program: "/a/App") == nil)
  }

  @Test func otherClassesHaveTheBundleThatFoundationFinds() {
    #expect(Bundle._vitrineBundle(for: Boat.self) == Bundle(for: Boat.self))
  }
}
