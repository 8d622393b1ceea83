import QuartzCore

/// The animation blocks that run now, innermost last: what a view answers when its layer asks for an action.
@MainActor
enum AnimationContext {
  private enum Level {
    case disabled
    case block(AnimationBlock)
  }

  private static var levels: [Level] = []
  static var isEnabled = true
  /// Takes the blocks of a transition that follows a finger.
  static var scrubber: TransitionScrubber?

  static var current: AnimationBlock? {
    guard isEnabled, case .block(let block)? = levels.last else { return nil }
    return block
  }

  /// One for all: each change of a property outside of animation blocks asks for it.
  private static let nothing = NSNull()

  /// The action of a view's layer: an animation inside of an animation block, `NSNull` outside.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    guard let block = current, block.animates, let path = LayerKeyPath(rawValue: key), let kind = path.kind, kind != .flag,
      kind != .contents, let value = path.value(in: layer.properties)
    else { return nothing }
    let shown = layer.motion == nil ? value : path.value(in: layer.presentedProperties(at: CACurrentMediaTime())) ?? value
    return ViewChange(block: block, path: path, old: value, shown: shown)
  }

  static func run(_ block: AnimationBlock, _ body: () -> Void) {
    levels.append(.block(block))
    defer { levels.removeLast() }
    body()
  }

  static func runDisabled(_ body: () -> Void) {
    levels.append(.disabled)
    defer { levels.removeLast() }
    body()
  }
}
