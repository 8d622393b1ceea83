import CPango

/// The metrics of a face as fractions of its size.
struct FaceMetrics: Sendable {
  var ascent, descent, leading, capHeight, xHeight: Double
  var underlineOffset, underlineThickness, strikethroughOffset: Double

  init(font: OpaquePointer, unitsPerEm: Double) {
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(font, &extents)
    func metric(_ tag: hb_ot_metrics_tag_t, else fallback: Double) -> Double {
      var position: hb_position_t = 0
      guard hb_ot_metrics_get_position(font, tag, &position) != 0 else { return fallback }
      return Double(position) / unitsPerEm
    }
    ascent = Double(extents.ascender) / unitsPerEm
    descent = -Double(extents.descender) / unitsPerEm
    leading = Double(extents.line_gap) / unitsPerEm
    if !(ascent + descent > 0.1 && ascent + descent < 10) { (ascent, descent, leading) = (0.95, 0.25, 0) }
    capHeight = metric(HB_OT_METRICS_TAG_CAP_HEIGHT, else: 0.7)
    xHeight = metric(HB_OT_METRICS_TAG_X_HEIGHT, else: 0.5)
    underlineOffset = -metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, else: -0.1)
    underlineThickness = metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, else: 0.05)
    strikethroughOffset = xHeight / 2
  }

  /// The metrics of Apple's system font (SF Pro: 2,048 units per em, ascender 1,950, descender 494, no gap, capital height 1,443, x-height
  /// 1,078), used for any replacement font. A one-line label of 17 points is 20.287 points high, as on a phone.
  static let system = FaceMetrics(
    ascent: 1950.0 / 2048, descent: 494.0 / 2048, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048)

  func with(ascent: Double, descent: Double) -> FaceMetrics {
    var copy = self
    (copy.ascent, copy.descent) = (ascent, descent)
    return copy
  }

  private init(ascent: Double, descent: Double, capHeight: Double, xHeight: Double) {
    (self.ascent, self.descent, self.capHeight, self.xHeight) = (ascent, descent, capHeight, xHeight)
    leading = 0
    underlineOffset = 0.1
    underlineThickness = 0.0586
    strikethroughOffset = xHeight / 2
  }
}
