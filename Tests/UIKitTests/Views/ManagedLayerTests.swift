import QuartzCore
import Testing
import VitrineTesting

@testable import UIKit

/// Tests layers with properties marked with `@NSManaged`, as rewritten by the compiler shim.
@Suite(.serialized) @MainActor struct ManagedLayerTests {
  private final class Dial: CALayer {
    var angle: Double {
      get { _vitrineManaged("angle") }
      set { _vitrineSetManaged("angle", newValue) }
    }
    var inset: CGFloat {
      get { _vitrineManaged("inset") }
      set { _vitrineSetManaged("inset", newValue) }
    }
    var tint: UIColor? {
      get { _vitrineManaged("tint") }
      set { _vitrineSetManaged("tint", newValue) }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "angle" || super.needsDisplay(forKey: key) }
  }

  @Test func valuesThatWereNeverSetAreZeroOrNil() {
    let dial = Dial()
    #expect(dial.angle == 0 && dial.inset == 0 && dial.tint == nil)
  }

  @Test func valuesAreThoseOfKeyValueCoding() {
    let dial = Dial()
    dial.angle = 90
    dial.tint = .red
    #expect(dial.value(forKey: "angle") as? Double == 90)
    dial.setValue(NSNumber(value: 45), forKey: "angle")
    dial.setValue(3.5, forKey: "inset")
    #expect(dial.angle == 45 && dial.inset == 3.5 && dial.tint == .red)
    dial.tint = nil
    #expect(dial.value(forKey: "tint") == nil && dial.tint == nil)
  }

  @Test func presentationLayersInterpolate() throws {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let dial = Dial()
    dial.frame = view.bounds
    view.layer.addSublayer(dial)
    screen.show(view)
    let animation = CABasicAnimation(keyPath: "angle")
    animation.fromValue = 0.0
    animation.toValue = 360.0
    animation.duration = 1
    dial.angle = 360
    dial.add(animation, forKey: "angle")
    screen.advance(by: 0.25)
    #expect(abs(try #require(dial.presentation()).angle - 90) < 8)
    screen.advance(by: 1)
    #expect(dial.presentation()?.angle == 360)
  }
}
