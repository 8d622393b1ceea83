import CoreGraphics
import Foundation
import QuartzCore

/// The animation of an effect. Apple documents neither the durations nor the distances of effects; those are our own choice.
@MainActor
struct SymbolMotion {
  enum Kind: String {
    case bounce, pulse, variableColor, scale, visibility, wiggle, rotate, breathe
  }

  var kind: Kind
  private var variants: Set<String>
  /// Whether the final state lasts until the effect is removed.
  private(set) var isPersistent = false
  private var appears = false

  init?(_ effect: any SymbolEffect) {
    func make(_ kind: Kind, _ variants: [String]) -> SymbolMotion { SymbolMotion(kind: kind, variants: Set(variants)) }
    switch effect {
    case let effect as BounceSymbolEffect: self = make(.bounce, effect.variants)
    case let effect as PulseSymbolEffect: self = make(.pulse, effect.variants)
    case let effect as VariableColorSymbolEffect: self = make(.variableColor, effect.variants)
    case let effect as ScaleSymbolEffect:
      self = make(.scale, effect.variants)
      isPersistent = true
    case let effect as AppearSymbolEffect:
      self = make(.visibility, effect.variants)
      (isPersistent, appears) = (true, true)
    case let effect as DisappearSymbolEffect:
      self = make(.visibility, effect.variants)
      isPersistent = true
    case let effect as DrawOnSymbolEffect:
      self = make(.visibility, effect.variants)
      (isPersistent, appears) = (true, true)
    case let effect as DrawOffSymbolEffect:
      self = make(.visibility, effect.variants)
      isPersistent = true
    case let effect as WiggleSymbolEffect: self = make(.wiggle, effect.variants)
    case let effect as RotateSymbolEffect: self = make(.rotate, effect.variants)
    case let effect as BreatheSymbolEffect: self = make(.breathe, effect.variants)
    default: return nil
    }
  }

  private init(kind: Kind, variants: Set<String>) {
    self.kind = kind
    self.variants = variants
  }

  /// Whether the effect repeats without end unless the options say otherwise.
  private var repeatsByDefault: Bool { kind == .pulse || kind == .variableColor || kind == .breathe }

  /// Returns the animation of the layer of an image view; nil if nothing moves.
  /// - Parameter frames: the contents for the steps of a variable symbol, from none to all.
  func animation(_ options: SymbolEffectOptions, frames: [CGImage], reducesMotion: Bool) -> CAAnimation? {
    let tracks = reducesMotion ? reducedTracks(frames) : tracks(frames)
    guard !tracks.isEmpty else { return nil }
    let group = CAAnimationGroup()
    group.animations = tracks
    let length = tracks.map(\.duration).max() ?? 0
    group.duration = length + max(options.delay, 0)
    group.speed = options.rate.isFinite && options.rate > 0 ? Float(options.rate) : 1
    if isPersistent {
      group.fillMode = .both
      group.isRemovedOnCompletion = false
    } else if options.repeats ?? repeatsByDefault {
      group.repeatCount = options.count.map { Float(max($0, 1)) } ?? .infinity
    }
    return group
  }

  /// The tracks with Reduce Motion, which change only the opacity.
  private func reducedTracks(_ frames: [CGImage]) -> [CAKeyframeAnimation] {
    switch kind {
    case .pulse, .variableColor: tracks(frames)
    case .visibility: [track("opacity", appears ? [0, 1] : [1, 0], 0.25)]
    case .scale: [track("transform.scale", [scale, scale], 0.01)]
    case .bounce, .wiggle, .rotate, .breathe: []
    }
  }

  private var scale: Double { variants.contains("down") ? 0.8 : 1.2 }

  private func tracks(_ frames: [CGImage]) -> [CAKeyframeAnimation] {
    let isDown = variants.contains("down")
    switch kind {
    case .bounce: return [track("transform.scale", isDown ? [1, 0.8, 1.05, 1] : [1, 1.2, 0.95, 1], 0.5)]
    case .pulse: return [track("opacity", [1, 0.35, 1], 1.2)]
    case .variableColor: return variableColor(frames)
    case .scale: return [track("transform.scale", [1, scale], 0.25)]
    case .visibility:
      // With `up`, an appearing symbol grows from a smaller size; with `down`, it shrinks from a larger one.
      let small = isDown == appears ? 1.35 : 0.6
      return [
        track("opacity", appears ? [0, 1] : [1, 0], 0.3), track("transform.scale", appears ? [small, 1] : [1, isDown ? 0.6 : small], 0.3),
      ]
    case .wiggle:
      if variants.contains("left") || variants.contains("right") || variants.contains("forward") || variants.contains("backward") {
        return [track("transform.translation.x", [0, -3, 3, -2, 2, 0], 0.6)]
      }
      if variants.contains("up") || isDown { return [track("transform.translation.y", [0, -3, 3, -2, 2, 0], 0.6)] }
      return [track("transform.rotation.z", [0, -0.17, 0.17, -0.1, 0.1, 0], 0.6)]
    case .rotate:
      let turn = variants.contains("counterClockwise") ? -2 * Double.pi : 2 * Double.pi
      return [track("transform.rotation.z", [0, turn / 2, turn], 1)]
    case .breathe:
      let scale = track("transform.scale", [1, 1.12, 1], 2)
      return variants.contains("plain") ? [scale] : [scale, track("opacity", [1, 0.6, 1], 2)]
    }
  }

  /// The steps of a variable symbol one after the other; a pulse for symbols without steps.
  private func variableColor(_ frames: [CGImage]) -> [CAKeyframeAnimation] {
    guard frames.count > 1 else { return [track("opacity", [1, 0.35, 1], 1.2)] }
    let all = variants.contains("reversing") ? frames + frames.dropFirst().dropLast().reversed() : frames
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = all
    animation.calculationMode = .discrete
    animation.duration = 0.25 * Double(all.count)
    return [animation]
  }

  private func track(_ keyPath: String, _ values: [Double], _ duration: Double) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = values.map { NSNumber(value: $0) }
    animation.duration = duration
    animation.fillMode = .both
    if kind != .rotate {
      animation.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .easeInEaseOut), count: max(values.count - 1, 1))
    }
    return animation
  }
}
