import Logging
import QuartzCore

/// Animation blocks opened and closed by calls, as before iOS 4 (Apple: UIView, "Deprecated symbols"). Settings between the two calls apply
/// to the changes after them. Outside of such a block they are logged and ignored.
extension UIView {
  private static let legacyLog = Logger(label: "vitrine.animation")

  /// - Parameters:
  ///   - animationID: passed to the delegate.
  ///   - context: not used; selectors of this framework carry two arguments.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    AnimationContext.open(LegacyBlock(name: animationID))
  }

  public class func commitAnimations() {
    guard let block = AnimationContext.close() else { return legacyLog.warning("commitAnimations() without beginAnimations(_:context:)") }
    if let (view, options) = block.transition {
      let transition = CATransition()
      transition.adopt(options)
      transition.duration = block.duration
      transition.customCurve = block.curve
      transition.delegate = block.completion
      transition.touchRule = .blocked
      block.completion.enter()
      view.layer.add(transition, forKey: "transition")
    }
    block.completion.close()
  }

  private class func change(_ name: String, _ body: (LegacyBlock) -> Void) {
    guard let block = AnimationContext.legacy else { return legacyLog.warning("\(name) outside of beginAnimations(_:context:)") }
    body(block)
  }

  /// Sets the object that receives the selectors below. Held weakly.
  public class func setAnimationDelegate(_ delegate: Any?) {
    change("setAnimationDelegate(_:)") { $0.set(delegate.map { $0 as AnyObject }) }
  }

  /// Sets the selector called with the animation's name when the first animation begins.
  public class func setAnimationWillStart(_ selector: Selector?) { change("setAnimationWillStart(_:)") { $0.set(willStart: selector) } }

  /// Sets the selector called at the end, with the animation's name and an `NSNumber` that is true if all animations ran to their end.
  public class func setAnimationDidStop(_ selector: Selector?) { change("setAnimationDidStop(_:)") { $0.set(didStop: selector) } }

  /// Sets the duration in seconds. Default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    change("setAnimationDuration(_:)") { $0.duration = duration.isFinite ? max(duration, 0) : 0 }
  }

  /// Sets the delay in seconds. Default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    change("setAnimationDelay(_:)") { $0.delay = delay.isFinite ? max(delay, 0) : 0 }
  }

  /// Sets the curve. Default ease in and out.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) { change("setAnimationCurve(_:)") { $0.curve = curve.timing } }

  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    change("setAnimationRepeatCount(_:)") { $0.repeatCount = repeatCount.isNaN ? 0 : max(repeatCount, 0) }
  }

  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change("setAnimationRepeatAutoreverses(_:)") { $0.autoreverses = repeatAutoreverses }
  }

  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change("setAnimationBeginsFromCurrentState(_:)") {
      if fromCurrentState { $0.options.insert(.beginFromCurrentState) } else { $0.options.remove(.beginFromCurrentState) }
    }
  }

  /// Adds a transition of the view to the result of the block, with the block's duration and curve.
  public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {
    change("setAnimationTransition(_:for:cache:)") { block in
      block.transition = transition == .none || !view.layer.settleBeforeTransition() ? nil : (view, transition.options)
    }
  }

  /// Transitions of a block (Apple: UIView.AnimationTransition).
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown

    var options: UIView.AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }
}
