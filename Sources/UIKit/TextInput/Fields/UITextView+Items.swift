import Foundation
import TextEditing

// Links, attachments and tagged text, which react to taps and long presses in text that is not edited.
extension UITextView {
  private static let menus = SideTable<UITextView, TextItemMenus>()

  /// Adds the interaction for menus of items, if the text has any and is not edited; otherwise removes it.
  func updateItemMenus() {
    let needs = !isEditable && isSelectable && (!dataDetectorTypes.isEmpty || hasItems)
    let present = Self.menus[self]
    if needs, present == nil {
      Self.menus[self] = TextItemMenus(self)
    } else if !needs, let present {
      removeInteraction(present.interaction)
      Self.menus[self] = nil
    }
  }

  private var hasItems: Bool {
    let whole = NSRange(location: 0, length: textStorage.length)
    var found = false
    textStorage.enumerateAttributes(in: whole) { attributes, _, stop in
      guard attributes[.link] != nil || attributes[.textItemTag] != nil || attributes[.attachment] != nil else { return }
      found = true
      stop.pointee = true
    }
    return found
  }

  /// Returns the item at a point of the view: a link, a tag or an attachment.
  func textItem(at point: CGPoint) -> UITextItem? {
    let location = convert(point, to: core.surface)
    let offset = core.stack.position(nearest: location).offset
    let paragraph = core.editor.boundaries.paragraphRange(at: offset)
    func item(_ range: NSRange, _ content: UITextItem.Content) -> UITextItem? {
      let start = paragraph.lowerBound + range.location
      guard core.stack.rects(of: start..<start + range.length).contains(where: { $0.contains(location) }) else { return nil }
      return UITextItem(content: content, range: NSRange(location: start, length: range.length))
    }
    let piece = core.editor.text(in: paragraph)
    for (range, url) in links(in: piece) { if let found = item(range, .link(url)) { return found } }
    var found: UITextItem?
    piece.enumerateAttributes(in: NSRange(location: 0, length: piece.length)) { attributes, range, stop in
      if let tag = attributes[.textItemTag] as? String {
        found = item(range, .tag(tag))
      } else if let attachment = attributes[.attachment] as? NSTextAttachment {
        found = item(range, .textAttachment(attachment))
      }
      if found != nil { stop.pointee = true }
    }
    return found
  }

  /// Performs the primary action of the item under a tap.
  /// - Returns: whether the tap was on an item with an action.
  func opensItem(under touch: UITouch) -> Bool {
    let point = touch.location(in: self)
    // A long press opens the menu of the item.
    guard !isEditable, isSelectable, touch.tapCount == 1, touch.timestamp - core.gesture.time < TextPointer.hold,
      core.gesture.isTap(endingAt: point), let item = textItem(at: point)
    else { return false }
    let standard: UIAction
    switch item.content {
    case .link(let url):
      if textDelegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) == false { return true }
      standard = UIAction { _ in UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      guard let textDelegate else { return false }
      if !textDelegate.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction) { return true }
      standard = UIAction { _ in }
    case .tag:
      guard textDelegate != nil else { return false }
      standard = UIAction { _ in }
    }
    let action = textDelegate.map { $0.textView(self, primaryActionFor: item, defaultAction: standard) } ?? standard
    action?.performWithSender(self, target: nil)
    return true
  }

  /// The menu of an item without a delegate.
  func defaultMenu(for item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    return UIMenu(children: [
      UIAction(title: "Open Link") { _ in UIApplication.shared.open(url) },
      UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
    ])
  }

  /// The lines of an item, as a preview.
  func preview(of item: UITextItem) -> UITargetedPreview? {
    let range = item.range.location..<item.range.location + item.range.length
    let lines = core.stack.rects(of: range).map { NSValue(cgRect: convert($0, from: core.surface)) }
    return lines.isEmpty || window == nil ? nil : UITargetedPreview(view: self, parameters: UIPreviewParameters(textLineRects: lines))
  }
}

/// Opens the menus of a text view's items.
private final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UITextView?
  private var item: UITextItem?
  private var chosen: UITextItem.MenuConfiguration?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ view: UITextView) {
    self.view = view
    super.init()
    interaction.liftsItsView = false
    view.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let item = view.textItem(at: location) else { return nil }
    if case .link(let url) = item.content,
      view.textDelegate?.textView(view, shouldInteractWith: url, in: item.range, interaction: .presentActions) == false
    {
      return nil
    }
    let standard = view.defaultMenu(for: item)
    let answer =
      view.textDelegate.map { $0.textView(view, menuConfigurationFor: item, defaultMenu: standard) }
      ?? UITextItem.MenuConfiguration(menu: standard)
    guard let answer, !answer.menu.children.isEmpty else { return nil }
    (self.item, chosen) = (item, answer)
    guard case .view(let shown) = answer.preview else {
      return UIContextMenuConfiguration(actionProvider: { _ in answer.menu })
    }
    return UIContextMenuConfiguration(
      previewProvider: {
        let controller = UIViewController()
        controller.preferredContentSize = shown.bounds.size
        shown.frame.origin = .zero
        controller.view.addSubview(shown)
        return controller
      }, actionProvider: { _ in answer.menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    guard let view, let item, chosen?.preview != nil else { return nil }
    return view.preview(of: item)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let item, let animator else { return }
    view.textDelegate?.textView(view, textItemMenuWillDisplayFor: item, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view, let item, let animator else { return }
    view.textDelegate?.textView(view, textItemMenuWillEndFor: item, animator: animator)
  }
}
