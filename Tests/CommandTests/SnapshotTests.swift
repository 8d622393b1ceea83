import ArgumentParser
import Foundation
import ImageIO
import Raster
import SnapshotReport
import Testing

@testable import vitrine

/// Tests `vitrine snapshot` and `vitrine report` with the samples.
@Suite struct SnapshotTests {
  private let folder: Folder
  /// Small pictures of two scenes.
  private let scenes = ["ContentModes", "Labels", "--size", "160x200", "--scale", "1"]
  private let variant = "160x200, scale 1"

  init() throws { folder = try Folder() }

  private func run(_ arguments: String...) throws -> Tool.Result { try Tool.run(arguments: ["snapshot"] + scenes + arguments, in: folder) }
  private func file(_ scene: String, _ end: String = "png") -> String {
    "__Snapshots__/\(SnapshotName(preview: scene, variant: variant).file).\(end)"
  }

  @Test func whatIsRecordedIsEqualAfterwards() throws {
    var result = try run()
    #expect(result.status == 1 && result.output.contains("not stored: Labels (\(variant)): has no stored picture"), "\(result.errors)")
    #expect(!folder.has("__Snapshots__"), "nothing is stored unless --record says so")
    result = try run("--record")
    #expect(result.status == 0, "\(result.errors)")
    #expect(folder.has(file("Labels")) && folder.has(file("Labels", "json")))
    let date = try modified(file("Labels"))
    result = try run("--record")
    #expect(result.status == 0 && result.output.contains("2 pictures: 2 unchanged"))
    #expect(try modified(file("Labels")) == date, "a picture that did not change is not written again")
    result = try run()
    #expect(result.status == 0 && result.output.contains("2 pictures: 2 unchanged"))
    #expect(folder.has(".build/vitrine/snapshots/report.html") && folder.has(".build/vitrine/snapshots/costs.json"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path(".build/vitrine/snapshots")).count == 3)
  }

  private func modified(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: folder.path(name))[.modificationDate] as? Date
  }

  @Test func aDifferenceIsTold() throws {
    #expect(try run("--record").status == 0)
    let picture = try ImageFile.read(url: folder.url.appendingPathComponent(file("Labels")))
    let changed = try #require(picture.pixels.copy())
    for x in 20..<30 { changed[x, 40] = Pixel(bits: 0xFFFF_0000) }
    try ImageFile.write(.init(pixels: changed), to: folder.url.appendingPathComponent(file("Labels")))
    let result = try run("--junit", "results.xml", "--markdown", "summary.md", "--github")
    #expect(
      result.status == 1 && result.output.contains("changed: Labels (\(variant)): 10 pixels differ"), "\(result.output)\(result.errors)")
    for part in ["::error file=", "SampleScenes.swift,line=", ",title=Labels"] { #expect(result.output.contains(part), "\(part)") }
    #expect(try folder.text("results.xml").contains("failures=\"1\"") && folder.text("summary.md").contains("| Labels"))
    let found = try SnapshotRun(contentsOf: folder.path(".build/vitrine/snapshots")).results.first { $0.status == .changed }
    #expect(found?.regions?.count == 1 && found?.regions?[0].owners.isEmpty == false && found?.changes?.isEmpty == true)
    #expect(try run("--tolerance-pixels", "0.01").status == 0)
    #expect(try run("--record").status == 0)
    #expect(try run().status == 0)
  }

  @Test func whatCannotBeComparedIsNamed() throws {
    #expect(try run("--record").status == 0)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.path(file("Labels"))))
    var result = try run()
    #expect(result.status == 1 && result.output.contains("failed: Labels") && result.output.contains("is no picture") == false)
    #expect(result.output.contains("record it again"), "\(result.output)")
    let other = folder.path(file("ContentModes", "json"))
    let tree = try String(contentsOfFile: other, encoding: .utf8).replacing("\"scale\":1", with: "\"scale\":3")
    try Data(tree.utf8).write(to: URL(fileURLWithPath: other))
    let picture = try ImageFile.read(url: folder.url.appendingPathComponent(file("ContentModes")))
    let small = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(picture.width == 160)
    try ImageFile.write(.init(pixels: small), to: folder.url.appendingPathComponent(file("ContentModes")))
    result = try run()
    #expect(result.output.contains("has 1 pixels per point, the picture to compare with has 3. Draw it with --scale 3"), "\(result.output)")
    #expect(try run("--record").status == 0)
    #expect(try run().status == 0)
  }

  @Test func orphansAreNamedAndRemoved() throws {
    let store = SnapshotStore(folder: folder.url.path)
    for name in ["Old", "Login@dark", "Login", "foreign~picture", "a%2Fb"] {
      #expect(FileManager.default.createFile(atPath: folder.path(name + ".png"), contents: nil))
    }
    let orphans = store.orphans(of: ["Login"])
    #expect(orphans.map(\.file) == ["Old", "a%2Fb"])
    for name in orphans { try store.remove(name) }
    #expect(folder.names == ["Login.png", "Login@dark.png", "foreign~picture.png"])
  }

  @Test func mergedPartsAreTheReportOfOneRun() throws {
    #expect(try run("--record").status == 0)
    try FileManager.default.removeItem(atPath: folder.path(file("Labels")))
    #expect(try run("-o", "whole").status == 1)
    for part in ["1/3", "2/3", "3/3"] {
      let status = try run("--shard", part, "-o", "part\(part.first!)").status
      #expect(status == 0 || status == 1)
    }
    var result = try Tool.run("report", "--merge", "part3", "part1", "part2", "-o", "merged", in: folder)
    #expect(result.status == 1 && result.output.contains("2 pictures: 1 not stored, 1 unchanged"), "\(result.output)\(result.errors)")
    for name in ["report.html", "results.json", "actual/\(SnapshotName(preview: "Labels", variant: variant).file).png"] {
      #expect(try folder.data("merged/" + name) == folder.data("whole/" + name), "\(name)")
    }
    try FileManager.default.removeItem(atPath: folder.path("part1/results.json"))
    result = try Tool.run("report", "--merge", "part1", "part2", "part3", "-o", "less", in: folder)
    #expect(result.status == 1 && result.errors.contains("part1/results.json is not there"))
    #expect(!folder.has("less/report.html"))
  }

  @Test func variantsHaveTheirOwnFiles() throws {
    let result = try Tool.run(
      "snapshot", "Labels", "--matrix", "dark,text-size=large:accessibility3", "--size", "100x100", "--scale", "1", "--record", in: folder)
    #expect(result.status == 0, "\(result.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("__Snapshots__")).filter { $0.hasSuffix("png") }.sorted()
    let labels = [
      "100x100, scale 1", "accessibility3, 100x100, scale 1", "dark, 100x100, scale 1", "dark, accessibility3, 100x100, scale 1",
    ]
    #expect(names == labels.map { SnapshotName(preview: "Labels", variant: $0).file + ".png" }.sorted())
  }

  @Test func animationsAreComparedFrameByFrame() throws {
    let arguments = ["snapshot", "Loaders", "--at", "0:0.2:0.1", "--size", "160x200", "--scale", "1"]
    #expect(try Tool.run(arguments: arguments + ["--record"], in: folder).status == 0)
    let frames = ["", ", at 0.1", ", at 0.2"].map { "__Snapshots__/\(SnapshotName(preview: "Loaders", variant: variant + $0).file).png" }
    #expect(try Set(frames.map { try folder.data($0) }).count == 3, "the loaders move")
    try folder.data(frames[2]).write(to: URL(fileURLWithPath: folder.path(frames[1])))
    let result = try Tool.run(arguments: arguments, in: folder)
    #expect(result.status == 1 && result.output.contains("3 pictures: 1 changed, 2 unchanged"), "\(result.output)\(result.errors)")
    let found = try SnapshotRun(contentsOf: folder.path(".build/vitrine/snapshots")).results
    #expect(found.map(\.frame?.moment) == [0, 0.1, 0.2] && Set(found.map(\.frame?.strip)) == ["Loaders (\(variant))"])
    #expect(found.map(\.status) == [.unchanged, .changed, .unchanged])
  }

  @Test func momentsAreReadAndRefused() throws {
    #expect(try Moments("0.5").values == [0.5])
    #expect(try Moments("0.25,0,0.25").values == [0, 0.25])
    #expect(try Moments("0:0.3:0.1,2").values == [0, 0.1, 0.2, 0.3, 2])
    #expect(try Moments("1:1:1").values == [1])
    for wrong in ["", "a", "1:2", "2:1:0.5", "0:1:0", "0:1:0.0001", "0:3600:0.001", "-1", "0:1:nan", "1,"] {
      #expect(throws: ValidationError.self, "\(wrong)") { try Moments(wrong) }
    }
  }

  @Test func filesOfInterfaceBuilderAreDrawn() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <view id="a" contentMode="scaleToFill"><rect key="frame" x="0" y="0" width="100" height="60"/></view>
      </objects></document>
      """
    try Data(xib.utf8).write(to: URL(fileURLWithPath: folder.path("Card.xib")))
    let result = try Tool.run("snapshot", "Card.xib", "--record", in: folder)
    #expect(result.status == 0 && folder.has("__Snapshots__/Card.png"), "\(result.errors)")
  }

  @Test(arguments: [
    (["--tolerance", "300"], "--tolerance 300"), (["--shard", "3/2"], "--shard 3/2"), (["--costs", "a"], "--costs requires"),
    (["--shard", "1/2", "--costs", "nowhere"], "--costs nowhere"), (["Nothing"], "no preview named 'Nothing'"),
    (["--remove-orphans", "--shard", "1/2"], "--remove-orphans needs"), (["--matrix", "x"], "--matrix x"),
    (["--junit", "nowhere/a.xml"], "nowhere/a.xml"), (["--at", "1:2"], "'1:2' names no moments"),
  ])
  func whatCannotBeIsRefused(_ arguments: [String], _ culprit: String) throws {
    let result = try Tool.run(arguments: ["snapshot"] + arguments, in: folder)
    #expect(result.status == 64 && result.errors.contains(culprit), "\(result.errors)")
    #expect(folder.names.isEmpty)
  }

  @Test func foldersThatCannotBeWrittenAreNamed() throws {
    #expect(FileManager.default.createFile(atPath: folder.path("taken"), contents: nil))
    var result = try run("-o", "taken/report")
    #expect(result.status == 1 && result.errors.contains("'taken/report'"), "\(result.errors)")
    result = try run("--record", "--folder", "taken/pictures")
    #expect(result.status == 1 && result.errors.contains("'taken/pictures'"), "\(result.errors)")
    result = try Tool.run("report", in: folder)
    #expect(result.status == 64 && result.errors.contains("--merge"))
  }

  /// A full disk, as a limit on the size of files: nothing fits, or only the report does not. What an earlier run left is not taken for the
  /// result.
  @Test(arguments: [(1, "cannot write"), (24, "report.html")])
  func aFullDiskLeavesNoReport(_ blocks: Int, _ culprit: String) throws {
    #expect(try run("--record").status == 0)
    try FileManager.default.removeItem(atPath: folder.path(file("Labels")))
    let script = "trap '' XFSZ; ulimit -f \(blocks); exec \"$0\" \"$@\""
    let child = try Child(
      "/bin/sh", ["-c", script, Tool.path, "snapshot"] + scenes, environment: ProcessInfo.processInfo.environment, folder: folder.url,
      output: folder.path("std-out"), errors: folder.path("std-err"))
    #expect(child.status(within: 60) == 1)
    let errors = try folder.text("std-err")
    #expect(errors.contains(culprit) && errors.contains("File too large"), "\(errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path(".build/vitrine/snapshots"))
    #expect(!left.contains("report.html") && !left.contains("results.json"), "\(left)")
    #expect(!left.contains { $0.hasPrefix("drawing") || $0.contains("partial") }, "\(left)")
  }

  @Test func aPreviewThatIsNamedTwiceIsRefused() throws {
    let result = try Tool.run("snapshot", "Labels", "labels", "--scale", "1", in: folder)
    #expect(result.status == 64 && result.errors.contains("Labels is named twice"), "\(result.errors)")
    #expect(!folder.has(".build/vitrine/snapshots/report.html") && !folder.has("__Snapshots__"))
  }

  @Test func failedComparisonsOfTestsAreShown() throws {
    let buffer = try #require(PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: 10, height: 10)))
    let other = try #require(buffer.copy())
    other[3, 3] = Pixel(bits: 0xFFFF_FFFF)
    try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
    try ImageFile.write(.init(pixels: buffer), to: folder.url.appendingPathComponent("out/Login.expected.png"))
    try ImageFile.write(.init(pixels: other), to: folder.url.appendingPathComponent("out/Login.actual.png"))
    let result = try Tool.run("report", "--tests", "out", "-o", "report", in: folder)
    #expect(result.status == 1 && result.output.contains("changed: Login: 1 pixels differ"), "\(result.output)\(result.errors)")
    #expect(folder.has("report/report.html"))
    #expect(FailedComparisons(in: folder.path("out"), since: Date(timeIntervalSinceNow: 60)).isEmpty)
  }
}
