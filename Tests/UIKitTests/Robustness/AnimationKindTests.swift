import Foundation
import Testing
import UIKit
import VitrineTesting

/// Tests animations whose values are of another kind than the property.
@Suite(.serialized) @MainActor struct AnimationKindTests {
  @Test func aNumberInPlaceOfAStructureIsIgnoredWithAMessage() {
    let screen = HeadlessScreen(size: CGSize(width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(view)
    let values: [Any] = [
      5, 5.5, "text", CGFloat.nan, CGPoint(x: CGFloat.nan, y: 0), CGRect.zero, NSNumber(value: 3), [1], NSNull(), UIView(),
    ]
    for key in [
      "position", "bounds", "transform", "bounds.size", "backgroundColor", "contents", "shadowPath", "opacity", "hidden", "colors",
    ] {
      for value in values {
        for animation in [CABasicAnimation(keyPath: key), CASpringAnimation(keyPath: key)] {
          animation.fromValue = value
          animation.toValue = value
          animation.byValue = value
          view.layer.add(animation, forKey: nil)
        }
        let frames = CAKeyframeAnimation(keyPath: key)
        frames.values = [value, value]
        view.layer.add(frames, forKey: nil)
        view.layer.setValue(value, forKeyPath: key)
        screen.advance(by: 0.05)
        _ = view.layer.presentation()?.frame
        view.layer.removeAllAnimations()
      }
    }
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = 5
    view.layer.add(animation, forKey: "wrong")
    view.layer.position = CGPoint(x: 20, y: 20)
    #expect(view.layer.presentation()?.position == CGPoint(x: 20, y: 20), "an animation whose values do not fit has no effect")
  }
}
