import CPango
import Foundation

/// The properties of a text from Pango and Unicode, for each UTF-16 unit: line breaks, direction and script.
struct TextAnalysis {
  struct Marks: OptionSet {
    let rawValue: UInt8
    static let lineBreak = Marks(rawValue: 1)
    static let characterBreak = Marks(rawValue: 2)
    static let white = Marks(rawValue: 4)
    static let tab = Marks(rawValue: 8)
    /// A line that ends before this unit ends with a soft hyphen, which is then shown.
    static let softHyphen = Marks(rawValue: 16)
  }

  /// The units to shape: those of the text, with control characters made invisible.
  private(set) var units: [UInt16]
  private(set) var marks: [Marks]
  private(set) var levels: [UInt8]
  /// The scripts as ISO 15924 tags.
  private(set) var scripts: [UInt32]
  private(set) var segments: [TextSegment]
  private(set) var hanRegions: [HanRegion] = []

  init(_ text: StyledText) {
    units = Array(text.string.utf16)
    marks = Array(repeating: [], count: units.count + 1)
    levels = Array(repeating: 0, count: units.count)
    scripts = Array(repeating: 0, count: units.count)
    segments = TextSegment.split(units)
    for index in segments.indices { analyse(index, text) }
  }

  private mutating func analyse(_ index: Int, _ text: StyledText) {
    let range = segments[index].range
    let paragraph = text.style(at: range.lowerBound).paragraph
    var utf8: [CChar] = []
    utf8.reserveCapacity(range.count * 2 + 1)
    var starts: [Int] = []  // the unit of each scalar
    var byteStarts: [Int] = []
    starts.reserveCapacity(range.count + 1)
    byteStarts.reserveCapacity(range.count)
    var unit = range.lowerBound
    var isSimple = paragraph.isRightToLeft != true
    var region: HanRegion?
    while unit < range.upperBound {
      let scalar = Self.scalar(in: units, at: unit, end: range.upperBound)
      let width = scalar.value > 0xffff ? 2 : 1
      starts.append(unit)
      byteStarts.append(utf8.count)
      let shown = Self.shown(scalar)
      if shown != scalar {
        units[unit] = UInt16(truncatingIfNeeded: shown.value)
        if scalar.value == 9 { marks[unit].insert(.tab) }
      }
      for byte in Unicode.UTF8.encode(shown)! { utf8.append(CChar(bitPattern: byte)) }
      switch shown.value {
      case 0xad: marks[unit + 1].insert(.softHyphen)
      case 0x590...0x8ff, 0x200e...0x200f, 0x202a...0x202e, 0x2066...0x2069, 0xfb1d...0xfdff, 0xfe70...0xfeff, 0x10800...0x10fff,
        0x1e800...0x1efff:
        isSimple = false
      case 0x3040...0x30ff: region = .japan
      case 0x1100...0x11ff, 0xac00...0xd7ff: if region == nil { region = .korea }
      default: break
      }
      unit += width
    }
    hanRegions.append(region ?? .china)
    starts.append(range.upperBound)
    let byteCount = utf8.count
    utf8.append(0)

    // Pango reads only as many bytes as the count says; `utf8` remains valid during the calls.
    utf8.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress, byteCount > 0 else {
        segments[index].isRightToLeft = paragraph.isRightToLeft ?? false
        return
      }
      if !isSimple { findLevels(index, bytes, byteCount, starts, forced: paragraph.isRightToLeft) }
      findBreaks(bytes, byteCount, starts, keepsHangulWords: paragraph.keepsHangulWords)
      findScripts(bytes, byteCount, starts, byteStarts)
    }
  }

  private mutating func findLevels(_ index: Int, _ bytes: UnsafePointer<CChar>, _ count: Int, _ starts: [Int], forced: Bool?) {
    let isRightToLeft = forced ?? startsRightToLeft(segments[index].range)
    segments[index].isRightToLeft = isRightToLeft
    var direction = isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR
    guard let found = pango_log2vis_get_embedding_levels(bytes, Int32(count), &direction) else { return }
    defer { g_free(found) }
    for scalar in 0..<starts.count - 1 {
      for unit in starts[scalar]..<starts[scalar + 1] { levels[unit] = found[scalar] }
    }
  }

  /// Determines the direction by the first strong letter (rules P2 and P3 of Unicode's bidirectional algorithm).
  private func startsRightToLeft(_ range: Range<Int>) -> Bool {
    var unit = range.lowerBound
    while unit < range.upperBound {
      let scalar = Self.scalar(in: units, at: unit, end: range.upperBound)
      switch scalar.value {
      case 0x200e: return false
      case 0x200f, 0x61c: return true
      case 0x5d0...0x5f4, 0x620...0x64a, 0x66e...0x6d5, 0x6ee...0x6ef, 0x6fa...0x710, 0x712...0x72f, 0x74d...0x7a5,
        0x7b1...0x7ea, 0x800...0x815, 0x840...0x858, 0x860...0x8c9, 0xfb1d...0xfdfb, 0xfe70...0xfefc, 0x10800...0x10fff,
        0x1e800...0x1efff:
        return true
      default: if scalar.properties.isAlphabetic { return false }
      }
      unit += scalar.value > 0xffff ? 2 : 1
    }
    return false
  }

  private mutating func findBreaks(_ bytes: UnsafePointer<CChar>, _ count: Int, _ starts: [Int], keepsHangulWords: Bool) {
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: starts.count)
    pango_get_log_attrs(bytes, Int32(count), -1, Self.language, &attributes, Int32(attributes.count))
    for (scalar, attribute) in attributes.enumerated() {
      let unit = starts[scalar]
      if attribute.is_line_break != 0, scalar > 0 {
        let isInsideWord =
          keepsHangulWords && scalar + 1 < attributes.count && Self.isHangul(units[unit])
          && Self.isHangul(units[starts[scalar - 1]])
        if !isInsideWord { marks[unit].insert(.lineBreak) }
      }
      if attribute.is_cursor_position != 0 { marks[unit].insert(.characterBreak) }
      if attribute.is_white != 0, scalar + 1 < attributes.count { marks[unit].insert(.white) }
    }
  }

  private mutating func findScripts(_ bytes: UnsafePointer<CChar>, _ count: Int, _ starts: [Int], _ byteStarts: [Int]) {
    guard let iterator = pango_script_iter_new(bytes, Int32(count)) else { return }
    defer { pango_script_iter_free(iterator) }
    var scalar = 0
    repeat {
      var start: UnsafePointer<CChar>?
      var end: UnsafePointer<CChar>?
      var script = PANGO_SCRIPT_COMMON
      pango_script_iter_get_range(iterator, &start, &end, &script)
      guard let end else { return }
      let tag = g_unicode_script_to_iso15924(GUnicodeScript(script.rawValue))
      while scalar < byteStarts.count, byteStarts[scalar] < end - bytes {
        for unit in starts[scalar]..<starts[scalar + 1] { scripts[unit] = tag }
        scalar += 1
      }
    } while pango_script_iter_next(iterator) != 0
  }

  /// A fixed language for all texts, because the environment's language must not change the pixels.
  static var language: OpaquePointer? { pango_language_from_string("en") }

  /// Returns the scalar that starts at a unit; the replacement character for a lone surrogate.
  static func scalar(in units: [UInt16], at index: Int, end: Int) -> Unicode.Scalar {
    let unit = units[index]
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if unit < 0xdc00, index + 1 < end, (0xdc00...0xdfff).contains(units[index + 1]) {
      return Unicode.Scalar(0x10000 + (UInt32(unit) - 0xd800) << 10 + UInt32(units[index + 1]) - 0xdc00) ?? "\u{fffd}"
    }
    return "\u{fffd}"
  }

  /// Returns the scalar to shape. Controls and attachments take no space and are not drawn; a tab becomes a space with its own width.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 9: " "
    case 0..<32, 0x7f..<0xa0, 0xfffc: "\u{200b}"
    default: scalar
    }
  }

  private static func isHangul(_ unit: UInt16) -> Bool { (0xac00...0xd7a3).contains(unit) || (0x1100...0x11ff).contains(unit) }
}
