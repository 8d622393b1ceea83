import CoreGraphics
import QuartzCore

/// The running effects of an image view.
@MainActor
final class SymbolEffectRunner: NSObject, CAAnimationDelegate {
  private struct Running {
    var effect: any SymbolEffect
    var animation: CAAnimation
    var completion: UISymbolEffectCompletion?
    var sender: AnyObject?
  }

  private unowned let view: UIImageView
  private var running: [SymbolMotion.Kind: Running] = [:]

  init(view: UIImageView) { self.view = view }

  private func key(_ kind: SymbolMotion.Kind) -> String { "UISymbolEffect." + kind.rawValue }

  /// - Parameter sender: the sender for the completion handler; nil for the view.
  func add(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, sender: AnyObject? = nil,
    completion: UISymbolEffectCompletion?
  ) {
    // Only symbols can have effects.
    guard let motion = SymbolMotion(effect), view.image?.isSymbolImage == true else {
      completion?(UISymbolEffectCompletionContext(sender: sender ?? view, isFinished: false, effect: effect))
      return
    }
    end(motion.kind)
    let isAtEnd = !animated && motion.isPersistent
    guard animated || isAtEnd,
      let animation = motion.animation(
        isAtEnd ? .speed(1e6) : options, frames: view.symbolSteps, reducesMotion: UIAccessibility.isReduceMotionEnabled)
    else {
      completion?(UISymbolEffectCompletionContext(sender: sender ?? view, isFinished: true, effect: effect))
      return
    }
    animation.delegate = self
    view.layer.add(animation, forKey: key(motion.kind))
    // The layer keeps a copy of the animation.
    running[motion.kind] = Running(
      effect: effect, animation: view.layer.animation(forKey: key(motion.kind)) ?? animation, completion: completion, sender: sender)
  }

  /// Removes the effect of a kind. A symbol whose scale or visibility it changed returns to its normal state.
  func remove(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, animated: Bool, sender: AnyObject? = nil,
    completion: UISymbolEffectCompletion?
  ) {
    if let kind = SymbolMotion(effect)?.kind { remove(kind, options, animated: animated) }
    completion?(UISymbolEffectCompletionContext(sender: sender ?? view, isFinished: true, effect: effect))
  }

  func removeAll(_ options: SymbolEffectOptions, animated: Bool) {
    for kind in running.keys.sorted(by: { $0.rawValue < $1.rawValue }) { remove(kind, options, animated: animated) }
  }

  private func remove(_ kind: SymbolMotion.Kind, _ options: SymbolEffectOptions, animated: Bool) {
    guard running[kind] != nil else { return }
    let shown = view.layer.presentation()
    let (scale, opacity) = (shown?.value(forKeyPath: "transform.scale"), shown?.opacity)
    end(kind)
    guard animated, !UIAccessibility.isReduceMotionEnabled else { return }
    if kind == .scale || kind == .visibility, let scale {
      fade("transform.scale", from: scale)
      if kind == .visibility, let opacity { fade("opacity", from: opacity) }
    }
  }

  private func fade(_ keyPath: String, from value: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = value
    animation.duration = 0.25
    view.layer.add(animation, forKey: "UISymbolEffect.end." + keyPath)
  }

  private func end(_ kind: SymbolMotion.Kind) {
    guard let old = running.removeValue(forKey: kind) else { return }
    view.layer.removeAnimation(forKey: key(kind))
    finish(old, false)
  }

  private func finish(_ effect: Running, _ isFinished: Bool) {
    effect.completion?(UISymbolEffectCompletionContext(sender: effect.sender ?? view, isFinished: isFinished, effect: effect.effect))
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let (kind, old) = running.first(where: { $0.value.animation === anim }) else { return }
    // The final state of a lasting effect stays until the effect is removed; its handler is called once.
    if SymbolMotion(old.effect)?.isPersistent == true {
      running[kind]?.completion = nil
    } else {
      running[kind] = nil
    }
    finish(old, flag)
  }
}
