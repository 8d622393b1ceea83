extension TextInputCore: UIEditMenuInteractionDelegate {
  func showEditMenu() {
    guard let host, isActive, host.window != nil else { return }
    let menu = editMenu ?? UIEditMenuInteraction(delegate: self)
    if editMenu == nil {
      editMenu = menu
      host.addInteraction(menu)
    }
    let target = editMenuTarget
    menu.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: target.midX, y: target.minY)))
  }

  func hideEditMenu() { editMenu?.dismissMenu() }

  /// The visible part of the selection or the caret, in the host's coordinates.
  private var editMenuTarget: CGRect {
    guard let host else { return .null }
    let selection = editor.selection
    let rects = selection.isCaret ? [caretFrame(selection.focus)] : stack.rects(of: selection.range)
    let all = rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    let shown = host.convert(all, from: surface), seen = shown.intersection(host.bounds)
    return seen.isNull ? shown : seen
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration) -> CGRect {
    editMenuTarget
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let range = editor.selection.range
    let selectedRange = NSRange(location: range.lowerBound, length: range.count)
    guard let format = (host as? UITextView)?.formatItem else { return host?.editMenu(for: selectedRange, suggested: suggestedActions) }
    let all = suggestedActions + [format]
    return host?.editMenu(for: selectedRange, suggested: all) ?? UIMenu(children: all)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host?.editMenu(comes: true, animator) }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { host?.editMenu(comes: false, animator) }
}
