import QuartzCore

/// The block of `UIView.animate`. Adds an animation for each change.
@MainActor
class ViewAnimationBlock: AnimationBlock {
  var delay: TimeInterval
  let completion: BlockCompletion
  /// The number of repetitions; 0 does not repeat.
  var repeatCount: Float
  var autoreverses: Bool
  /// Views whose size changed. They are laid out inside the block.
  private var resized: [UIView] = []

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions, completion: BlockCompletion
  ) {
    self.delay = delay
    self.completion = completion
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    super.init(duration: duration, curve: curve, options: options)
  }

  /// Runs the changes, and lays out the resized views if the options say so.
  func run(_ animations: () -> Void) {
    AnimationContext.run(self) {
      animations()
      guard options.contains(.layoutSubviews) else { return }
      for view in resized { view.layoutIfNeeded() }
      resized = []
    }
  }

  override func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    let key = change.path.rawValue
    if options.contains(.layoutSubviews), key.hasPrefix("bounds"), let view = layer.delegate as? UIView,
      !resized.contains(where: { $0 === view })
    {
      resized.append(view)
    }
    if !addInParts(change, of: layer, to: new) { add(change, of: layer, to: new) }
  }

  /// Adds animations of the origin and the size for a change of the bounds, as iOS does since version 8, where animations are additive
  /// (published logs of `layer.animationKeys()`). A part that does not change gets none.
  /// - Returns: whether the change was animated so.
  private func addInParts(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) -> Bool {
    guard change.path.rawValue == "bounds", repeatCount == 0, !autoreverses, layer.animationKeys(of: "bounds").isEmpty,
      case .rect(let old) = change.old, case .rect(let shown) = change.shown, case .rect(let new) = new, old != new
    else { return false }
    if old.origin != new.origin {
      let part = ViewChange(block: self, path: .boundsOrigin, old: .point(old.origin), shown: .point(shown.origin))
      add(part, of: layer, to: .point(new.origin))
    }
    if old.size != new.size {
      let part = ViewChange(block: self, path: .boundsSize, old: .size(old.size), shown: .size(shown.size))
      add(part, of: layer, to: .size(new.size))
    }
    return true
  }

  private func add(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    let key = change.path.rawValue
    let running = layer.animationKeys(within: key)
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = duration
    animation.delay = delay
    animation.customCurve = curve
    animation.fillMode = delay > 0 ? .both : .removed
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.delegate = completion
    animation.touchRule = options.contains(.allowUserInteraction) ? .shown : .blocked

    var start = change.old
    var isAdditive = repeatCount == 0 && !autoreverses && start.canAddUp(to: new)
    if !running.isEmpty, !(isAdditive && joins(change, of: layer, to: new, over: running)) {
      start = change.shown
      for name in running { layer.removeAnimation(forKey: name) }
      isAdditive = isAdditive && start.canAddUp(to: new)
    }
    var name = key
    if isAdditive {
      // An additive animation shrinks the remaining distance to zero. Several of them add up.
      let difference = start.subtracting(new)
      animation.fromValue = difference.object(as: key)
      animation.toValue = difference.zero.object(as: key)
      animation.isAdditive = true
      var number = 1
      while layer.animation(forKey: name) != nil {
        number += 1
        name = "\(key)-\(number)"
      }
    } else {
      animation.fromValue = start.object(as: key)
      animation.toValue = new.object(as: key)
    }
    completion.enter()
    layer.add(animation, forKey: name)
  }

  /// Returns whether the new animation, added to the running ones, begins at the presented value. Not possible if a running animation
  /// repeats, because it would never end, or is not additive, or for transforms whose result depends on their order.
  private func joins(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue, over running: [String]) -> Bool {
    for name in running {
      guard let animation = layer.animation(forKey: name) as? CAPropertyAnimation, animation.isAdditive, animation.repeatCount <= 1 else {
        return false
      }
    }
    guard case .transform(let shown) = change.shown else { return true }
    guard case .transform(let before)? = change.path.value(in: layer.presentedProperties(at: CACurrentMediaTime())),
      case .transform(let joined) = AnimatableValue.transform(before).adding(change.old.subtracting(new))
    else { return false }
    return joined.isClose(to: shown)
  }
}

extension CALayer {
  /// Returns the keys of the animations that blocks have added for a key path.
  func animationKeys(of keyPath: String) -> [String] {
    (animationKeys() ?? []).filter { $0 == keyPath || ($0.hasPrefix(keyPath + "-") && Int($0.dropFirst(keyPath.count + 1)) != nil) }
  }
}

extension CALayer {
  /// Returns the keys of these animations and, for the bounds, those of the origin and the size.
  func animationKeys(within keyPath: String) -> [String] {
    (keyPath == "bounds" ? [keyPath, "bounds.origin", "bounds.size"] : [keyPath]).flatMap { animationKeys(of: $0) }
  }
}

extension AnimatableValue {
  /// Returns whether the animation to `end` can be additive. Transforms can if neither has a perspective and `end` is invertible.
  func canAddUp(to end: AnimatableValue) -> Bool {
    switch (self, end) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): true
    case (.transform(let start), .transform(let end)): start.isFlatInDepth && end.isFlatInDepth && end.volume > 1e-6
    default: false
    }
  }

  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    default: self
    }
  }
}

extension CATransform3D {
  /// Whether the transform has no perspective.
  fileprivate var isFlatInDepth: Bool { m14 == 0 && m24 == 0 && m34 == 0 && m44 == 1 }

  /// The factor by which the transform scales volumes, without sign.
  fileprivate var volume: CGFloat {
    abs(m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31))
  }

  fileprivate func isClose(to other: CATransform3D) -> Bool {
    func rows(_ t: CATransform3D) -> [CGFloat] {
      [t.m11, t.m12, t.m13, t.m21, t.m22, t.m23, t.m31, t.m32, t.m33, t.m41, t.m42, t.m43]
    }
    return zip(rows(self), rows(other)).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($0)) }
  }
}
