public import CoreGraphics

/// The reasons why an animation cannot be played (Apple: CGImageAnimationStatus). A successful call returns 0.
public enum CGImageAnimationStatus: Int32, Sendable {
  case parameterError = -22140
  case corruptInputImage = -22141
  case unsupportedFormat = -22142
  case incompleteInputImage = -22143
  case allocationFailure = -22144
}

/// Called on the main queue with the index of a frame and its image. The animation ends if the block sets its last argument to true.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Plays an animated GIF or PNG: calls the block with each frame at its time, until the block stops it or all repeats are over.
@discardableResult
public func CGAnimateImageAtURLWithBlock(_ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus
{
  guard let source = CGImageSourceCreateWithURL(url, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
  return ImageAnimation.start(source, options, block)
}

/// Plays an animated GIF or PNG from memory, like `CGAnimateImageAtURLWithBlock`.
@discardableResult
public func CGAnimateImageDataWithBlock(_ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock)
  -> OSStatus
{
  guard let source = CGImageSourceCreateWithData(data, nil) else { return CGImageAnimationStatus.parameterError.rawValue }
  return ImageAnimation.start(source, options, block)
}

/// The index of the first frame.
public let kCGImageAnimationStartIndex: CFString = "StartIndex"
/// The seconds for which each frame is shown, instead of the file's delays.
public let kCGImageAnimationDelayTime: CFString = "DelayTime"
/// The number of times the animation plays, instead of the file's; `kCFNumberPositiveInfinity` or 0 mean forever.
public let kCGImageAnimationLoopCount: CFString = "LoopCount"

/// A running animation. The next call scheduled on the main queue keeps it alive.
private final class ImageAnimation: @unchecked Sendable {
  // Used on the main queue only, once it is started.
  private let source: CGImageSource
  private let block: CGImageSourceAnimationBlock
  private let delays: [TimeInterval]
  /// The number of remaining repeats; nil means forever.
  private var rounds: Int?
  private var index: Int
  private var due = DispatchTime.now()

  static func start(_ source: CGImageSource, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) -> OSStatus {
    guard let outline = source.facts?.outline else { return CGImageAnimationStatus.unsupportedFormat.rawValue }
    guard outline.isComplete else { return CGImageAnimationStatus.incompleteInputImage.rawValue }
    let animation = ImageAnimation(source, outline, options, block)
    DispatchQueue.main.async { animation.show() }
    return 0
  }

  private init(_ source: CGImageSource, _ outline: ImageOutline, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock) {
    (self.source, self.block) = (source, block)
    let fixed = CGImageProperties.number(options?[kCGImageAnimationDelayTime])
    delays = outline.frames.map { max(0.001, fixed ?? ($0.duration < 0.02 ? 0.1 : $0.duration)) }
    let requested = options?[kCGImageAnimationLoopCount] as? NSNumber
    let loops = requested?.doubleValue ?? Double(outline.loops)
    rounds = loops.isFinite && loops > 0 ? Int(min(loops, 1e9)) : nil
    let first = CGImageProperties.number(options?[kCGImageAnimationStartIndex]).map { Int(min(max($0, 0), 1e9)) } ?? 0
    index = delays.indices.contains(first) ? first : 0
    due = .now()
  }

  private func show() {
    guard let picture = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    var stops = false
    block(index, picture, &stops)
    if stops { return }
    due = due + delays[index]
    index += 1
    if index == delays.count {
      index = 0
      rounds = rounds.map { $0 - 1 }
      if rounds == 0 { return }
    }
    // A late frame does not delay the following frames.
    due = max(due, .now())
    DispatchQueue.main.asyncAfter(deadline: due) { self.show() }
  }
}
