import CCairo
import Foundation
import Raster

/// A PDF file that is read with poppler's programs. It may be used on any thread.
package final class PDFFile: @unchecked Sendable {
  /// The properties in the file.
  package struct Facts: Sendable {
    package var pageCount = 0
    package var version = (major: 0, minor: 0)
    package var isEncrypted = false
    /// Whether the file requires a password.
    package var needsPassword = false
    package var allowsPrinting = true
    package var allowsCopying = true
    /// The document information: title, author and others, by the names that PDF gives them.
    package var information: [String: String] = [:]
  }

  /// The maximum number of pixels in the picture of a page.
  package static let maximumPixels = 16_000_000
  /// The maximum size of a file, in bytes.
  package static let maximumBytes = 1 << 30
  private static let names = ["Title", "Subject", "Keywords", "Author", "Creator", "Producer", "CreationDate", "ModDate"]

  package let facts: Facts
  private let path: String
  /// A folder for the output of programs, and for the file itself if it was given as bytes.
  private let folder: String
  // `lock` protects the following properties.
  private let lock = NSLock()
  private var pages: [Int: PDFPageFacts] = [:]
  private var last: (page: Int, width: Int, height: Int, picture: PixelBuffer)?

  /// Opens a file. Returns nil if it is not a readable PDF file.
  package convenience init?(path: String) {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size <= Self.maximumBytes,
      let handle = FileHandle(forReadingAtPath: path)
    else { return nil }
    let start = (try? handle.read(upToCount: 1024)).flatMap { $0 } ?? Data()
    try? handle.close()
    guard Self.isPDF(start), let folder = Self.makeFolder() else { return nil }
    self.init(path: path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path, folder: folder)
  }

  /// Opens the bytes of a file.
  package convenience init?(data: Data) {
    guard data.count <= Self.maximumBytes, Self.isPDF(data.prefix(1024)), let folder = Self.makeFolder() else { return nil }
    let path = folder + "/document.pdf"
    guard (try? data.write(to: URL(fileURLWithPath: path))) != nil else {
      try? FileManager.default.removeItem(atPath: folder)
      return nil
    }
    self.init(path: path, folder: folder)
  }

  private init?(path: String, folder: String) {
    (self.path, self.folder) = (path, folder)
    let (output, errors) = (folder + "/facts", folder + "/errors")
    if PDFTool.run("pdfinfo", ["-rawdates", "-enc", "UTF-8", path], output: output, errors: errors) {
      guard let facts = Self.parse(Self.lines(output)), facts.pageCount > 0 else {
        try? FileManager.default.removeItem(atPath: folder)
        return nil
      }
      self.facts = facts
    } else {
      guard Self.lines(errors).contains(where: { $0.hasSuffix("Incorrect password") }) else {
        try? FileManager.default.removeItem(atPath: folder)
        return nil
      }
      var facts = Facts()
      (facts.isEncrypted, facts.needsPassword, facts.allowsPrinting, facts.allowsCopying) = (true, true, false, false)
      self.facts = facts
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Whether the data contain the header of a PDF file. Like other readers, looks for it in the first 1,024 bytes.
  private static func isPDF(_ start: Data) -> Bool { start.range(of: Data("%PDF-".utf8)) != nil }

  private static func makeFolder() -> String? {
    let template = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-pdf-XXXXXX").path
    var bytes = Array(template.utf8CString)
    return mkdtemp(&bytes).map { String(cString: $0) }
  }

  private static func lines(_ path: String) -> [Substring] {
    guard let handle = FileHandle(forReadingAtPath: path) else { return [] }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: 16 << 20)).flatMap { $0 } ?? Data()
    return String(decoding: data, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
  }

  private static func parse(_ lines: [Substring]) -> Facts? {
    var facts = Facts(), hasPages = false
    for line in lines {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = String(line[..<colon]), value = line[line.index(after: colon)...].drop { $0 == " " }
      if names.contains(name), facts.information[name] == nil { facts.information[name] = String(value) }
      // The last line with a name is used, because a title may contain lines that look like these.
      switch name {
      case "Pages": (facts.pageCount, hasPages) = (min(Int(value) ?? 0, 10_000_000), true)
      case "Encrypted":
        facts.isEncrypted = value.hasPrefix("yes")
        facts.allowsPrinting = !value.contains("print:no")
        facts.allowsCopying = !value.contains("copy:no")
      case "PDF version":
        let parts = value.split(separator: ".").map { Int($0) ?? 0 }
        facts.version = (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
      default: break
      }
    }
    return hasPages ? facts : nil
  }

  // MARK: Pages

  /// Returns the boxes of a page, numbered from 1; nil if there is no such page.
  package func page(_ number: Int) -> PDFPageFacts? {
    guard number > 0, number <= facts.pageCount else { return nil }
    return lock.withLock {
      if let known = pages[number] { return known }
      let first = (number - 1) / 64 * 64 + 1, output = folder + "/boxes"
      guard PDFTool.run("pdfinfo", ["-box", "-f", "\(first)", "-l", "\(min(first + 63, facts.pageCount))", path], output: output) else {
        return nil
      }
      for line in Self.lines(output) {
        let words = line.split { $0 == " " || $0 == ":" }
        guard words.count > 3, words[0] == "Page", let page = Int(words[1]), page >= first, page < first + 64 else { continue }
        if words[2] == "rot", let angle = Int(words[3]) {
          pages[page, default: PDFPageFacts()].rotation = (angle % 360 + 360) % 360 / 90 * 90
        }
        let numbers = words[3...].compactMap { Double($0) }
        guard let box = PDFPageFacts.Box(rawValue: String(words[2])), numbers.count == 4, numbers.allSatisfy({ abs($0) < 1e6 }) else {
          continue
        }
        let (left, bottom, right, top) = (numbers[0], numbers[1], numbers[2], numbers[3])
        pages[page, default: PDFPageFacts()].boxes[box] =
          CGRect(x: min(left, right), y: min(bottom, top), width: abs(right - left), height: abs(top - bottom))
      }
      return pages[number]
    }
  }

  /// Returns the media box of a page with its rotation, on a transparent background. Returns nil if it cannot be drawn.
  package func picture(of page: Int, width: Int, height: Int) -> PixelBuffer? {
    guard page > 0, page <= facts.pageCount, width > 0, height > 0, width * height <= Self.maximumPixels else { return nil }
    return lock.withLock {
      if let last, last.page == page, last.width == width, last.height == height { return last.picture }
      let output = folder + "/page"
      defer { try? FileManager.default.removeItem(atPath: output + ".png") }
      let options = [
        "-png", "-transp", "-singlefile", "-f", "\(page)", "-l", "\(page)", "-scale-to-x", "\(width)", "-scale-to-y", "\(height)",
      ]
      guard PDFTool.run("pdftocairo", options + [path, output]), let picture = Self.decode(output + ".png", width, height) else {
        return nil
      }
      last = (page, width, height, picture)
      return picture
    }
  }

  private static func decode(_ path: String, _ width: Int, _ height: Int) -> PixelBuffer? {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
      cairo_image_surface_get_width(surface) == Int32(width), cairo_image_surface_get_height(surface) == Int32(height),
      let pixels = cairo_image_surface_get_data(surface),
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height))
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height { memcpy(buffer.row(y), pixels + y * stride, width * 4) }
    return buffer
  }
}
