import CFreeType
import Foundation
import Raster

/// Makes paths of glyphs, for rotated, skewed and very large text. Used under `TextEngine.lock`.
enum GlyphOutline {
  /// Returns the outline with one unit per em, y up; nil for white space and colour glyphs.
  static func path(_ glyph: UInt32, of face: FontFace, library: FT_Library?) -> VectorPath? {
    // At 1,024 pixels per em, 26.6 fixed point is finer than the font's own grid.
    let size = 1024.0
    guard !face.isColor, let ft = face.sized(size, library: library),
      FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0, let slot = ft.pointee.glyph,
      slot.pointee.format == glyphFormatOutline, slot.pointee.outline.n_points > 0
    else { return nil }
    let sink = Sink(scale: 1 / (64 * size), slant: face.isOblique ? 0.2125 : 0)
    var functions = FT_Outline_Funcs()
    functions.move_to = { to, user in
      Sink.of(user).begin(to!.pointee)
      return 0
    }
    functions.line_to = { to, user in
      let sink = Sink.of(user)
      sink.path.line(to: sink.point(to!.pointee))
      return 0
    }
    functions.conic_to = { control, to, user in
      let sink = Sink.of(user)
      sink.path.quad(to: sink.point(to!.pointee), control: sink.point(control!.pointee))
      return 0
    }
    functions.cubic_to = { control1, control2, to, user in
      let sink = Sink.of(user)
      sink.path.cubic(
        to: sink.point(to!.pointee), control1: sink.point(control1!.pointee), control2: sink.point(control2!.pointee))
      return 0
    }
    withExtendedLifetime(sink) {
      _ = FT_Outline_Decompose(&slot.pointee.outline, &functions, Unmanaged.passUnretained(sink).toOpaque())
    }
    if sink.isOpen { sink.path.close() }
    return sink.path
  }

  /// Collects the outline from FreeType's callbacks.
  private final class Sink {
    var path = VectorPath()
    var isOpen = false
    let scale, slant: Double

    init(scale: Double, slant: Double) { (self.scale, self.slant) = (scale, slant) }

    static func of(_ user: UnsafeMutableRawPointer?) -> Sink { Unmanaged<Sink>.fromOpaque(user!).takeUnretainedValue() }

    func point(_ vector: FT_Vector) -> RasterPoint {
      let y = Double(vector.y) * scale
      return RasterPoint(Double(vector.x) * scale + y * slant, y)
    }

    func begin(_ to: FT_Vector) {
      if isOpen { path.close() }
      isOpen = true
      path.move(to: point(to))
    }
  }
}
