import CoreGraphics
import Display
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the rectangle that the pointer draws (Apple: UIBandSelectionInteraction).
@Suite @MainActor struct BandSelectionTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private let canvas = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 200))

  private func mouse(_ phase: TouchSample.Phase, _ x: CGFloat, _ y: CGFloat) {
    screen.activate()
    let sample = TouchSample(
      id: 0, phase: phase, location: CGPoint(x: x, y: y), timestamp: screen.display.now, isEmulated: true)
    screen.display.send(.touches([sample]))
    screen.settle()
  }

  private func show(_ interaction: UIBandSelectionInteraction) {
    screen.window.addSubview(canvas)
    canvas.addInteraction(interaction)
    screen.settle()
  }

  @Test func aDragOfThePointerDrawsARectangle() {
    var states: [UIBandSelectionInteraction.State] = []
    let interaction = UIBandSelectionInteraction { states.append($0.state) }
    show(interaction)
    #expect(interaction.state == .possible && interaction.selectionRect == nil && interaction.view === canvas)
    mouse(.began, 120, 140)
    mouse(.moved, 90, 180)
    #expect(interaction.state == .began && interaction.selectionRect == CGRect(x: 70, y: 100, width: 30, height: 40))
    mouse(.moved, 60, 200)
    #expect(interaction.state == .selecting && interaction.selectionRect == CGRect(x: 40, y: 100, width: 60, height: 60))
    #expect(canvas.subviews.map(\.frame) == [CGRect(x: 40, y: 100, width: 60, height: 60)])
    mouse(.ended, 60, 200)
    #expect(states.first == .began && states.last == .ended && states.dropFirst().dropLast().allSatisfy { $0 == .selecting })
    #expect(interaction.state == .possible && interaction.selectionRect == nil && canvas.subviews.isEmpty)
  }

  @Test func fingersAndForbiddenPlacesBeginNothing() {
    var count = 0
    let interaction = UIBandSelectionInteraction { _ in count += 1 }
    show(interaction)
    screen.drag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 160, y: 200), duration: 0.2)
    #expect(count == 0)
    var asked: [CGPoint] = []
    interaction.shouldBeginHandler = { _, point in
      asked.append(point)
      return false
    }
    mouse(.began, 120, 140)
    mouse(.moved, 160, 180)
    mouse(.ended, 160, 180)
    #expect(count == 0 && asked == [CGPoint(x: 100, y: 100)])
    interaction.shouldBeginHandler = nil
    interaction.isEnabled = false
    mouse(.began, 120, 140)
    mouse(.moved, 160, 180)
    mouse(.ended, 160, 180)
    #expect(count == 0)
  }
}
