import CoreGraphics
import Foundation
import SampleScenes
import Testing
import UIKit

@testable import VitrineTesting

@Suite(.serialized) @MainActor struct GoldenTests {
  private let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")

  private func screen(at moment: GoldenMoment) throws -> HeadlessScreen {
    let scene = try #require(SampleScenes.named(moment.scene))
    let screen = HeadlessScreen(size: scene.size, scale: moment.scale)
    screen.systemLook = moment.look
    screen.show(scene.makeRootViewController())
    screen.settle()
    if moment.time > 0 { screen.advance(by: moment.time) }
    moment.script?(screen)
    screen.settle()
    return screen
  }

  @Test(arguments: GoldenMoment.all) func aSceneLooksAsItsPicture(_ moment: GoldenMoment) throws {
    try Snapshot.verify(screen(at: moment).image, named: moment.name, in: "Pictures", failures: "out/golden")
  }

  @Test func theSameMomentTwiceIsTheSameBytes() throws {
    for name in ["Feed-flicked", "Animator-racing"] {
      let moment = try #require(GoldenMoment.all.first { $0.name == name })
      #expect(try screen(at: moment).image.pixels == screen(at: moment).image.pixels)
    }
  }

  /// Animations are functions of the time, so advancing frame by frame or at once gives the same picture.
  @Test func theClockCanGoThereAtOnce() throws {
    for (name, frames) in [("Animator", 50), ("Animator", 170), ("LayerEffects", 45), ("Materials", 90)] {
      let scene = try #require(SampleScenes.named(name))
      func screen() -> HeadlessScreen {
        let screen = HeadlessScreen(size: scene.size, scale: 1)
        screen.show(scene.makeRootViewController())
        screen.settle()
        return screen
      }
      let (stepped, set) = (screen(), screen())
      stepped.advance(by: Double(frames) / 60)
      set.display.advance(to: set.display.now + Double(frames) / 60)
      set.settle()
      #expect(stepped.image.pixels == set.image.pixels, "\(name) after \(frames) frames")
    }
  }

  @Test func everySceneHasAPicture() {
    let shown = Set(GoldenMoment.all.map(\.scene))
    #expect(SampleScenes.all.map(\.name).filter { !shown.contains($0) } == [])
  }

  @Test func everyPictureHasAMoment() throws {
    #expect(Set(GoldenMoment.all.map(\.name)).count == GoldenMoment.all.count)
    let names = Set(GoldenMoment.all.map { "\($0.name).png" })
    let files = try FileManager.default.contentsOfDirectory(atPath: pictures.path).filter { $0.hasSuffix(".png") }
    #expect(files.filter { !names.contains($0) }.sorted() == [])
  }

  @Test func thePicturesStaySmall() throws {
    let files = try FileManager.default.contentsOfDirectory(at: pictures, includingPropertiesForKeys: [.fileSizeKey])
    let bytes = try files.reduce(0) { try $0 + ($1.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) }
    #expect(bytes < 6_000_000)
  }
}
