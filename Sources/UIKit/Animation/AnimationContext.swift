import QuartzCore

/// The stack of the running animation blocks, innermost last. Supplies the actions that views return to their layers.
@MainActor
enum AnimationContext {
  private static var blocks: [AnimationBlock] = []
  static var isEnabled = true
  /// Receives the animation blocks of an interactive transition; nil while none runs.
  static var scrubber: TransitionScrubber?

  static var current: AnimationBlock? { isEnabled ? blocks.last : nil }

  /// Shared, because every property change outside of animation blocks asks for it.
  private static let nothing = NSNull()

  /// Returns the action of a view's layer: an animation inside an animation block, `NSNull` outside.
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

  // MARK: Blocks opened and closed by calls

  static func open(_ block: LegacyBlock) { blocks.append(block) }

  /// The innermost block, if it was opened with `open(_:)`; nil while another block runs inside it.
  static var legacy: LegacyBlock? { blocks.last as? LegacyBlock }

  static func close() -> LegacyBlock? {
    guard let block = legacy else { return nil }
    blocks.removeLast()
    return block
  }
}
