import CoreGraphics
import Foundation
import Hosting
import Raster
import Testing
import UIKit
import VitrineTesting

@testable import Workbench

/// Tests captures in the window: as a host that cannot be changed, and as layers in perspective.
@MainActor
@Suite(.serialized)
struct CaptureTests {
  private static func picture(_ width: Int, _ height: Int, _ color: UIColor) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
    return try #require(image.pngData())
  }

  /// A screen of 100 x 200 points with a window, a view in it, and a hidden one.
  private func capture() throws -> CaptureFile {
    let views = [
      InspectedView(id: 1, depth: 0, type: "UIWindow", corners: [0, 0, 100, 0, 100, 200, 0, 200]),
      InspectedView(id: 2, depth: 1, type: "UIView", corners: [20, 20, 80, 20, 80, 120, 20, 120]),
      InspectedView(id: 3, depth: 1, type: "UIView", corners: [0, 0, 100, 0, 100, 200, 0, 200], unseen: .hidden),
    ]
    var capture = CaptureFile(
      title: "Page", size: [100, 200], scale: 1, time: 0, picture: try Self.picture(100, 200, .green), tree: InspectedTree(views: views))
    capture.details = [InspectedDetails(view: views[1])]
    capture.layers = [CaptureFile.Layer(view: 2, frame: [0, 0, 60, 100], picture: try Self.picture(60, 100, .red))]
    return capture
  }

  private func file(_ capture: CaptureFile) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID()).json")
    try capture.write(to: file)
    return file
  }

  @Test func aCaptureAnswersAsItsHostDid() throws {
    let capture = try capture(), file = try file(capture)
    defer { try? FileManager.default.removeItem(at: file) }
    let host = try CaptureHost(contentsOf: file)
    #expect(host.answer(.tree) == .tree(capture.tree))
    #expect(host.answer(.hit(x: 30, y: 30)) == .view(2))
    #expect(host.answer(.hit(x: 90, y: 190)) == .view(1))
    #expect(host.answer(.hit(x: 300, y: 30)) == .view(nil))
    #expect(host.answer(.details(view: 2)) == .details(capture.details[0]))
    guard case .failure = host.answer(.details(view: 1)), case .failure = host.answer(.set(view: 2, property: "alpha", value: "1")) else {
      Issue.record("a capture gave details that it does not have, or was changed")
      return
    }
  }

  @Test func itsPictureIsShown() async throws {
    let file = try file(try capture())
    defer { try? FileManager.default.removeItem(at: file) }
    let host = try CaptureHost(contentsOf: file)
    let model = WorkbenchModel(host)
    host.frontEnd = model
    host.start()
    #expect(model.picture.pointSize == CGSize(width: 100, height: 200))
    #expect(model.previews.map(\.name) == ["Page"])
    model.refreshNow()
    for _ in 0..<100 where model.tree.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
    #expect(model.tree.map(\.id) == [1, 2, 3])
  }

  @Test(arguments: ["", "{}", "{\"version\": 99}"])
  func otherFilesAreRefusedByName(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let error = #expect(throws: (any Error).self) { try CaptureHost(contentsOf: file) }
    #expect("\(error.map { "\($0)" } ?? "")".contains(file.lastPathComponent))
  }

  @Test func viewsApartAreDrawnInPerspective() throws {
    let screen = HeadlessScreen(size: CGSize(width: 400, height: 400), scale: 1)
    let view = LayersView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    view.show(try capture())
    screen.show(view)
    screen.settle()
    var reds = 0
    for x in stride(from: 0, to: 400, by: 10) {
      for y in stride(from: 0, to: 400, by: 10) where screen.color(at: CGPoint(x: x, y: y)) == .red { reds += 1 }
    }
    // The red view of 60 x 100 points is seen aslant: at less than its own size, but not at an edge.
    #expect(reds > 15 && reds < 60)
    let before = reds
    screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.3)
    screen.settle()
    reds = 0
    for x in stride(from: 0, to: 400, by: 10) {
      for y in stride(from: 0, to: 400, by: 10) where screen.color(at: CGPoint(x: x, y: y)) == .red { reds += 1 }
    }
    #expect(reds != before)
  }

  @Test func variantsDifferFromWhatIsShown() {
    var look = PreviewLook()
    look.device = "iPhone 16"
    #expect(VariantSet.appearance.looks(beside: look).map(\.look.isDark) == [true])
    #expect(VariantSet.textSizes.looks(beside: look).map(\.look.textSize) == ["xSmall", "xxxLarge", "accessibility3"])
    #expect(VariantSet.devices.looks(beside: look).map(\.look.device) == ["iPhone SE (3rd generation)", "iPhone 16 Pro Max"])
    #expect(VariantSet.directions.looks(beside: look).allSatisfy { $0.look.isRightToLeft })
    #expect(VariantSet.orientations.looks(beside: look).map(\.look.isLandscape) == [true])
    look.hasBoldText = true
    #expect(VariantSet.accessibility.looks(beside: look).map(\.title) == ["High contrast"])
  }

  @Test func variantsAreAskedForAndShown() throws {
    let supervisor = RecordingSupervisor()
    let model = WorkbenchModel(supervisor)
    model.show(.appearance)
    #expect(supervisor.variants.map(\.isDark) == [true])
    let bounds = PixelRect(x: 0, y: 0, width: 8, height: 8)
    let buffer = try #require(PixelBuffer(bounds: bounds))
    model.surfaceChanged(HostSurface(file: "", pixelWidth: 8, pixelHeight: 8, scale: 2), ofVariant: 0)
    model.frameDrawn(Region(bounds), in: buffer, ofVariant: 0)
    model.frameDrawn(Region(bounds), in: buffer, ofVariant: 5)
    #expect(model.variants[0].picture.pointSize == CGSize(width: 4, height: 4))
    // They follow the settings of the main picture.
    model.change { $0.isDark = true }
    #expect(supervisor.variants.map(\.isDark) == [false] && model.variants.map(\.title) == ["Light"])
    model.show(nil)
    #expect(model.variants.isEmpty && supervisor.variants.isEmpty)
  }

  @Test func aKeyShowsOneSetAfterTheOther() {
    let model = WorkbenchModel(RecordingSupervisor())
    var shown: [VariantSet?] = []
    for _ in 0...VariantSet.allCases.count {
      model.showNextVariants()
      shown.append(model.variantSet)
    }
    #expect(shown == VariantSet.allCases + [nil])
  }
}
