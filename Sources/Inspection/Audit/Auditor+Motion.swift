import Hosting
import QuartzCore
import UIKit

extension Auditor {
  /// Returns the views that move now: those with animations that change their position, size or transform by more than a few points, and
  /// emitters of particles.
  func moving() -> [UIView] {
    subjects.filter { !$0.visible.isEmpty && !$0.isInBar && ClassNames.isPublic(type(of: $0.view)) && !Self.isIndicator($0.view) }
      .map(\.view).filter { view in
        let layers = [view.layer] + (view.layer.sublayers ?? []).filter { !($0.delegate is UIView) }
        return layers.contains { Self.moves($0) || ($0 as? CAEmitterLayer).map { $0.birthRate > 0 } == true }
      }
  }

  func motionFinding(_ view: UIView) -> AuditFinding? {
    guard let subject = subjects.first(where: { $0.view === view }) else { return nil }
    return finding(
      .motion, .warning, view, frame: subject.visible, "It moves although people asked for less motion (Reduce Motion).",
      suggestion: "Ask UIAccessibility.isReduceMotionEnabled, and fade, or leave the motion out.")
  }

  /// Whether the view is a control that is meant to move, such as an activity indicator.
  private static func isIndicator(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains {
      $0 is UIActivityIndicatorView || $0 is UIRefreshControl || $0 is UIProgressView || $0 is UISwitch || $0 is UIScrollView && $0 === view
    }
  }

  private static func moves(_ layer: CALayer) -> Bool {
    (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }.contains { moves($0, in: layer) }
  }

  private static func moves(_ animation: CAAnimation, in layer: CALayer) -> Bool {
    if let group = animation as? CAAnimationGroup { return (group.animations ?? []).contains { moves($0, in: layer) } }
    guard let property = animation as? CAPropertyAnimation, let path = property.keyPath else { return false }
    let paths = ["position", "transform", "bounds", "frame", "sublayerTransform", "zPosition"]
    guard paths.contains(where: { path.hasPrefix($0) }) else { return false }
    // A short animation, as of a button that shrinks under the finger, is not reported.
    return animation.repeatCount > 1 || animation.repeatDuration > 0 || animation.duration >= 0.1
  }
}
