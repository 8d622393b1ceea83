import Foundation
import Testing

@testable import vitrine

/// Tests which modules `vitrine compat` finds.
@Suite struct ProjectSourcesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func write(_ text: String, to name: String) throws {
    let path = folder.path(name)
    try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// Writes a project with a target for each Swift file, whose name is that of the target.
  private func project(_ path: String, type: String, _ names: [String]) throws {
    let targets = names.map { name in
      """
      \(name) = { isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; buildPhases = (\(name)Sources); \
      buildConfigurationList = \(name)List; dependencies = (); };
      \(name)Sources = { isa = PBXSourcesBuildPhase; files = (\(name)Build); };
      \(name)Build = { isa = PBXBuildFile; fileRef = \(name)File; };
      \(name)File = { isa = PBXFileReference; path = \(name).swift; sourceTree = "<group>"; };
      \(name)List = { isa = XCConfigurationList; buildConfigurations = (\(name)Debug); };
      \(name)Debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
      """
    }
    try write(
      """
      // !$*UTF8*$!
      { objectVersion = 50; rootObject = Project; objects = {
      Project = { isa = PBXProject; mainGroup = Main; targets = (\(names.joined(separator: ", "))); buildConfigurationList = List; };
      Main = { isa = PBXGroup; sourceTree = "<group>"; children = (\(names.map { $0 + "File" }.joined(separator: ", "))); };
      List = { isa = XCConfigurationList; buildConfigurations = (Debug); };
      Debug = { isa = XCBuildConfiguration; name = Debug; buildSettings = { }; };
      \(targets.joined(separator: "\n"))
      }; }
      """, to: path + "/project.pbxproj")
  }

  private func toolchain() throws -> Toolchain {
    let version = "Swift version 9.8.7 (swift-9.8.7-RELEASE)"
    for name in ["swift", "swiftc", "bin/swiftc"] {
      try write("#!/bin/sh\necho '\(version)'\n", to: "tree/" + name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path("tree/" + name))
    }
    try write(folder.path("tree/swiftc") + "\n", to: "tree/compiler")
    try write(version + "\n", to: "tree/compiler-version")
    return try Toolchain(of: try #require(InstalledTree(existing: folder.path("tree"))))
  }

  /// Pods that are in the checkout are compiled, since the project imports them, and are not counted.
  @Test func podsOfTheCheckoutComeFirstAndAreNotCounted() throws {
    try project("App/App.xcodeproj", type: "application", ["App"])
    try write("import UIKit\nimport Branch\n", to: "App/App.swift")
    try project("App/Pods/Pods.xcodeproj", type: "framework", ["Branch", "Leaf", "Other", "App"])
    for (name, text) in [("Branch", "import Leaf\n"), ("Leaf", ""), ("Other", ""), ("App", "")] {
      try write(text, to: "App/Pods/\(name).swift")
    }
    var problems: [String] = []
    let modules = ProjectSources.modules(of: folder.path("App"), toolchain: try toolchain()) { problems.append($0) }
    #expect(problems.isEmpty)
    #expect(modules.map(\.name) == ["Leaf", "Branch", "App"])
    #expect(modules.map(\.isPod) == [true, true, false])
    #expect(modules.map(\.counted) == [[], [], [folder.path("App/App.swift")]])
  }
}
