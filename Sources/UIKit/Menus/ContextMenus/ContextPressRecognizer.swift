/// The long press that opens a context menu. Before it is recognised, it requests the highlight of the view.
final class ContextPressRecognizer: UILongPressGestureRecognizer {
  /// Called after `MenuMetrics.highlightDelay`. Returns whether a menu will open.
  var onHighlight: (() -> Bool)?
  /// Called if the press ends before it is recognised.
  var onCancel: (() -> Void)?
  /// Whether `onHighlight` was called for the current press.
  private(set) var hasAsked = false
  private var isHighlighting = false
  /// Whether a menu is open, or opens if the press lasts.
  var isOpening: Bool { isHighlighting || machine.isActive }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    schedule(after: MenuMetrics.highlightDelay) { [weak self] in self?.highlight() }
  }

  private func highlight() {
    guard machine.phase == .possible, trackedTouches.count == 1 else { return }
    // Of nested views with menus, the innermost one is highlighted.
    let others = environment?.engaged.compactMap { $0 as? ContextPressRecognizer } ?? []
    guard !others.contains(where: { $0 !== self && $0.isHighlighting && !$0.sequence.isDisjoint(with: sequence) }) else { return }
    hasAsked = true
    isHighlighting = onHighlight?() ?? false
  }

  override func didFail() {
    super.didFail()
    cancelPress()
  }

  override func reset() {
    super.reset()
    cancelPress()
    hasAsked = false
  }

  /// Called when the press is recognised. `onCancel` is not called after that.
  func opened() { isHighlighting = false }

  private func cancelPress() {
    guard isHighlighting else { return }
    isHighlighting = false
    onCancel?()
  }
}
