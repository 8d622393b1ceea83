import TextEditing

extension UITextView {
  private static let configurations = SideTable<UITextView, UITextFormattingViewController.Configuration>()

  /// The content of the formatting sheet that the edit menu opens if `allowsEditingTextAttributes` is true. Default nil: the default content.
  public var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { Self.configurations[self] }
    set { Self.configurations[self] = newValue }
  }

  /// The item of the edit menu that opens the sheet; nil if attributes cannot be edited.
  var formatItem: UIAction? {
    guard allowsEditingTextAttributes, allowsEditing, textStorage.length > 0 else { return nil }
    return UIAction(title: "Format") { [weak self] _ in self?.showFormatting() }
  }

  func showFormatting() {
    guard let presenter = window?.rootViewController?.lastPresented else { return }
    let sheet = UITextFormattingViewController(configuration: textFormattingConfiguration ?? UITextFormattingViewController.Configuration())
    let relay = FormattingRelay(self)
    FormattingRelay.relays[sheet] = relay
    sheet.delegate = relay
    sheet.formattingDescriptor = formattingDescriptor
    textDelegate?.textView(self, willBeginFormattingWith: sheet)
    presenter.present(sheet, animated: true) { [weak self] in
      if let self { self.textDelegate?.textView(self, didBeginFormattingWith: sheet) }
    }
  }

  var formattingDescriptor: UITextFormattingViewController.FormattingDescriptor {
    selectedRange.length > 0 ? .init(string: textStorage, range: selectedRange) : .init(attributes: typingAttributes)
  }

  /// Applies a change to the selection, or to its paragraphs, as a step for undo. Without a selection, changes typed text.
  func apply(_ change: UITextFormattingViewController.ChangeValue) {
    let selection = core.editor.selection.range, fallback = font ?? UITextViewState.defaultFont
    let styles = textFormattingConfiguration?.formattingStyles ?? []
    var range = selection
    if TextFormat.isOfParagraphs(change) {
      let first = core.editor.boundaries.paragraphRange(at: selection.lowerBound)
      let last = core.editor.boundaries.paragraphRange(at: max(selection.lowerBound, selection.upperBound - (selection.isEmpty ? 0 : 1)))
      // The line break at the end belongs to the paragraph.
      range = first.lowerBound..<min(max(first.upperBound, last.upperBound) + 1, core.editor.count)
    }
    convert(range) { TextFormat.changed($0, by: change, fallback: fallback, styles: styles) }
  }

  /// Replaces the attributes of a range.
  func convert(_ range: Range<Int>, _ handler: UITextAttributesConversionHandler) {
    guard allowsEditing else { return }
    let selection = core.editor.selection.range
    if selection.isEmpty { typingAttributes = handler(typingAttributes) }
    let typed = typingAttributes
    guard !range.isEmpty else { return }
    let text = MutableAttributedText(attributedString: core.editor.text(in: range))
    core.editor.text(in: range).enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, part, _ in
      text.setAttributes(handler(attributes), range: part)
    }
    guard core.change(range, to: text.string, attributed: text) else { return }
    core.select(TextSelection(selection))
    if selection.isEmpty { typingAttributes = typed }
  }

  /// Turns a trait of the selected text on, or off if the whole text has it.
  func toggle(_ trait: UIFontDescriptor.SymbolicTraits) {
    guard allowsEditingTextAttributes else { return }
    let fonts = formattingDescriptor.fonts
    let isOn = !fonts.isEmpty && fonts.allSatisfy { $0.fontDescriptor.symbolicTraits.contains(trait) }
    apply(trait == .traitBold ? .bold(!isOn) : .italic(!isOn))
  }

  func toggleUnderlining() { if allowsEditingTextAttributes { apply(.underline(!formattingDescriptor.underlinePresent)) } }
}

extension UIViewController {
  /// The controller that was presented last, above this one.
  fileprivate var lastPresented: UIViewController {
    var top = self
    while let above = top.presentedViewController { top = above }
    return top
  }
}

/// Applies the changes of a sheet to a text view.
private final class FormattingRelay: NSObject, UITextFormattingViewController.Delegate {
  static let relays = SideTable<UITextFormattingViewController, FormattingRelay>()
  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  func textFormattingViewController(
    _ viewController: UITextFormattingViewController, didChangeValue changeValue: UITextFormattingViewController.ChangeValue
  ) {
    guard let view else { return }
    view.apply(changeValue)
    viewController.formattingDescriptor = view.formattingDescriptor
  }

  func textFormattingDidFinish(_ viewController: UITextFormattingViewController) {
    guard let view else { return }
    view.textDelegate?.textView(view, willEndFormattingWith: viewController)
    view.textDelegate?.textView(view, didEndFormattingWith: viewController)
  }
}
