import Foundation
import Testing

@testable import Display

/// Tests pinches without a touch screen: the wheel with Ctrl, and fingers on a touch pad.
@Suite struct TouchPadTests {
  private func emulator() -> MouseTouchEmulator {
    var mouse = MouseTouchEmulator(size: CGSize(width: 100, height: 100))
    _ = mouse.handle(.moved(CGPoint(x: 30, y: 40)), at: 1)
    return mouse
  }

  private func transforms(_ events: [DisplayEvent]) -> [TransformSample] {
    events.compactMap { if case .transform(let sample) = $0 { sample } else { nil } }
  }

  @Test func theWheelWithControlPinchesAtThePointer() throws {
    var mouse = emulator()
    _ = mouse.handle(.modifiers(.control), at: 1)
    let up = try #require(transforms(mouse.handle(.wheel(x: 0, y: 2), at: 2)).first)
    #expect(abs(up.scale - 1.21) < 1e-9 && up.location == CGPoint(x: 30, y: 40) && up.timestamp == 2 && up.rotation == 0)
    let down = try #require(transforms(mouse.handle(.wheel(x: 0, y: -2), at: 3)).first)
    #expect(abs(up.scale * down.scale - 1) < 1e-9)
    let far = try #require(transforms(mouse.handle(.wheel(x: 0, y: 1e9), at: 3)).first)
    #expect(far.scale.isFinite)
    _ = mouse.handle(.modifiers([]), at: 4)
    #expect(transforms(mouse.handle(.wheel(x: 0, y: 1), at: 4)).isEmpty)
  }

  @Test func aTouchPadPinchesAndTurns() throws {
    var mouse = emulator()
    let sample = try #require(transforms(mouse.handle(.pad(scale: 1.05, rotation: 0.1), at: 2)).first)
    #expect(sample.scale == 1.05 && sample.rotation == 0.1)
    for (scale, rotation) in [(Double.nan, 0.0), (0, 0), (-1, 0), (1, Double.infinity), (1, 0)] {
      #expect(mouse.handle(.pad(scale: scale, rotation: rotation), at: 2).isEmpty)
    }
    _ = mouse.handle(.primaryDown(CGPoint(x: 30, y: 40)), at: 3)
    #expect(mouse.handle(.pad(scale: 1.05, rotation: 0), at: 3).isEmpty, "a finger that is down does something else")
  }
}
