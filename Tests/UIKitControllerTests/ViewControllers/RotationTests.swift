import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct RotationTests {
  private final class Turning: UIViewController {
    var calls: [String] = []
    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("will \(orientation.rawValue)")
    }
    override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
      calls.append("animate \(orientation.rawValue) \(view.bounds.width)")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { calls.append("did \(orientation.rawValue)") }
  }

  @Test func aWindowThatTurnsTellsTheMethodsForRotation() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let controller = Turning()
    screen.show(controller)
    try screen.resize(to: CGSize(width: 120, height: 200))
    screen.settle()
    #expect(controller.calls.isEmpty)
    try screen.resize(to: CGSize(width: 200, height: 100))
    screen.settle()
    let landscape = UIInterfaceOrientation.landscapeRight.rawValue, portrait = UIInterfaceOrientation.portrait.rawValue
    #expect(controller.calls == ["will \(landscape)", "animate \(landscape) 200.0", "did \(portrait)"])
    #expect(controller.interfaceOrientation == .landscapeRight)
  }
}
