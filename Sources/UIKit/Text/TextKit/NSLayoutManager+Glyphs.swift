internal import CoreText
import Foundation

extension NSLayoutManager {
  /// What the layout does with a control character (Apple: NSLayoutManager.ControlCharacterAction).
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Not shown, and without a width. The default of characters that have no other.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1)
    /// A space whose width the delegate determines (`boundingBoxForControlGlyphAt`).
    public static let whitespace = ControlCharacterAction(rawValue: 2)
    public static let horizontalTab = ControlCharacterAction(rawValue: 4)
    public static let lineBreak = ControlCharacterAction(rawValue: 8)
    /// The default of characters that end a paragraph. For others, it is a line break on Linux.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 16)
    /// The default of form feeds. A line break on Linux.
    public static let containerBreak = ControlCharacterAction(rawValue: 32)
  }

  /// A glyph that the delegate set.
  struct SetGlyph: Equatable {
    var glyph: CGGlyph
    var property: GlyphProperty
  }

  /// The glyphs of a paragraph, which its delegate may change.
  struct GlyphWork {
    var start: Int
    var text: StyledText
    var units: [UInt16]
    var plain: [SetGlyph]
    var container: NSTextContainer
    /// The glyphs that were set, by their characters in the text.
    var new: [Int: SetGlyph] = [:]
    /// The characters of the ranges whose glyphs were set. Those without a glyph are hidden.
    var covered = IndexSet()
  }

  /// Takes over glyphs that the delegate set in `shouldGenerateGlyphs`.
  func take(_ glyphs: [(glyph: CGGlyph, property: GlyphProperty, character: Int)], for range: NSRange) {
    guard generation != nil, let range = Range(range) else {
      return UIKitLog.refused("setGlyphs was called outside of layoutManager(_:shouldGenerateGlyphs:…); nothing is changed")
    }
    generation?.covered.insert(integersIn: range)
    // Glyphs that were set before are replaced; of several glyphs for one character, the first one is shown.
    for character in range { generation?.new[character] = nil }
    for one in glyphs where generation?.new[one.character] == nil {
      generation?.new[one.character] = SetGlyph(glyph: one.glyph, property: one.property)
    }
  }

  /// Lets the delegate change the glyphs of a paragraph. Returns the typesetter that shows the result.
  func generated(_ made: TextTypesetter, _ paragraph: TextParagraph, in container: NSTextContainer) -> TextTypesetter {
    paragraph.properties = [:]
    guard asksForGlyphs || asksForActions, paragraphContext == nil, let delegate, paragraph.textLength > 0,
      made.text.utf16Count == paragraph.textLength
    else { return made }
    let units = Array(made.text.string.utf16)
    guard asksForGlyphs || units.contains(where: Self.isControl) else { return made }
    let plain = zip(made.glyphs(), units).map { id, unit in
      let property: GlyphProperty =
        Self.isControl(unit) ? .controlCharacter : unit == 32 ? .elastic : id == nil ? .null : []
      return SetGlyph(glyph: id.map { CGGlyph(truncatingIfNeeded: $0) } ?? .max, property: property)
    }
    generation = GlyphWork(start: paragraph.range.location, text: made.text, units: units, plain: plain, container: container)
    for run in made.text.runs where asksForGlyphs { ask(delegate, run, paragraph.range.location, plain) }
    guard let work = generation else { return made }
    generation = nil
    return apply(work, to: made, paragraph)
  }

  private static func isControl(_ unit: UInt16) -> Bool {
    unit < 32 || (0x7f..<0xa0).contains(unit) || unit == 0x2028 || unit == 0x2029
  }

  private func ask(_ delegate: any NSLayoutManagerDelegate, _ run: StyledText.Run, _ start: Int, _ plain: [SetGlyph]) {
    let part = plain[run.range], first = start + run.range.lowerBound
    // Without a call of `setGlyphs`, the glyphs stay as they are, whatever the delegate returns.
    _ = delegate.layoutManager(
      self, shouldGenerateGlyphs: part.map(\.glyph), properties: part.map(\.property), characterIndexes: run.range.map { start + $0 },
      font: UIFont(run.style.font), forGlyphRange: NSRange(location: first, length: run.range.count))
  }

  /// Returns the typesetter of the text with the changes.
  private func apply(_ work: GlyphWork, to made: TextTypesetter, _ paragraph: TextParagraph) -> TextTypesetter {
    var text = work.text, substitutes: [Int: UInt16] = [:]
    var changes: [(range: Range<Int>, replacement: TextStyle.Replacement)] = []
    for (unit, plain) in work.plain.enumerated() {
      let index = work.start + unit
      let new = work.new[index] ?? (work.covered.contains(index) ? SetGlyph(glyph: .max, property: .null) : plain)
      if new.property != plain.property { paragraph.properties[unit] = new.property }
      var replacement: TextStyle.Replacement?
      if new.property.contains(.controlCharacter) {
        switch action(for: index, unit: plain.property.contains(.controlCharacter) ? work.units[unit] : nil) {
        case .none: break
        case .nothing?: replacement = .nothing
        case .space?: replacement = .space(width: controlWidth(at: index, style(of: unit, in: work.text), work.container))
        case .character(let character)?: substitutes[unit] = character
        }
      } else if new.property.contains(.null), !plain.property.contains(.null) {
        replacement = .nothing
      } else if new.glyph != plain.glyph, new.glyph != .max {
        replacement = .glyph(UInt32(new.glyph))
      }
      guard let replacement else { continue }
      // What is not a tab or a separator any more must not be laid out as one.
      if plain.property.contains(.controlCharacter) { substitutes[unit] = 0x200b }
      // The glyph that is shown instead of a character stands for all its UTF-16 units.
      var end = unit + 1
      while end < work.plain.count, work.plain[end].property == .null { end += 1 }
      if let last = changes.last, last.range.upperBound == unit, last.replacement == replacement {
        changes[changes.count - 1].range = last.range.lowerBound..<end
      } else {
        changes.append((unit..<end, replacement))
      }
    }
    guard !changes.isEmpty || !substitutes.isEmpty else { return made }
    text = text.replacing(substitutes)
    for change in changes { text = text.mapStyle(of: change.range) { $0.replacement = change.replacement } }
    return TextTypesetter(text)
  }

  private enum ControlEffect { case nothing, space, character(UInt16) }

  /// Asks the delegate what to do with a control character.
  /// - Parameter unit: the character if it is a control character by itself.
  /// - Returns: nil to lay the character out as it is.
  private func action(for index: Int, unit: UInt16?) -> ControlEffect? {
    let proposed: ControlCharacterAction =
      switch unit {
      case 9?: .horizontalTab
      case 0x2028?, 0xb?: .lineBreak
      case 0xc?: .containerBreak
      case 10?, 13?, 0x85?, 0x2029?: .paragraphBreak
      default: .zeroAdvancement
      }
    let action = delegate?.layoutManager(self, shouldUse: proposed, forControlCharacterAt: index) ?? proposed
    if action == proposed, unit != nil { return nil }
    switch action {
    case .whitespace: return .space
    case .horizontalTab: return .character(9)
    case .lineBreak, .paragraphBreak, .containerBreak: return .character(0x2028)
    default: return .nothing
    }
  }

  private func style(of unit: Int, in text: StyledText) -> TextStyle {
    text.runs.first { $0.range.contains(unit) }?.style ?? text.emptyStyle
  }

  /// Asks the delegate for the width of a space. The line is not known yet: its frame is that of an empty line at the top.
  private func controlWidth(at index: Int, _ style: TextStyle, _ container: NSTextContainer) -> CGFloat {
    let width = container.limit.width
    let line = CGRect(
      x: 0, y: 0, width: width.isFinite ? width : .greatestFiniteMagnitude, height: style.font.ascent + style.font.descent)
    return delegate?.layoutManager(
      self, boundingBoxForControlGlyphAt: index, for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: index
    ).width ?? 0
  }
}
