import CoreGraphics
import Foundation
import RenderTree

/// Turns animation objects into RenderTree's values.
@MainActor
enum AnimationCompiler {
  /// Without a begin: it begins at `now`, in the layer's time.
  static func compile(_ entry: AnimationEntry, on layer: CALayer, beginningAt now: TimeInterval? = nil) -> [LayerAnimation] {
    let begin = entry.begin ?? (now ?? layer.localTime(ofClock: MediaClock.now())) + entry.animation.delay
    var result: [LayerAnimation] = []
    let timing = timing(of: entry.animation, begin: begin)
    append(entry.animation, timing: timing, id: entry.id, groups: [], to: &result)
    return result
  }

  static func timing(of animation: CAAnimation, begin: TimeInterval?) -> MediaTiming {
    MediaTiming(
      beginTime: finite(begin ?? 0), duration: max(finite(animation.duration), 0), speed: finite(Double(animation.speed)),
      timeOffset: finite(animation.timeOffset), repeatCount: repeats(animation.repeatCount),
      repeatDuration: animation.repeatDuration > 0 ? animation.repeatDuration : 0, autoreverses: animation.autoreverses,
      fillMode: MediaTiming.FillMode(rawValue: animation.fillMode.rawValue) ?? .removed)
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  private static func repeats(_ count: Float) -> Double { count.isNaN || count < 0 ? 0 : Double(count) }

  private static func append(
    _ animation: CAAnimation, timing: MediaTiming, id: UInt64, groups: [LayerAnimation.Group], to result: inout [LayerAnimation]
  ) {
    switch animation {
    case let group as CAAnimationGroup:
      let inner = groups + [LayerAnimation.Group(timing: timing, curve: group.curve)]
      for child in group.animations ?? [] {
        var childTiming = AnimationCompiler.timing(of: child, begin: child.beginTime)
        if childTiming.duration == 0 { childTiming.duration = timing.duration }
        append(child, timing: childTiming, id: id, groups: inner, to: &result)
      }
    case let basic as CABasicAnimation:
      guard let path = basic.effectiveKeyPath.flatMap({ LayerKeyPath(rawValue: $0) }), let kind = path.kind else { return }
      func value(_ object: Any?) -> AnimatableValue? { object == nil ? nil : AnimatableValue(object, kind: kind) }
      result.append(
        LayerAnimation(
          id: id, keyPath: path, effect: .basic(from: value(basic.fromValue), to: value(basic.toValue), by: value(basic.byValue)),
          curve: basic.curve, timing: timing, isAdditive: basic.isAdditive, isCumulative: basic.isCumulative, groups: groups))
    case let frames as CAKeyframeAnimation:
      append(frames, timing: timing, id: id, groups: groups, to: &result)
    default:
      return
    }
  }

  private static func append(
    _ animation: CAKeyframeAnimation, timing: MediaTiming, id: UInt64, groups: [LayerAnimation.Group],
    to result: inout [LayerAnimation]
  ) {
    guard let path = animation.effectiveKeyPath.flatMap({ LayerKeyPath(rawValue: $0) }), let kind = path.kind else { return }
    func add(_ keyPath: LayerKeyPath, _ frames: Keyframes) {
      result.append(
        LayerAnimation(
          id: id, keyPath: keyPath, effect: .keyframes(frames), curve: animation.curve, timing: timing,
          isAdditive: animation.isAdditive, isCumulative: animation.isCumulative, groups: groups))
    }
    let times = animation.keyTimes?.map(\.doubleValue)
    let curves = animation.timingFunctions?.map(\.curve) ?? []
    if let route = animation.path, kind == .point {
      let motion = PathMotion(
        route, keyTimes: times, curves: curves, isPaced: [.paced, .cubicPaced].contains(animation.calculationMode))
      guard !motion.points.isEmpty else { return }
      let mode = animation.calculationMode == .discrete ? Keyframes.CalculationMode.discrete : .linear
      add(path, Keyframes(values: motion.points.map { .point($0) }, keyTimes: mode == .linear ? motion.times : nil, mode: mode))
      if let rotation = animation.rotationMode {
        let turn = rotation == .rotateAutoReverse ? CGFloat.pi : 0
        add(.transformRotation, Keyframes(values: motion.angles.map { .number($0 + turn) }, keyTimes: motion.times))
      }
      return
    }
    let values = (animation.values ?? []).compactMap { AnimatableValue($0, kind: kind) }
    guard !values.isEmpty else { return }
    add(path, Keyframes(values: values, keyTimes: times, curves: curves, mode: mode(animation.calculationMode)))
  }

  private static func mode(_ mode: CAAnimationCalculationMode) -> Keyframes.CalculationMode {
    switch mode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}
