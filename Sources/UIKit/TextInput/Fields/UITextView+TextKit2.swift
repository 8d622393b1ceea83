internal import CoreText
import Foundation

// A text view with a text layout manager: the manager lays out the text, its fragments draw it, and the caret and the selection use its lines.
extension UITextView {
  /// The text layout manager that lays out the view's text; nil if there is none.
  var shownTextLayoutManager: NSTextLayoutManager? {
    guard let manager = textContainer.textLayoutManager, let content = manager.textContentManager as? NSTextContentStorage,
      content.textStorage === textStorage
    else { return nil }
    return manager
  }

  /// Returns the text layout manager of the container, or makes one; nil if the view stays with TextKit 1.
  func adoptTextLayoutManager() -> NSTextLayoutManager? {
    guard !textState.isTextKit1 else { return nil }
    if let present = textContainer.textLayoutManager { return present }
    if let former = textContainer.layoutManager {
      // The view has made it for limits of the container; no program has seen it.
      textStorage.removeLayoutManager(former)
      for index in former.textContainers.indices.reversed() { former.removeTextContainer(at: index) }
    }
    let content = NSTextContentStorage()
    content.textStorage = textStorage
    let made = NSTextLayoutManager()
    content.addTextLayoutManager(made)
    content.primaryTextLayoutManager = made
    made.textContainer = textContainer
    attach(made)
    core.invalidateLayout()
    return made
  }

  func attach(_ manager: NSTextLayoutManager) {
    textState.contentStorage = manager.textContentManager as? NSTextContentStorage
    manager.parentView = self
    manager.styler = { [weak self] range in
      // The layout manager of a view is used on the main thread only.
      MainActor.assumeIsolated {
        self?.viewText(range.location..<range.location + range.length) ?? StyledText("", style: .stringDefault)
      }
    }
    manager.onLayout = { [weak self] in MainActor.assumeIsolated { self?.core.invalidateLayout() } }
    manager.onDisplay = { [weak self] in
      MainActor.assumeIsolated {
        guard let core = self?.core else { return }
        core.surface.show(core.stack)
      }
    }
  }

  /// Ends TextKit 2 in the view.
  func detachTextLayoutManager() {
    guard let manager = textContainer.textLayoutManager else { return }
    (manager.styler, manager.onLayout, manager.onDisplay) = (nil, nil, nil)
    manager.textContainer = nil
    textState.contentStorage?.textStorage = nil
    textState.contentStorage = nil
  }

  /// Returns the layout of the text layout manager. If styles have changed, all fragments are laid out again.
  func layout(of manager: NSTextLayoutManager, width: CGFloat) -> ParagraphStack {
    manager.textContentManager?.synchronizeTextLayoutManagers(nil)
    if !core.keepsStyles { manager.dropLayout() }
    manager.ensureLayout(for: manager.documentRange)
    let padding = textContainer.lineFragmentPadding
    let size = textSize(of: manager, padding)
    return ParagraphStack(paragraphs(of: manager, padding), size: size, width: width) { [weak manager] in
      guard let manager else { return }
      for index in manager.layOutTiles(from: max(0, $2), to: $3) {
        guard let fragment = manager.fragment(at: index) else { continue }
        let origin = fragment.layoutFragmentFrame.origin
        fragment.draw(at: CGPoint(x: $1.x - padding + origin.x, y: $1.y + origin.y), in: $0)
      }
    }
  }

  /// Returns the size of the text without padding: as wide as the widest fragment, wherever its alignment puts it.
  private func textSize(of manager: NSTextLayoutManager, _ padding: CGFloat) -> CGSize {
    let used = manager.usageBoundsForTextContainer
    let widest = manager.isContiguous ? used.maxX : manager.tiles.reduce(0) { max($0, $1.fragment?.layout?.width ?? 0) }
    return CGSize(width: max(0, widest - 2 * padding), height: max(0, used.maxY))
  }

  private func paragraphs(of manager: NSTextLayoutManager, _ padding: CGFloat) -> [ParagraphStack.Paragraph] {
    var result: [ParagraphStack.Paragraph] = []
    for (index, tile) in manager.tiles.enumerated() {
      guard let fragment = manager.fragment(at: index), let layout = fragment.layout else { continue }
      let lines = layout.manager.fragments, top = manager.top(of: index)
      let separator = (fragment.textElement as? NSTextParagraph)?.separatorLength ?? 0
      let left = layout.shift - padding
      if let joined = TextLayout.joined(lines.map(\.layout), movedBy: CGPoint(x: left, y: -layout.origin.y)) {
        result.append(.init(range: tile.start..<tile.end - separator, end: tile.end, layout: joined, top: top))
      }
      if let extra = layout.manager.extra {
        let end = tile.end..<tile.end
        let empty = TextLayout(viewText(end), width: max(0, extra.rect.width - 2 * padding))
        result.append(.init(range: end, end: tile.end, layout: empty, top: top + extra.usedRect.minY - layout.origin.y))
      }
    }
    return result
  }

  func size(of manager: NSTextLayoutManager, width: CGFloat) -> CGSize {
    let container = textContainer, present = container.size, padding = container.lineFragmentPadding
    container.isMeasuring = true
    container.size = CGSize(width: width.isFinite ? width + 2 * padding : 0, height: 0)
    manager.ensureLayout(for: manager.documentRange)
    let size = textSize(of: manager, padding)
    container.size = present
    container.isMeasuring = false
    return size
  }
}
