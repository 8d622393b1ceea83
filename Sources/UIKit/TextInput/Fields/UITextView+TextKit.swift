internal import CoreText
import Foundation

// A text view with a layout manager: the manager lays out and draws the text, and the caret and the selection use its lines.
extension UITextView {
  private var manager: NSLayoutManager? { textContainer.layoutManager }

  func setUpContainer() {
    textContainer.widthTracksTextView = true
    textContainer.onChange = { [weak self] in MainActor.assumeIsolated { self?.containerChanged() } }
    if let manager {
      textState.isTextKit1 = true
      attach(manager)
    } else if let provided = textContainer.textLayoutManager {
      attach(provided)
    }
  }

  private func containerChanged() {
    let limits = textContainer
    if limits.textLayoutManager != nil { return core.invalidateLayout() }
    if limits.maximumNumberOfLines > 0 || !limits.exclusionPaths.isEmpty || limits.lineBreakMode != .byWordWrapping { _ = adoptManager() }
    core.invalidateLayout()
  }

  /// Returns the layout manager of the container, or makes one.
  func adoptManager() -> NSLayoutManager {
    if let manager {
      if manager.styler == nil, manager.textStorage === textStorage { attach(manager) }
      return manager
    }
    detachTextLayoutManager()
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    textStorage.addLayoutManager(made)
    attach(made)
    core.invalidateLayout()
    return made
  }

  private func attach(_ manager: NSLayoutManager) {
    manager.styler = { [weak self] range in
      // The layout manager of a view is used on the main thread only.
      MainActor.assumeIsolated {
        self?.viewText(range.location..<range.location + range.length) ?? StyledText("", style: .stringDefault)
      }
    }
    manager.onDisplay = { [weak self] in MainActor.assumeIsolated { self?.core.invalidateLayout() } }
  }

  /// Sets the size of the container to that of the view, in the dimensions that track the view.
  func trackSize(_ width: CGFloat) {
    let container = textContainer
    guard manager != nil || container.textLayoutManager != nil || container.widthTracksTextView else { return }
    var size = container.size
    if container.widthTracksTextView { size.width = width + 2 * container.lineFragmentPadding }
    if container.heightTracksTextView {
      size.height = max(0, bounds.height - textContainerInset.top - textContainerInset.bottom)
    } else if manager.map({ $0.textContainers.count < 2 }) ?? true {
      // If the text continues in another container, this one keeps its height.
      size.height = .greatestFiniteMagnitude
    }
    guard size != container.size else { return }
    container.isMeasuring = true
    container.size = size
    container.isMeasuring = false
  }

  /// Returns the layout of the layout manager. If styles have changed, all lines are laid out again.
  func managedLayout(width: CGFloat) -> ParagraphStack? {
    if let text2 = shownTextLayoutManager { return layout(of: text2, width: width) }
    guard let manager, manager.textStorage === textStorage else { return nil }
    if !core.keepsStyles { manager.dropAll() }
    let padding = textContainer.lineFragmentPadding
    manager.fill()
    let used = manager.usedRect(for: textContainer)
    let size = CGSize(width: max(0, used.maxX - 2 * padding), height: max(0, used.maxY))
    return ParagraphStack(paragraphs(of: manager, padding), size: size, width: width) { [weak manager, weak textContainer] in
      guard let manager, let textContainer else { return }
      let band = CGRect(x: 0, y: $2, width: .greatestFiniteMagnitude, height: max(0, $3 - $2))
      let range = manager.glyphRange(forBoundingRect: band, in: textContainer)
      let origin = CGPoint(x: $1.x - padding, y: $1.y)
      UIGraphicsPushContext($0)
      manager.drawBackground(forGlyphRange: range, at: origin)
      manager.drawGlyphs(forGlyphRange: range, at: origin)
      UIGraphicsPopContext()
    }
  }

  /// Returns the paragraphs in the view's own container. Carets are placed in that part of the text only.
  private func paragraphs(of manager: NSLayoutManager, _ padding: CGFloat) -> [ParagraphStack.Paragraph] {
    guard let number = manager.textContainers.firstIndex(where: { $0 === textContainer }) else { return [] }
    var result: [ParagraphStack.Paragraph] = []
    for paragraph in manager.paragraphs {
      let lines = manager.lines(paragraph.range).filter { $0.container == number }
      let range = paragraph.range.location..<paragraph.textEnd, end = paragraph.range.location + paragraph.range.length
      if let first = lines.first, let layout = TextLayout.joined(lines.map(\.layout), movedBy: CGPoint(x: -padding, y: -first.rect.minY)) {
        result.append(.init(range: range, end: end, layout: layout, top: first.rect.minY))
      } else if paragraph.range.length == 0, let extra = manager.extraLine, extra.container == number {
        let style = viewText(range)
        result.append(
          .init(range: range, end: end, layout: TextLayout(style, width: extra.rect.width - 2 * padding), top: extra.usedRect.minY))
      }
    }
    return result
  }

  func managedSize(width: CGFloat) -> CGSize? {
    if let text2 = shownTextLayoutManager { return size(of: text2, width: width) }
    guard let manager, manager.textStorage === textStorage else { return nil }
    let container = textContainer, present = container.size, padding = container.lineFragmentPadding
    container.isMeasuring = true
    container.size = CGSize(width: width.isFinite ? width + 2 * padding : 0, height: 0)
    let used = manager.usedRect(for: container)
    container.size = present
    container.isMeasuring = false
    return CGSize(width: max(0, used.maxX - 2 * padding), height: used.maxY)
  }
}
