import Synchronization

/// A paste whose items the delegate transforms.
@MainActor
final class TextPaste {
  private let core: TextInputCore
  private let range: UITextRange
  private var results: [NSAttributedString?]
  private var isKnown: [Bool]

  private init(_ core: TextInputCore, count: Int) {
    self.core = core
    range = core.selectedRange ?? TextOffsetRange(0..<0)
    results = Array(repeating: nil, count: count)
    isKnown = Array(repeating: false, count: count)
  }

  static func begin(_ providers: [NSItemProvider], in core: TextInputCore) {
    guard !providers.isEmpty, let delegate = core.pasteDelegate, let view = core.host as? any UITextPasteConfigurationSupporting else {
      return
    }
    let paste = TextPaste(core, count: providers.count)
    for (index, provider) in providers.enumerated() {
      delegate.textPasteConfigurationSupporting(view, transform: Item(provider, index, paste))
    }
  }

  static func joined(_ texts: [NSAttributedString]) -> NSAttributedString {
    let whole = MutableAttributedText(string: "")
    for text in texts { whole.append(text) }
    return whole
  }

  fileprivate func set(_ text: NSAttributedString?, at index: Int) {
    guard !isKnown[index] else { return }
    (results[index], isKnown[index]) = (text, true)
    if !isKnown.contains(false) { finish() }
  }

  private func finish() {
    let texts = results.compactMap(\.self)
    guard !texts.isEmpty, let host = core.host, let view = host as? any UITextPasteConfigurationSupporting,
      let delegate = core.pasteDelegate
    else { return }
    let text = delegate.textPasteConfigurationSupporting(view, combineItemAttributedStrings: texts, for: range)
    guard text.length > 0 else { return }
    let pasted = delegate.textPasteConfigurationSupporting(view, performPasteOf: text, to: range)
    core.selectedRange = core.range(from: pasted.end, to: pasted.end)
  }

  fileprivate var attributes: [NSAttributedString.Key: Any] { core.editor.typingAttributes }

  private final class Item: NSObject, UITextPasteItem {
    let itemProvider: NSItemProvider
    private let index: Int
    private let paste: TextPaste

    init(_ provider: NSItemProvider, _ index: Int, _ paste: TextPaste) {
      (itemProvider, self.index, self.paste) = (provider, index, paste)
      super.init()
    }

    var localObject: Any? { nil }
    var defaultAttributes: [NSAttributedString.Key: Any] { paste.attributes }

    func setResult(string: String) { paste.set(AttributedText(string: string, attributes: defaultAttributes), at: index) }
    func setResult(attributedString: NSAttributedString) { paste.set(attributedString, at: index) }
    func setResult(attachment: NSTextAttachment) { paste.set(NSAttributedString(attachment: attachment), at: index) }
    func setNoResult() { paste.set(nil, at: index) }

    func setDefaultResult() {
      let wanted: (any NSItemProviderReading.Type)? =
        itemProvider.canLoadObject(ofClass: NSString.self)
        ? NSString.self : itemProvider.canLoadObject(ofClass: NSURL.self) ? NSURL.self : nil
      guard let wanted else { return setNoResult() }
      itemProvider.loadObject(ofClass: wanted) { [self] object, _ in
        let text = (object as? NSString).map { String(describing: $0) } ?? (object as? NSURL)?.absoluteString
        MainTurn.run { text.map { self.setResult(string: $0) } ?? self.setNoResult() }
      }
    }
  }
}

/// Runs code on the main thread: at once if it is called there, otherwise in a later turn.
private enum MainTurn {
  static func run(_ code: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread { MainActor.assumeIsolated(code) } else { DispatchQueue.main.async { MainActor.assumeIsolated(code) } }
  }
}

extension TextInputCore {
  /// Replaces a range by pasted text, with the attributes of typed text where it has none.
  /// - Returns: the range of the pasted text.
  func paste(_ text: NSAttributedString, to range: UITextRange) -> UITextRange {
    guard let host else { return range }
    let replaced = units(range)
    let whole = MutableAttributedText(attributedString: text)
    for (index, unit) in Array(text.string.utf16).enumerated() where !host.takesNewlines && (unit == 0x0A || unit == 0x0D) {
      whole.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
    }
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      for (key, value) in editor.typingAttributes where attributes[key] == nil { whole.addAttribute(key, value: value, range: range) }
    }
    if editor.marked != nil { unmark() }
    guard change(replaced, to: whole.string, attributed: whole) else { return range }
    return TextOffsetRange(replaced.lowerBound..<replaced.lowerBound + whole.length)
  }
}
