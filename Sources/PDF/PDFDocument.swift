import CCairo
import Foundation
import Raster

/// A PDF file that is written page by page. Unchecked `Sendable`: only one thread at a time draws on it.
///
/// Pages are in points. Drawing is in device pixels, `pixelsPerPoint` per point, y down from the top left corner, so content
/// that must be drawn as a picture has 288 dpi.
package final class PDFDocument: @unchecked Sendable {
  package static let pixelsPerPoint = 4.0
  /// The longest side of a page that PDF allows, in points.
  package static let maximumSide = 14_400.0

  /// Receives the next bytes of the file. Returns false if they cannot be stored.
  package typealias Output = (UnsafeRawBufferPointer) -> Bool

  private final class Writer {
    let output: Output
    init(_ output: @escaping Output) { self.output = output }
  }

  private let writer: Writer
  private let surface: OpaquePointer
  let cairo: OpaquePointer
  /// The current clip of cairo.
  var clip: PDFClip?
  /// The open groups, each with the clip that was active around it.
  private var groups: [PDFClip?] = []
  private var pictures: [ObjectIdentifier: (pixels: PixelBuffer, surface: OpaquePointer)] = [:]
  private var pictureBytes = 0

  package private(set) var isPageOpen = false
  package private(set) var pageCount = 0
  package private(set) var isFinished = false
  /// The size of the page in points.
  package private(set) var pageSize = (width: 612.0, height: 792.0)

  /// Returns nil if cairo cannot allocate memory.
  package init?(output: @escaping Output) {
    let writer = Writer(output)
    let made = cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        let writer = Unmanaged<Writer>.fromOpaque(closure!).takeUnretainedValue()
        return writer.output(UnsafeRawBufferPointer(start: data, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(writer).toOpaque(), 612, 792)
    guard let made, let context = cairo_create(made) else { return nil }
    (self.writer, surface, cairo) = (writer, made, context)
    let dpi = 72 * Self.pixelsPerPoint
    cairo_surface_set_fallback_resolution(surface, dpi, dpi)
    // Without a creation date, the same document always has the same bytes.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }

  deinit {
    finish()
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  /// Sets the metadata of the document; nil leaves an entry out.
  package func describe(title: String?, author: String?, subject: String?, keywords: String?, creator: String?) {
    for (key, value) in [
      (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author), (CAIRO_PDF_METADATA_SUBJECT, subject),
      (CAIRO_PDF_METADATA_KEYWORDS, keywords), (CAIRO_PDF_METADATA_CREATOR, creator),
    ] {
      if let value { cairo_pdf_surface_set_metadata(surface, key, value) }
    }
  }

  // MARK: Pages

  /// Begins a page with a size in points, and ends the previous page if it is open.
  package func beginPage(width: Double, height: Double) {
    guard !isFinished else { return }
    endPage()
    pageSize = (width, height)
    cairo_pdf_surface_set_size(surface, width, height)
    cairo_save(cairo)
    let unit = 1 / Self.pixelsPerPoint
    cairo_scale(cairo, unit, unit)
    (isPageOpen, pageCount) = (true, pageCount + 1)
  }

  package func endPage() {
    guard isPageOpen else { return }
    while !groups.isEmpty { cairo_pattern_destroy(popGroup()) }
    clip = nil
    PDFFonts.shared.withLock {
      cairo_restore(cairo)
      cairo_show_page(cairo)
    }
    isPageOpen = false
  }

  /// Writes the rest of the file. Returns false if this or an earlier step failed. A document always has at least one page.
  @discardableResult
  package func finish() -> Bool {
    guard !isFinished else { return status == nil }
    endPage()
    isFinished = true
    PDFFonts.shared.withLock { cairo_surface_finish(surface) }
    for picture in pictures.values { cairo_surface_destroy(picture.surface) }
    pictures = [:]
    return status == nil
  }

  /// The first error; nil if there was none.
  package var status: String? {
    for status in [cairo_surface_status(surface), cairo_status(cairo)]
    where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
      return String(cString: cairo_status_to_string(status))
    }
    return nil
  }

  // MARK: Groups

  /// Begins a group: the following content is drawn separately until the group is popped.
  package func pushGroup() {
    guard isPageOpen else { return }
    apply(nil)
    groups.append(nil)
    cairo_push_group(cairo)
  }

  /// Ends the last group and returns its content as a pattern, which the caller must destroy.
  func popGroup() -> OpaquePointer? {
    guard groups.popLast() != nil else { return nil }
    clip = nil
    return cairo_pop_group(cairo)
  }

  /// Changes cairo's clip to the given one.
  func apply(_ wanted: PDFClip?) {
    guard wanted !== clip else { return }
    var added = wanted?.added(to: clip)
    if added == nil {
      cairo_reset_clip(cairo)
      added = wanted?.added(to: nil)
    }
    for step in added ?? [] {
      trace(step.path)
      cairo_set_fill_rule(cairo, step.rule.cairoRule)
      cairo_clip(cairo)
    }
    clip = wanted
  }

  func trace(_ path: VectorPath) {
    cairo_new_path(cairo)
    var next = 0
    for verb in path.verbs {
      let p = path.points[next...]
      func x(_ index: Int) -> Double { p[next + index].x }
      func y(_ index: Int) -> Double { p[next + index].y }
      switch verb {
      case .move:
        cairo_move_to(cairo, x(0), y(0))
        next += 1
      case .line:
        cairo_line_to(cairo, x(0), y(0))
        next += 1
      case .quad:
        var (x0, y0) = (0.0, 0.0)
        cairo_get_current_point(cairo, &x0, &y0)
        cairo_curve_to(
          cairo, (x0 + 2 * x(0)) / 3, (y0 + 2 * y(0)) / 3, (x(1) + 2 * x(0)) / 3, (y(1) + 2 * y(0)) / 3, x(1), y(1))
        next += 2
      case .cubic:
        cairo_curve_to(cairo, x(0), y(0), x(1), y(1), x(2), y(2))
        next += 3
      case .close:
        cairo_close_path(cairo)
      }
    }
  }

  // MARK: Pictures

  /// Returns a surface with a picture's pixels, whose upper left corner is the origin. It is reused as long as the document keeps it, so
  /// that a repeatedly drawn picture is stored in the file once.
  func picture(_ pixels: PixelBuffer, _ source: PixelRect) -> OpaquePointer? {
    let isWhole = source == pixels.bounds && pixels.reductions != nil
    if isWhole, let known = pictures[ObjectIdentifier(pixels)] { return cairo_surface_reference(known.surface) }
    guard let surface = PDFDocument.makeSurface(pixels, source) else { return nil }
    if isWhole, pictureBytes < 256 << 20 {
      pictureBytes += source.area * 4
      pictures[ObjectIdentifier(pixels)] = (pixels, cairo_surface_reference(surface))
      name(surface, pictures.count)
    }
    return surface
  }

  private static func makeSurface(_ pixels: PixelBuffer, _ source: PixelRect) -> OpaquePointer? {
    guard source.width <= 32_767, source.height <= 32_767, !source.isEmpty,
      let surface = cairo_image_surface_create(
        pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(source.width), Int32(source.height))
    else { return nil }
    guard let data = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<source.height {
      memcpy(data + y * stride, pixels.row(source.minY + y) + (source.minX - pixels.bounds.minX), source.width * 4)
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }

  /// Gives a surface a unique name. cairo writes pictures with the same name once.
  private func name(_ surface: OpaquePointer, _ number: Int) {
    let text = "vitrine-\(number)"
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count)
    for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
    let status = cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_UNIQUE_ID, bytes, UInt(text.utf8.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, bytes)
    if status != CAIRO_STATUS_SUCCESS { bytes.deallocate() }
  }
}

extension FillRule {
  var cairoRule: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}
