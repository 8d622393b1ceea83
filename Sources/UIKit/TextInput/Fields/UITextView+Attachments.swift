import Foundation

// The views of attachments, which a text view with TextKit 2 shows in its text.
extension UITextView {
  /// A view that is shown for an attachment.
  private struct Shown {
    let attachment: NSTextAttachment
    let provider: NSTextAttachmentViewProvider
    let view: UIView
  }

  private static let shown = SideTable<UITextView, [Shown]>()

  /// Makes a text layout manager if an attachment has a view, unless the view stays with TextKit 1.
  func adoptAttachmentViews() {
    guard !textState.isTextKit1, textContainer.textLayoutManager == nil else { return }
    var needs = false
    eachAttachment { attachment, offset, stop in
      let location = TextStorageLocation(offset)
      needs =
        attachment.allowsTextAttachmentView && attachment.viewProvider(for: self, location: location, textContainer: textContainer) != nil
      stop = needs
    }
    if needs { _ = adoptTextLayoutManager() }
  }

  private func eachAttachment(_ visit: (NSTextAttachment, Int, inout Bool) -> Void) {
    // Most texts do not contain U+FFFC, whose first byte in UTF-8 is 0xEF.
    guard core.editor.string.utf8.contains(0xEF) else { return }
    textStorage.enumerateAttribute(.attachment, in: NSRange(location: 0, length: textStorage.length)) { value, range, stop in
      guard let attachment = value as? NSTextAttachment else { return }
      var ends = false
      for offset in range.location..<range.location + range.length where !ends { visit(attachment, offset, &ends) }
      if ends { stop.pointee = true }
    }
  }

  /// Shows the views of the attachments at their places, and removes those whose attachments are gone. An attachment keeps its view while
  /// the text around it changes.
  func placeAttachmentViews() {
    var former = Self.shown[self] ?? []
    guard let manager = shownTextLayoutManager else {
      if !former.isEmpty { remove(former) }
      return
    }
    var present: [Shown] = []
    eachAttachment { attachment, offset, _ in
      guard attachment.allowsTextAttachmentView, let location = manager.location(at: offset),
        let fragment = manager.textLayoutFragment(for: location)
      else { return }
      let kept = former.firstIndex { $0.attachment === attachment }.map { former.remove(at: $0) }
      let provider = fragment.textAttachmentViewProviders.first { manager.offset(of: $0.location) == offset }
      guard let provider else {
        if let kept { former.append(kept) }
        return
      }
      if let kept, kept.provider !== provider { provider.view = kept.view }
      guard let view = provider.view else { return }
      present.append(Shown(attachment: attachment, provider: provider, view: view))
      place(view, fragment, at: location)
    }
    remove(former.filter { old in !present.contains { $0.view === old.view } })
    Self.shown[self] = present.isEmpty ? nil : present
  }

  private func place(_ view: UIView, _ fragment: NSTextLayoutFragment, at location: any NSTextLocation) {
    let origin = fragment.layoutFragmentFrame.origin, rect = fragment.frameForTextAttachment(at: location)
    let inSurface = rect.offsetBy(dx: origin.x - textContainer.lineFragmentPadding, dy: origin.y)
    let frame = convert(inSurface, from: core.surface)
    if view.superview !== self { insertSubview(view, aboveSubview: core.surface) }
    if view.frame != frame { view.frame = frame }
  }

  private func remove(_ views: [Shown]) {
    for shown in views { shown.view.removeFromSuperview() }
    if Self.shown[self] != nil { Self.shown[self]?.removeAll { old in views.contains { $0.view === old.view } } }
  }
}
