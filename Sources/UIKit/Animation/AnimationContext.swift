import QuartzCore

/// The animation blocks that run now, innermost last: what a view answers when its layer asks for an action.
@MainActor
enum AnimationContext {
  private static var blocks: [AnimationBlock] = []
  static var isEnabled = true
  /// Takes the blocks of a transition that follows a finger.
  static var scrubber: TransitionScrubber?

  static var current: AnimationBlock? { isEnabled ? blocks.last : nil }

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
    blocks.append(block)
    defer { blocks.removeAll { $0 === block } }
    body()
  }

  static func runDisabled(_ body: () -> Void) {
    let before = isEnabled
    isEnabled = false
    defer { isEnabled = before }
    body()
  }

  // MARK: Blocks that are opened and closed by calls

  static func open(_ block: LegacyBlock) { blocks.append(block) }

  /// The innermost block that was opened so; only while no other block runs inside of it.
  static var legacy: LegacyBlock? { blocks.last as? LegacyBlock }

  static func close() -> LegacyBlock? {
    guard let block = legacy else { return nil }
    blocks.removeLast()
    return block
  }
}
