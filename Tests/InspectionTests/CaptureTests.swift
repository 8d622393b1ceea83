import CoreGraphics
import Foundation
import Hosting
import Inspection
import QuartzCore
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct CaptureTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 2)
  private let file = FileManager.default.temporaryDirectory.appendingPathComponent("capture-\(UUID().uuidString).vitrine")

  private func captured(_ view: UIView) throws -> CaptureFile {
    screen.show(view)
    let answer = Inspector.onMainScreen().answer(.capture(file: file.path))
    #expect(answer == .done)
    defer { try? FileManager.default.removeItem(at: file) }
    return try CaptureFile(contentsOf: file)
  }

  @Test func aCaptureIsReadBackAsItWasWritten() throws {
    screen.show(LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100)))
    let capture = try Inspector.onMainScreen().capture()
    try capture.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try CaptureFile(contentsOf: file) == capture)
  }

  @Test func everythingAboutTheScreenIsInIt() throws {
    let login = LoginView(frame: CGRect(x: 10, y: 20, width: 200, height: 100))
    login.backgroundColor = .yellow
    let capture = try captured(login)
    #expect(capture.size == [300, 400] && capture.scale == 2 && capture.omitted == 0)
    #expect(capture.details.map(\.view.id) == capture.tree.views.map(\.id))
    #expect(capture.accessibility.contains { $0.label == "Welcome" && $0.traits == ["staticText"] && $0.view != nil })
    let picture = try #require(UIImage(data: capture.picture)?.cgImage)
    #expect(picture.width == 600 && picture.height == 800)
    #expect(capture.costs.backingStores > 0 && LayerMeter.current == nil, "a capture starts no measurement")
  }

  @Test func eachViewIsDrawnAlone() throws {
    let card = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    card.backgroundColor = .red
    card.alpha = 0.5
    card.transform = CGAffineTransform(scaleX: 2, y: 2)
    let shape = CALayer()
    shape.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    shape.backgroundColor = UIColor.blue.cgColor
    card.layer.addSublayer(shape)
    let cover = UIView(frame: card.bounds)
    cover.backgroundColor = .green
    card.addSubview(cover)
    card.addSubview(UIView(frame: card.bounds))
    let capture = try captured(card)
    let row = try #require(capture.tree.views.first { $0.depth == 2 })
    let layer = try #require(capture.layers.first { $0.view == row.id })
    #expect(layer.frame == [0, 0, 100, 50])
    let picture = try #require(UIImage(data: layer.picture)?.cgImage)
    #expect(picture.width == 200 && picture.height == 100)
    let pixels = screen.colors(of: picture, at: [CGPoint(x: 100, y: 50), CGPoint(x: 5, y: 5)])
    #expect(pixels == [UIColor.red, .blue].map { $0.cgColor.components }, "opaque, without the subview, with the layer")
    let empty = try #require(capture.tree.views.last)
    #expect(!capture.layers.contains { $0.view == empty.id }, "a view that draws nothing has no picture")
  }

  @Test func otherVersionsAndOtherFilesAreRefused() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(#"{"version":99}"#.utf8).write(to: file)
    #expect(throws: (any Error).self) { try CaptureFile(contentsOf: file) }
    #expect(throws: (any Error).self) { try CaptureFile(contentsOf: file.appendingPathComponent("none")) }
    try Data(#"{"version":1}"#.utf8).write(to: file)
    do {
      _ = try CaptureFile(contentsOf: file)
      Issue.record("a damaged file was read")
    } catch { #expect("\(error)" == "\(file.path) is a damaged capture.") }
    guard case .failure(let text) = Inspector.onMainScreen().answer(.capture(file: "/nowhere/at/all")) else { throw NoAnswer() }
    #expect(text.hasPrefix("/nowhere/at/all cannot be written"))
  }
}

extension HeadlessScreen {
  /// Returns the components of the colours of pixels of a picture.
  fileprivate func colors(of picture: CGImage, at points: [CGPoint]) -> [[CGFloat]?] {
    let view = UIImageView(image: UIImage(cgImage: picture))
    show(view)
    return points.map { color(at: CGPoint(x: $0.x + 0.25, y: $0.y + 0.25)).cgColor.components }
  }
}
