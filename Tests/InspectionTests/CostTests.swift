import Foundation
import Hosting
import Inspection
import QuartzCore
import Testing
import UIKit
import VitrineTesting

@Suite(.serialized) @MainActor struct CostTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)

  private final class Drawing: UIView {
    var layouts = 0
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(rect)
    }
    override func layoutSubviews() { layouts += 1 }
  }

  private func costs(_ inspector: Inspector) throws -> InspectedCosts {
    guard case .costs(let costs) = inspector.answer(.costs) else { throw NoAnswer() }
    return costs
  }

  @Test func layoutsDrawingsAndFramesAreCounted() throws {
    defer { LayerMeter.current = nil }
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let still = Drawing(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    let faded = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 50))
    faded.alpha = 0.5
    faded.backgroundColor = .blue
    faded.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 20)))
    (faded.subviews[0] as? UILabel)?.text = "Text"
    let all = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    for part in [view, still, faded] { all.addSubview(part) }
    screen.show(all)
    let inspector = Inspector.onMainScreen()
    #expect(LayerMeter.current == nil, "nothing is measured before somebody asks")
    let first = try costs(inspector)
    #expect(first.frames.isEmpty && first.views.allSatisfy { $0.draws == 0 && $0.composites == 0 })
    let (id, other, pale) = (try inspector.number(of: view), try inspector.number(of: still), try inspector.number(of: faded))
    screen.settle()
    view.layouts = 0
    let start = try costs(inspector)
    let before = start.views.first { $0.view == id } ?? .init(view: id)
    let otherBefore = start.views.first { $0.view == other } ?? .init(view: other)
    for _ in 0..<3 {
      view.setNeedsDisplay()
      view.setNeedsLayout()
      screen.advance(by: 1.0 / 60)
    }
    let after = try costs(inspector)
    let cost = try #require(after.views.first { $0.view == id })
    #expect(cost.draws - before.draws == 3 && cost.layouts - before.layouts == 3 && view.layouts == 3)
    #expect(cost.composites - before.composites == 3 && cost.time > before.time && cost.lastTime > 0 && cost.lastTime < cost.time)
    #expect(cost.memory >= 100 * 50 * 4 && after.backingStores >= cost.memory)
    let untouched = try #require(after.views.first { $0.view == other })
    #expect(untouched.draws == otherBefore.draws && untouched.lastTime == 0)
    #expect(after.frames.count - start.frames.count == 3)
    let frame = try #require(after.frames.last)
    #expect(
      frame.pixels == 100 * 50 && frame.drawing > 0 && frame.layout > 0 && frame.compositing > 0 && frame.time == CACurrentMediaTime())
    // The group of the faded view and its label needs a buffer.
    faded.backgroundColor = .green
    screen.settle()
    let group = try #require(try costs(inspector).views.first { $0.view == pale })
    #expect(group.isOffscreen)
    #expect(cost.isOffscreen == false && cost.isBlended == false)
  }

  @Test func only120FramesAreKept() throws {
    defer { LayerMeter.current = nil }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    let inspector = Inspector.onMainScreen()
    _ = try costs(inspector)
    for index in 0..<130 {
      view.backgroundColor = index.isMultiple(of: 2) ? .red : .blue
      screen.advance(by: 1.0 / 60)
    }
    #expect(try costs(inspector).frames.count == 120)
  }

  @Test func measuringChangesNoPixel() throws {
    defer { LayerMeter.current = nil }
    let view = Drawing(frame: CGRect(x: 3, y: 3, width: 100, height: 50))
    view.layer.cornerRadius = 10
    view.alpha = 0.7
    screen.show(view)
    let plain = UIImage(cgImage: screen.image).pngData()
    _ = try costs(Inspector.onMainScreen())
    view.setNeedsDisplay()
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten > 0 && UIImage(cgImage: screen.image).pngData() == plain)
  }
}
