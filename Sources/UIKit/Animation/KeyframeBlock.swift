import QuartzCore

/// The block of `UIView.animateKeyframes`. Collects the changes of each property and makes one animation of them.
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

  private let keyframeOptions: UIView.KeyframeAnimationOptions
  private var tracks: [Track] = []
  /// The relative times of the current key frame.
  private var range = (start: 0.0, end: 1.0)

  init(duration: TimeInterval, curve: TimingCurve, options: UIView.KeyframeAnimationOptions) {
    keyframeOptions = options
    super.init(duration: duration, curve: curve, options: options.shared)
  }

  /// Runs the changes of one key frame. Times outside of 0...1 are clamped.
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

  func addAnimations(delay: TimeInterval, completion: BlockCompletion) {
    for track in tracks {
      let start = options.contains(.beginFromCurrentState) ? track.shown : track.frames[0].from
      let frames = frames(of: track, from: start)
      let animation = CAKeyframeAnimation(keyPath: track.path.rawValue)
      animation.duration = duration
      animation.delay = delay
      animation.customCurve = curve
      animation.fillMode = delay > 0 ? .both : .removed
      animation.repeatCount = options.contains(.repeat) ? .infinity : 0
      animation.autoreverses = options.contains(.autoreverse)
      animation.adopt(frames, as: track.path)
      animation.delegate = completion
      animation.touchRule = options.contains(.allowUserInteraction) ? .shown : .blocked
      completion.enter()
      for key in track.layer.animationKeys(within: track.path.rawValue) { track.layer.removeAnimation(forKey: key) }
      track.layer.add(animation, forKey: track.path.rawValue)
    }
  }

  /// Passes the key frames to an animator, which runs and scrubs them.
  func addTracks(to animator: AnimatorBlock, delay: Double) {
    for track in tracks {
      animator.add(frames(of: track, from: track.shown), of: track.path, on: track.layer, shown: track.shown, delay: delay)
    }
  }

  /// Returns the values at relative times. A property rests between the end of a frame and the start of the next.
  private func frames(of track: Track, from start: AnimatableValue) -> Keyframes {
    let mode = keyframeOptions.mode
    var steps: [(time: Double, value: AnimatableValue)] = [(0, start)]
    let sorted = track.frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
    for frame in sorted.map(\.element) {
      let last = steps[steps.count - 1]
      if mode == .discrete {
        // Of several frames at the same time the last one is used.
        if frame.start <= last.time { steps.removeLast() }
        steps.append((max(frame.start, last.time), frame.to))
        continue
      }
      if mode == .linear, frame.start > last.time { steps.append((frame.start, last.value)) }
      steps.append((max(frame.end, last.time), frame.to))
    }
    if let last = steps.last, last.time < 1, mode != .discrete { steps.append((1, last.value)) }
    return Keyframes(values: steps.map(\.value), keyTimes: steps.map(\.time) + (mode == .discrete ? [1] : []), mode: mode)
  }
}

extension UIView.KeyframeAnimationOptions {
  var mode: Keyframes.CalculationMode {
    switch calculation {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The equivalent options of a plain block. Bits 0 to 9 and the bits of the curve are the same.
  var shared: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & (0x3FF | 3 << 16)) }
}

extension CAKeyframeAnimation {
  /// Copies the values, times and calculation mode of key frames.
  func adopt(_ frames: Keyframes, as path: LayerKeyPath) {
    values = frames.values.map { $0.object(as: path.rawValue) }
    keyTimes = frames.keyTimes.map { NSNumber(value: $0) }
    switch frames.mode {
    case .linear: calculationMode = .linear
    case .discrete: calculationMode = .discrete
    case .paced: calculationMode = .paced
    case .cubic: calculationMode = .cubic
    case .cubicPaced: calculationMode = .cubicPaced
    }
  }
}
