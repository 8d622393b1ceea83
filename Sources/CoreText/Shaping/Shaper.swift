import CPango
import Foundation

/// Converts an analysed text to runs of glyphs with HarfBuzz. Used under `TextEngine.lock`.
final class Shaper {
  let text: StyledText
  let analysis: TextAnalysis
  let engine: TextEngine
  private let buffer: OpaquePointer

  init(_ text: StyledText, engine: TextEngine) {
    self.text = text
    self.engine = engine
    analysis = TextAnalysis(text)
    buffer = hb_buffer_create()
  }

  deinit { hb_buffer_destroy(buffer) }

  // MARK: Items

  /// Returns the shaped runs of a segment in logical order.
  func shape(_ segment: Int) -> [ShapedRun] {
    let range = analysis.segments[segment].range
    let region = analysis.hanRegions[segment]
    var runs: [ShapedRun] = []
    var start = range.lowerBound
    var current: (font: CTFont, face: FontFace, level: UInt8, script: UInt32)?
    func flush(_ end: Int) {
      guard let item = current, start < end else { return }
      runs.append(shape(start..<end, font: item.font, face: item.face, level: item.level, script: item.script))
    }
    var unit = range.lowerBound
    guard unit < range.upperBound else { return runs }
    var run = text.runIndex(at: unit)
    var font = text.runs[run].style.font, isSpecial = text.runs[run].style.isSpecial
    // Whether `current` uses the run's own font, with its level and script.
    var (isPlain, plainLevel, plainScript) = (false, UInt8(0), UInt32(0))
    while unit < range.upperBound {
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= unit {
        run += 1
        font = text.runs[run].style.font
        isSpecial = text.runs[run].style.isSpecial
        isPlain = false
      }
      // A cluster stays together, but ends where the style changes.
      var end = unit + 1
      while end < range.upperBound, !analysis.marks[end].contains(.characterBreak) { end += 1 }
      let level = analysis.levels[unit]
      // A fast path for text that continues in the same font, which avoids reference counting.
      if isPlain, end == unit + 1, level == plainLevel, !isSpecial, continuesPlain(unit, script: plainScript, in: font) {
        unit = end
        continue
      }
      if isSpecial, let replacement = text.runs[run].style.replacement, let base = font.face {
        flush(unit)
        current = nil
        isPlain = false
        let kern = Double(text.runs[run].style.kern)
        let glyph = Self.glyph(of: replacement, at: unit, font: font, face: base, kern: kern)
        runs.append(
          ShapedRun(range: unit..<end, font: font, face: base, level: level, script: analysis.scripts[unit], glyphs: [glyph]))
        (start, unit) = (end, end)
        continue
      }
      if end == unit + 1, let attachment = text.runs[run].style.attachment, isAttachment(unit), let base = font.face {
        flush(unit)
        current = nil
        isPlain = false
        runs.append(Self.run(of: attachment, at: unit, font: font, face: base, level: level, script: analysis.scripts[unit]))
        (start, unit) = (end, end)
        continue
      }
      guard let base = font.face else { unit = end; continue }
      let face = self.face(for: unit..<end, font: font, base: base, region: region)
      let isWhite = analysis.marks[unit].contains(.white)
      // White space and characters shared by all scripts do not split a run.
      let script = isWhite ? current?.script ?? analysis.scripts[unit] : analysis.scripts[unit]
      let isSame = current.map { $0.font == font && $0.face === face && $0.level == level && $0.script == script } ?? false
      if !isSame {
        flush(unit)
        start = unit
        current = (font, face, level, script)
      }
      (isPlain, plainLevel, plainScript) = (face === base, level, script)
      unit = end
    }
    flush(range.upperBound)
    return runs
  }

  /// Whether a unit is a character that the font has, in the given script. White space belongs to any script.
  private func continuesPlain(_ unit: Int, script: UInt32, in font: CTFont) -> Bool {
    let value = analysis.units[unit]
    guard value < 0x2000, analysis.scripts[unit] == script || analysis.marks[unit].contains(.white) else { return false }
    return font.face?.glyph(for: UInt32(value)) != nil
  }

  /// Whether the unit is the character of an attachment, which the analysis has made invisible.
  private func isAttachment(_ unit: Int) -> Bool { analysis.units[unit] == 0x200b }

  /// Returns a space with the width of an attachment.
  private static func run(
    of attachment: TextAttachment, at unit: Int, font: CTFont, face: FontFace, level: UInt8, script: UInt32
  ) -> ShapedRun {
    let glyph = ShapedGlyph(
      id: face.glyph(for: 0x20) ?? 0, cluster: unit, advance: max(0, Double(attachment.bounds.maxX)), xOffset: 0, yOffset: 0,
      isUnsafeToBreak: false)
    return ShapedRun(range: unit..<unit + 1, font: font, face: face, level: level, script: script, glyphs: [glyph])
  }

  /// Returns the glyph that a program shows instead of a character.
  private static func glyph(
    of replacement: TextStyle.Replacement, at unit: Int, font: CTFont, face: FontFace, kern: Double
  ) -> ShapedGlyph {
    var (id, advance) = (face.glyph(for: 0x20) ?? 0, 0.0)
    switch replacement {
    case .nothing: break
    case .space(let width): advance = width.isFinite ? min(max(0, Double(width)), 100_000) : 0
    case .glyph(let other):
      id = other
      let scale = Double(font.pointSize) * font.glyphScale / face.unitsPerEm
      advance = max(0, Double(hb_font_get_glyph_h_advance(face.hbFont, other)) * scale + font.tracking + kern)
    }
    return ShapedGlyph(id: id, cluster: unit, advance: advance, xOffset: 0, yOffset: 0, isUnsafeToBreak: false)
  }

  private func face(for range: Range<Int>, font: CTFont, base: FontFace, region: HanRegion) -> FontFace {
    let first = TextAnalysis.scalar(in: analysis.units, at: range.lowerBound, end: range.upperBound)
    if range.count == 1 {
      if first.value < 0x2000 || !EmojiPresentation.isEmoji(CollectionOfOne(first)) {
        if base.glyph(for: first.value) != nil || Self.isIgnorable(first) { return base }
        return engine.fonts.fallback(
          for: first.value, base: base, isBold: font.weight.isBold, script: analysis.scripts[range.lowerBound], region: region)
      }
    }
    var scalars: [Unicode.Scalar] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let scalar = TextAnalysis.scalar(in: analysis.units, at: index, end: range.upperBound)
      scalars.append(scalar)
      index += scalar.value > 0xffff ? 2 : 1
    }
    if EmojiPresentation.isEmoji(scalars), let emoji = engine.fonts.emojiFace(), emoji.glyph(for: first.value) != nil { return emoji }
    let needed = scalars.filter { !Self.isIgnorable($0) }
    guard let missing = needed.first(where: { base.glyph(for: $0.value) == nil }) else { return base }
    // If the base font lacks a combining mark, its letter is drawn with the other font too, provided that it has both.
    let other = engine.fonts.fallback(
      for: missing.value, base: base, isBold: font.weight.isBold, script: analysis.scripts[range.lowerBound], region: region)
    return needed.allSatisfy { other.glyph(for: $0.value) != nil } || base.glyph(for: first.value) == nil ? other : base
  }

  private static func isIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xad, 0x61c, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0x2066...0x206f, 0xfe00...0xfe0f, 0xfeff,
      0xe0000...0xe0fff:
      true
    default: false
    }
  }

  // MARK: HarfBuzz

  /// Shapes a range in its context, so that Arabic letters are joined across its ends.
  func shape(_ range: Range<Int>, font: CTFont, face: FontFace, level: UInt8, script: UInt32) -> ShapedRun {
    hb_buffer_clear_contents(buffer)
    analysis.units.withUnsafeBufferPointer { units in
      hb_buffer_add_utf16(buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    }
    var glyphs = shapeBuffer(font: font, face: face, level: level, script: script, apart: apart(in: range)) { cluster in
      let style = self.text.runs[self.text.runIndex(at: cluster)].style
      return Double(style.kern)
    }
    expand(&glyphs)
    return ShapedRun(range: range, font: font, face: face, level: level, script: script, glyphs: glyphs)
  }

  /// Returns the parts of a range in which letters are not joined into ligatures.
  private func apart(in range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = [], index = text.runs.isEmpty ? 0 : text.runIndex(at: range.lowerBound)
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      if !text.runs[index].style.hasLigatures { parts.append(text.runs[index].range) }
      index += 1
    }
    return parts
  }

  /// Widens the advances of stretched glyphs.
  private func expand(_ glyphs: inout [ShapedGlyph]) {
    for index in glyphs.indices {
      let expansion = text.runs[text.runIndex(at: glyphs[index].cluster)].style.expansion
      guard expansion != 0 else { continue }
      let factor = exp(Double(expansion))
      glyphs[index].advance *= factor
      glyphs[index].xOffset *= factor
    }
  }

  /// Returns an ellipsis in the style of a unit, positioned at that unit.
  func ellipsis(at unit: Int, level: UInt8) -> ShapedRun? { sign(0x2026, at: unit, level: level) }

  /// Returns the hyphen of a word that is broken after a unit: U+2010, or an ASCII hyphen in fonts without it.
  func hyphen(at unit: Int, level: UInt8) -> ShapedRun? {
    sign(text.style(at: unit).font.face?.glyph(for: 0x2010) != nil ? 0x2010 : 0x2d, at: unit, level: level)
  }

  /// Returns a run with a character that is not in the text, in the style of a unit and positioned at that unit.
  private func sign(_ character: UInt16, at unit: Int, level: UInt8) -> ShapedRun? {
    let font = text.style(at: unit).font
    guard let base = font.face else { return nil }
    let code = UInt32(character)
    let face = base.glyph(for: code) != nil ? base : engine.fonts.fallback(for: code, base: base, isBold: false, script: 0, region: .korea)
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_utf16(buffer, [character], 1, 0, 1)
    var glyphs = shapeBuffer(font: font, face: face, level: level, script: FontFallback.tag("Zyyy")) { _ in 0 }
    for index in glyphs.indices { glyphs[index].cluster = unit }
    return ShapedRun(range: unit..<unit, font: font, face: face, level: level, script: 0, glyphs: glyphs)
  }

  private func shapeBuffer(
    font: CTFont, face: FontFace, level: UInt8, script: UInt32, apart: [Range<Int>] = [], kern: (Int) -> Double
  ) -> [ShapedGlyph] {
    hb_buffer_set_direction(buffer, level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script))
    hb_buffer_set_language(buffer, Self.language)
    let features = Self.features(font: font, face: face, apart: apart)
    features.withUnsafeBufferPointer { hb_shape(face.hbFont, buffer, $0.baseAddress, UInt32($0.count)) }

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let isBase = face === font.face
    let unit = Double(font.pointSize) * (isBase ? font.glyphScale : 1) / face.unitsPerEm
    // San Francisco's tracking applies to its own glyphs only. Letters of joined scripts are not spaced.
    let isJoined = Self.joinedScripts.contains(script)
    let tracking = isBase && !isJoined ? font.tracking : 0
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let (info, position) = (infos[index], positions[index])
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int(info.cluster), advance: Double(position.x_advance) * unit,
          xOffset: Double(position.x_offset) * unit, yOffset: Double(position.y_offset) * unit,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
      // The space is added after the last glyph of a cluster.
      let isLast = index + 1 == Int(count) || infos[index + 1].cluster != info.cluster
      if isLast, glyphs[index].advance > 0 {
        glyphs[index].advance = max(0, glyphs[index].advance + tracking + (isJoined ? 0 : kern(Int(info.cluster))))
      }
    }
    return glyphs
  }

  private nonisolated(unsafe) static let language = hb_language_from_string("en", -1)
  private static let joinedScripts: Set<UInt32> = Set(["Arab", "Syrc", "Mong", "Nkoo", "Adlm"].map(FontFallback.tag))

  private static func features(font: CTFont, face: FontFace, apart: [Range<Int>]) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32, in range: Range<UInt32> = 0..<UInt32.max) {
      features.append(hb_feature_t(tag: FontFallback.tag(tag), value: value, start: range.lowerBound, end: range.upperBound))
    }
    for part in apart {
      let range = UInt32(part.lowerBound)..<UInt32(part.upperBound)
      for tag in ["liga", "clig", "dlig"] { set(tag, 0, in: range) }
    }
    if face === font.face {
      // Inter's contextual alternates convert "->" to an arrow; San Francisco does not.
      if font.isSystem { set("calt", 0) }
      for (tag, value) in font.features.sorted(by: { $0.key < $1.key }) { set(tag, value) }
    }
    return features
  }

  // MARK: Splitting

  /// Returns the part of a run within a range. It is shaped again if cutting changes glyphs.
  func slice(_ run: ShapedRun, to wanted: Range<Int>) -> ShapedRun {
    let range = wanted.clamped(to: run.range)
    if range == run.range { return run }
    let part = run.glyphIndices(in: range)
    let cutsBefore = range.lowerBound > run.range.lowerBound
    let cutsAfter = range.upperBound < run.range.upperBound
    // The first glyph of the range's first cluster, and that of the following cluster.
    let first = run.isRightToLeft ? part.upperBound - 1 : part.lowerBound
    let next = run.isRightToLeft ? part.lowerBound - 1 : part.upperBound
    func isUnsafe(_ index: Int) -> Bool { run.glyphs.indices.contains(index) && run.glyphs[index].isUnsafeToBreak }
    if cutsBefore && isUnsafe(first) || cutsAfter && isUnsafe(next) {
      return shape(range, font: run.font, face: run.face, level: run.level, script: run.script)
    }
    var slice = run
    slice.range = range
    slice.glyphs = Array(run.glyphs[part])
    return slice
  }
}

extension TextStyle {
  /// Whether the text is an attachment, or something else that is shown instead of its characters.
  fileprivate var isSpecial: Bool { attachment != nil || replacement != nil }
}
