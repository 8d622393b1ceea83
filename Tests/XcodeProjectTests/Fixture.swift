import Foundation
import Testing

@testable import XcodeProject

/// A folder for a test, which is deleted at its end.
final class Fixture {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("XcodeProjectTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.path }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(_ data: Data, to path: String) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  func text(_ path: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8) }

  func table(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path) }

  func write(_ project: ProjectText, to path: String) throws { try write(project.text, to: "\(path)/project.pbxproj") }

  /// Reads a project in the folder.
  func read(_ path: String = "App.xcodeproj") throws -> XcodeWorkspace {
    try XcodeWorkspace(contentsOf: folder.appendingPathComponent(path))
  }

  func workspace(_ paths: [String], at path: String = "App.xcworkspace") throws {
    let items = paths.map { "<FileRef location=\"group:\($0)\"></FileRef>" }.joined()
    try write("<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(items)</Workspace>", to: "\(path)/contents.xcworkspacedata")
  }
}

/// The objects of a project file, written in the old style.
struct ProjectText {
  var objects: [String: [String: Any]] = [:]
  var version = "77"
  private var children: [String] = []

  init(settings: [String: Any] = [:]) {
    objects["main"] = ["isa": "PBXGroup", "children": [String](), "sourceTree": "<group>"]
    objects["project"] = [
      "isa": "PBXProject", "mainGroup": "main", "developmentRegion": "en", "targets": [String](),
      "buildConfigurationList": list("project", settings),
    ]
  }

  /// Adds a list of configurations, Release first.
  mutating func list(_ owner: String, _ settings: [String: Any]) -> String {
    objects["\(owner)-debug"] = ["isa": "XCBuildConfiguration", "name": "Debug", "buildSettings": settings]
    objects["\(owner)-release"] = ["isa": "XCBuildConfiguration", "name": "Release", "buildSettings": ["PRODUCT_NAME": "Release"]]
    objects["\(owner)-list"] = ["isa": "XCConfigurationList", "buildConfigurations": ["\(owner)-release", "\(owner)-debug"]]
    return "\(owner)-list"
  }

  mutating func append(_ value: String, to field: String, of id: String) {
    objects[id, default: [:]][field] = (objects[id]?[field] as? [String] ?? []) + [value]
  }

  /// Adds a file to the main group or another group.
  @discardableResult mutating func file(_ path: String, tree: String = "<group>", in group: String? = "main") -> String {
    objects[path] = ["isa": "PBXFileReference", "path": path, "sourceTree": tree]
    if let group { append(path, to: "children", of: group) }
    return path
  }

  @discardableResult mutating func group(_ id: String, path: String?, in parent: String = "main", isa: String = "PBXGroup") -> String {
    objects[id] = ["isa": isa, "children": [String](), "sourceTree": "<group>"]
    if let path { objects[id]?["path"] = path } else { objects[id]?["name"] = id }
    append(id, to: "children", of: parent)
    return id
  }

  /// Adds a target for iOS with its phases. The files must exist already.
  mutating func target(
    _ name: String, _ type: String = "application", sources: [String] = [], resources: [String] = [], links: [String] = [],
    dependencies: [String] = [], settings: [String: Any] = [:]
  ) {
    let settings = ["SDKROOT": "iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "test.\(name)"].merging(settings) { $1 }
    objects[name] = [
      "isa": "PBXNativeTarget", "name": name, "productType": "com.apple.product-type.\(type)",
      "buildConfigurationList": list(name, settings),
      "buildPhases": ["\(name)-sources", "\(name)-resources", "\(name)-links"], "dependencies": dependencies.map { "\(name)-needs-\($0)" },
    ]
    append(name, to: "targets", of: "project")
    for (phase, isa, files) in [("sources", "Sources", sources), ("resources", "Resources", resources), ("links", "Frameworks", links)] {
      objects["\(name)-\(phase)"] = ["isa": "PBX\(isa)BuildPhase", "files": files.map { "\(name)-\(phase)-\($0)" }]
      for file in files { objects["\(name)-\(phase)-\(file)"] = ["isa": "PBXBuildFile", "fileRef": file] }
    }
    for other in dependencies { objects["\(name)-needs-\(other)"] = ["isa": "PBXTargetDependency", "target": other] }
  }

  /// Adds a product of a Swift package, which a target links.
  mutating func product(_ name: String, of package: [String: Any]?, for target: String) {
    var object: [String: Any] = ["isa": "XCSwiftPackageProductDependency", "productName": name]
    if let package {
      objects["package-\(name)"] = package
      object["package"] = "package-\(name)"
      append("package-\(name)", to: "packageReferences", of: "project")
    }
    objects["product-\(name)"] = object
    append("product-\(name)", to: "packageProductDependencies", of: target)
  }

  var root: [String: Any] { ["archiveVersion": "1", "objectVersion": version, "rootObject": "project", "objects": objects] }

  var text: String { "// !$*UTF8*$!\n" + Self.oldStyle(root) + "\n" }

  private static func oldStyle(_ value: Any) -> String {
    switch value {
    case let table as [String: Any]:
      "{" + table.sorted { $0.key < $1.key }.map { "\(quoted($0.key)) = \(oldStyle($0.value)); " }.joined() + "}"
    case let list as [Any]: "(" + list.map { oldStyle($0) + ", " }.joined() + ")"
    default: quoted("\(value)")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
