import CoreGraphics
import Foundation
import RenderTree

/// Converts animation objects to RenderTree's values.
@MainActor
enum AnimationCompiler {
  /// Returns the values of an animation.
  ///
  /// - Parameter now: the start, in the layer's time, of an animation without a begin time; nil for the current time.
  static func compile(_ entry: AnimationEntry, on layer: CALayer, beginningAt now: TimeInterval? = nil) -> [LayerAnimation] {
    let begin = entry.begin ?? (now ?? layer.localTime(ofClock: MediaClock.now())) + entry.animation.delay
    var compilation = Compilation(layer: layer, id: entry.id)
    compilation.add(entry.animation, timing: timing(of: entry.animation, begin: begin), groups: [])
    return compilation.result
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

  /// Whether the animation changes a key that only the layer's own code draws.
  static func animatesCustomKey(_ animation: CAAnimation, on layer: CALayer) -> Bool {
    if let group = animation as? CAAnimationGroup { return (group.animations ?? []).contains { animatesCustomKey($0, on: layer) } }
    guard let key = (animation as? CAPropertyAnimation)?.keyPath, !layer.hasProperty(key) else { return false }
    return type(of: layer).needsDisplay(forKey: key)
  }
}

/// Collects the values of one animation object on a layer.
@MainActor
private struct Compilation {
  let layer: CALayer
  let id: UInt64
  var result: [LayerAnimation] = []

  init(layer: CALayer, id: UInt64) {
    self.layer = layer
    self.id = id
  }

  mutating func add(_ animation: CAAnimation, timing: MediaTiming, groups: [LayerAnimation.Group]) {
    switch animation {
    case let group as CAAnimationGroup:
      let inner = groups + [LayerAnimation.Group(timing: timing, curve: group.curve)]
      for child in group.animations ?? [] {
        var childTiming = AnimationCompiler.timing(of: child, begin: child.beginTime)
        if childTiming.duration == 0 { childTiming.duration = timing.duration }
        add(child, timing: childTiming, groups: inner)
      }
    case let basic as CABasicAnimation:
      let objects = [basic.fromValue, basic.toValue, basic.byValue]
      guard let target = target(of: basic, objects) else { return }
      let values = objects.map(target.value)
      if let wrong = zip(objects, values).first(where: { $0 != nil && $1 == nil })?.0 { return refuse(wrong, target.path) }
      add(basic, target.path, .basic(from: values[0], to: values[1], by: values[2]), timing, groups, target.function)
    case let frames as CAKeyframeAnimation:
      add(frames, timing, groups)
    default:
      return
    }
  }

  private mutating func add(
    _ animation: CAPropertyAnimation, _ path: LayerKeyPath, _ effect: LayerAnimation.Effect, _ timing: MediaTiming,
    _ groups: [LayerAnimation.Group], _ function: TransformFunction? = nil
  ) {
    result.append(
      LayerAnimation(
        id: id, keyPath: path, effect: effect, curve: animation.curve, timing: timing, isAdditive: animation.isAdditive,
        isCumulative: animation.isCumulative, groups: groups, function: function))
  }

  /// Logs once that an animation has no effect, because a value is not of the property's kind or is not finite.
  private func refuse(_ object: Any, _ path: LayerKeyPath) {
    LayerLog.once("ignored an animation of \(path.rawValue) with \(type(of: object)) \("\(object)".prefix(60))", of: layer)
  }

  // MARK: Target

  private struct Target {
    let path: LayerKeyPath
    let kind: AnimatableValue.Kind
    var function: TransformFunction?

    @MainActor func value(_ object: Any?) -> AnimatableValue? {
      guard let object else { return nil }
      guard let function else { return AnimatableValue(object, kind: kind) }
      return function.inputs == 1 ? AnimatableValue(object, kind: .number) : Target.three(object)
    }

    /// Returns three numbers, or one number for all three components.
    @MainActor private static func three(_ object: Any) -> AnimatableValue? {
      if let number = CGFloat(finite: object) { return .numbers([number, number, number]) }
      if case .size(let size)? = AnimatableValue(object, kind: .size) { return .numbers([size.width, size.height, 0]) }
      guard case .numbers(let numbers)? = AnimatableValue(object, kind: .numbers), numbers.count == 3 else { return nil }
      return .numbers(numbers)
    }
  }

  private func target(of animation: CAPropertyAnimation, _ objects: [Any?]) -> Target? {
    guard let keyPath = animation.keyPath else { return nil }
    if keyPath == "contents" { return Target(path: .contents, kind: .contents) }
    if layer.hasProperty(keyPath), let path = LayerKeyPath(rawValue: keyPath), let kind = path.kind {
      return Target(path: path, kind: kind, function: kind == .transform ? animation.valueFunction?.function : nil)
    }
    // A custom key of the program.
    let model = layer.value(forKey: keyPath)
    guard let kind = AnimatableValue.kind(of: model) ?? objects.lazy.compactMap({ AnimatableValue.kind(of: $0) }).first else { return nil }
    return Target(path: LayerKeyPath(special: keyPath), kind: kind)
  }

  // MARK: Key frames

  private mutating func add(_ animation: CAKeyframeAnimation, _ timing: MediaTiming, _ groups: [LayerAnimation.Group]) {
    // For a custom key without a value, the first value determines the kind. With a path, the kind is a point.
    let examples: [Any?] = (animation.values ?? []) + (animation.path == nil ? [] : [CGPoint.zero])
    guard let target = target(of: animation, examples) else { return }
    let times = animation.keyTimes?.map(\.doubleValue)
    let curves = animation.timingFunctions?.map(\.curve) ?? []
    let mode = animation.mode
    if let route = animation.path, target.kind == .point || target.kind == .size {
      guard let track = PathTrack(route, keyTimes: times, pacing: curves, mode: mode) else { return }
      add(animation, target.path, .path(track), timing, groups)
      if let rotation = animation.rotationMode {
        let turn = rotation == .rotateAutoReverse ? CGFloat.pi : 0
        result.append(
          LayerAnimation(
            id: id, keyPath: .transformRotation, effect: .heading(track, turn), curve: animation.curve, timing: timing, groups: groups))
      }
      return
    }
    let objects = animation.values ?? []
    let values = objects.compactMap { target.value($0) }
    if values.count < objects.count, let wrong = objects.first(where: { target.value($0) == nil }) { return refuse(wrong, target.path) }
    guard !values.isEmpty else { return }
    func numbers(_ list: [NSNumber]?) -> [Double] { list?.map(\.doubleValue).map { $0.isFinite ? $0 : 0 } ?? [] }
    let frames = Keyframes(
      values: values, keyTimes: times, curves: curves, mode: mode, tension: numbers(animation.tensionValues),
      continuity: numbers(animation.continuityValues), bias: numbers(animation.biasValues))
    add(animation, target.path, .keyframes(frames), timing, groups, target.function)
  }
}

extension CAKeyframeAnimation {
  fileprivate var mode: Keyframes.CalculationMode {
    switch calculationMode {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: .linear
    }
  }
}

extension CALayer {
  /// Whether the layer itself has the key path, so that it is not a custom key of the program.
  func hasProperty(_ keyPath: String) -> Bool {
    guard let path = LayerKeyPath(rawValue: keyPath) else { return false }
    return path.owner == nil || path.owner == properties.figure?.kind
  }
}
