import QuartzCore

/// The block of `UIView.animate`: adds an animation for each change.
@MainActor
final class ViewAnimationBlock: AnimationBlock {
  private let delay: TimeInterval
  private let options: UIView.AnimationOptions
  private let completion: BlockCompletion
  /// 0 repeats not at all.
  var repeatCount: Float
  var autoreverses: Bool

  init(
    duration: TimeInterval, delay: TimeInterval, curve: TimingCurve, options: UIView.AnimationOptions, completion: BlockCompletion
  ) {
    self.delay = delay
    self.options = options
    self.completion = completion
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    super.init(duration: duration, curve: curve)
  }

  override func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    let key = change.path.rawValue
    let running = layer.animationKeys(of: key)
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = duration
    animation.delay = delay
    animation.customCurve = curve
    animation.fillMode = delay > 0 ? .both : .removed
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
    animation.delegate = completion

    var start = change.old
    // What repeats would go on for ever under the new one.
    let repeats = running.contains { (layer.animation(forKey: $0)?.repeatCount ?? 0) > 1 }
    let isAdditive = new.isAdditive && repeatCount == 0 && !autoreverses
    if !running.isEmpty && (repeats || !isAdditive) {
      start = change.shown
      for name in running { layer.removeAnimation(forKey: name) }
    }
    var name = key
    if isAdditive {
      // The distance that is left shrinks to nothing; several of them add up.
      let way = start.subtracting(new)
      animation.fromValue = way.object(as: key)
      animation.toValue = way.zero.object(as: key)
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
}

extension CALayer {
  /// Keys of the animations that blocks have added for a key path.
  func animationKeys(of keyPath: String) -> [String] {
    (animationKeys() ?? []).filter { $0 == keyPath || ($0.hasPrefix(keyPath + "-") && Int($0.dropFirst(keyPath.count + 1)) != nil) }
  }
}

extension AnimatableValue {
  /// Whether differences can be added up.
  var isAdditive: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    default: false
    }
  }

  var zero: AnimatableValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    default: self
    }
  }
}
