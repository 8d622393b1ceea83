import QuartzCore

/// The block of `UIView.animateKeyframes`: collects the changes of each property, then makes one animation of them.
@MainActor
final class KeyframeBlock: AnimationBlock {
  private struct Frame {
    var start, end: Double
    var from, to: AnimatableValue
  }

  private struct Track {
    let layer: CALayer
    let path: LayerKeyPath
    let shown: AnimatableValue
    var frames: [Frame]
  }

  private var tracks: [Track] = []
  /// The relative times of the key frame that is being added.
  private var range = (start: 0.0, end: 1.0)

  /// Runs the changes of one key frame; times outside of 0...1 are clamped.
  func add(start: Double, duration: Double, _ body: () -> Void) {
    let outer = range
    let start = start.isFinite ? min(max(start, 0), 1) : 0
    let length = duration.isFinite ? min(max(duration, 0), 1 - start) : 0
    range = (start, start + length)
    body()
    range = outer
  }

  override func changed(_ change: ViewChange, of layer: CALayer, to new: AnimatableValue) {
    let frame = Frame(start: range.start, end: range.end, from: change.old, to: new)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.path == change.path }) {
      tracks[index].frames.append(frame)
    } else {
      tracks.append(Track(layer: layer, path: change.path, shown: change.shown, frames: [frame]))
    }
  }

  func addAnimations(delay: TimeInterval, options: UIView.KeyframeAnimationOptions, completion: BlockCompletion) {
    for track in tracks {
      let animation = CAKeyframeAnimation(keyPath: track.path.rawValue)
      animation.duration = duration
      animation.delay = delay
      animation.customCurve = curve
      animation.fillMode = delay > 0 ? .both : .removed
      animation.repeatCount = options.contains(.repeat) ? .infinity : 0
      animation.autoreverses = options.contains(.autoreverse)
      animation.calculationMode = KeyframeBlock.mode(options)
      animation.delegate = completion
      let start = options.contains(.beginFromCurrentState) ? track.shown : track.frames[0].from
      let steps = KeyframeBlock.steps(track.frames, from: start, holds: options.calculation == 0, isDiscrete: options.calculation == 1)
      animation.values = steps.map { $0.value.object(as: track.path.rawValue) }
      animation.keyTimes = steps.map { NSNumber(value: $0.time) }
      if options.calculation == 1 { animation.keyTimes?.append(1) }
      completion.enter()
      for key in track.layer.animationKeys(of: track.path.rawValue) { track.layer.removeAnimation(forKey: key) }
      track.layer.add(animation, forKey: track.path.rawValue)
    }
  }

  /// Values at relative times. A property rests between the end of a frame and the start of the next.
  private static func steps(
    _ frames: [Frame], from start: AnimatableValue, holds: Bool, isDiscrete: Bool
  ) -> [(time: Double, value: AnimatableValue)] {
    var steps: [(time: Double, value: AnimatableValue)] = [(0, start)]
    for frame in frames.enumerated().sorted(by: { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }).map(\.element) {
      let last = steps[steps.count - 1]
      if isDiscrete {
        steps.append((max(frame.start, last.time), frame.to))
        continue
      }
      if holds, frame.start > last.time { steps.append((frame.start, last.value)) }
      steps.append((max(frame.end, last.time), frame.to))
    }
    if !isDiscrete, let last = steps.last, last.time < 1 { steps.append((1, last.value)) }
    return steps
  }

  private static func mode(_ options: UIView.KeyframeAnimationOptions) -> CAAnimationCalculationMode {
    switch options.calculation {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
