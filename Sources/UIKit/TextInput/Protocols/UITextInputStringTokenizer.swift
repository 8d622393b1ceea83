import TextEditing

/// Finds characters, words, sentences, lines and paragraphs in any text input (Apple: UITextInputStringTokenizer).
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  /// Returns the text input, its text, and the offset of a position.
  private func resolve(_ position: UITextPosition) -> (input: any UITextInput, text: TextBoundaries, offset: Int)? {
    guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument), let text = input.text(in: all)
    else { return nil }
    return (input, TextBoundaries(text), input.offset(from: input.beginningOfDocument, to: position))
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction.rawValue == UITextStorageDirection.forward.rawValue || direction.rawValue == UITextLayoutDirection.right.rawValue
      || direction.rawValue == UITextLayoutDirection.down.rawValue
  }

  /// Returns the unit that contains the character after an offset, or the character before it if `backward` is true.
  private func unit(_ text: TextBoundaries, _ offset: Int, _ granularity: UITextGranularity, backward: Bool) -> Range<Int>? {
    let inside = backward ? text.previous(before: offset) : offset
    guard !backward || offset > 0, inside < text.count || granularity == .document || granularity == .paragraph else { return nil }
    switch granularity {
    case .character: return inside..<text.next(after: inside)
    case .word:
      let range = text.wordRange(at: inside)
      guard let first = text.substring(range).first, CharacterClass(first).isWord else { return nil }
      return range
    case .sentence: return text.sentenceRange(at: inside)
    case .paragraph, .line: return text.paragraphRange(at: inside)
    case .document: return 0..<text.count
    }
  }

  private func range(_ units: Range<Int>, in input: any UITextInput) -> UITextRange? {
    guard let start = input.position(from: input.beginningOfDocument, offset: units.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: units.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let (input, text, offset) = resolve(position),
      let units = unit(text, offset, granularity, backward: !isForward(direction))
    else { return nil }
    return range(units, in: input)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, text, offset) = resolve(position) else { return false }
    // The boundary that a movement reaches: the end of a unit when moving forward, its start when moving backward.
    let forward = isForward(direction)
    guard let units = unit(text, offset, granularity, backward: forward) else { return false }
    return offset == (forward ? units.upperBound : units.lowerBound)
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let (input, text, offset) = resolve(position) else { return nil }
    let forward = isForward(direction)
    let target: Int
    switch granularity {
    case .word: target = forward ? text.wordEnd(after: offset) : text.wordStart(before: offset)
    default:
      guard let units = unit(text, offset, granularity, backward: !forward) else { return nil }
      target = forward ? units.upperBound : units.lowerBound
    }
    return target == offset ? nil : input.position(from: input.beginningOfDocument, offset: target)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let (_, text, offset) = resolve(position) else { return false }
    return unit(text, offset, granularity, backward: !isForward(direction)) != nil
  }
}
