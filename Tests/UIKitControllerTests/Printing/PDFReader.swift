import Testing
import UIKit

/// Reads a PDF with poppler's tools, independently of the code that wrote it.
struct PDFReader {
  let data: Data
  private let folder: URL

  init(_ data: Data) throws {
    self.data = data
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-pdf-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("a.pdf"))
  }

  func close() { try? FileManager.default.removeItem(at: folder) }

  private func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(tool) is in poppler-utils")
    return bytes
  }

  /// - Parameter raw: whether the text is in the order of the file, instead of the page.
  func text(raw: Bool = false) throws -> String {
    String(decoding: try run("pdftotext", [raw ? "-raw" : "-layout", "a.pdf", "-"]), as: UTF8.self)
  }

  /// Returns a value of pdfinfo, such as that of "Pages: 2".
  func info(_ key: String, page: Int = 1) throws -> String? {
    let text = String(decoding: try run("pdfinfo", ["-f", "\(page)", "-l", "\(page)", "a.pdf"]), as: UTF8.self)
    for line in text.split(separator: "\n") where line.hasPrefix(key) {
      return line.split(separator: ":", maxSplits: 1).last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    return nil
  }

  func pageCount() throws -> Int { Int(try info("Pages") ?? "") ?? 0 }

  /// Returns "width x height" of each picture in the file.
  func pictures() throws -> [String] {
    let text = String(decoding: try run("pdfimages", ["-list", "a.pdf"]), as: UTF8.self)
    return text.split(separator: "\n").dropFirst(2).compactMap { line in
      let fields = line.split(separator: " ")
      return fields.count > 5 && fields[2] == "image" ? "\(fields[3]) x \(fields[4])" : nil
    }
  }

  /// Returns the targets of links and the names of destinations.
  func links() throws -> String {
    String(decoding: try run("pdfinfo", ["-url", "a.pdf"]) + run("pdfinfo", ["-dests", "a.pdf"]), as: UTF8.self)
  }

  func fonts() throws -> [String] {
    let text = String(decoding: try run("pdffonts", ["a.pdf"]), as: UTF8.self)
    return text.split(separator: "\n").dropFirst(2).map { String($0.prefix { $0 != " " }) }
  }

  /// The red, green and blue bytes of each pixel of a page.
  struct Picture {
    var width: Int, height: Int
    var bytes: [UInt8]

    func color(_ x: Int, _ y: Int) -> [Int] { (0..<3).map { Int(bytes[(y * width + x) * 3 + $0]) } }
  }

  func picture(page: Int = 1, scale: Int = 1) throws -> Picture {
    let ppm = [UInt8](try run("pdftoppm", ["-f", "\(page)", "-l", "\(page)", "-r", "\(72 * scale)", "a.pdf"]))
    // "P6", width, height, 255, each followed by one white space character.
    var fields: [Int] = []
    var at = 2
    while fields.count < 3 {
      while ppm[at] == 10 || ppm[at] == 32 { at += 1 }
      var number = 0
      while ppm[at] >= 48 { number = number * 10 + Int(ppm[at]) - 48; at += 1 }
      fields.append(number)
    }
    return Picture(width: fields[0], height: fields[1], bytes: Array(ppm[(at + 1)...]))
  }
}

/// The difference of two pictures.
struct PictureDifference {
  /// The mean difference of all channels, 0...255.
  var mean = 0.0
  /// The fraction of pixels with a channel that differs by more than 64.
  var far = 0.0

  /// Compares a page with an image over white.
  init(_ page: PDFReader.Picture, _ image: CGImage) {
    let data = [UInt8](image.dataProvider?.data ?? Data())
    guard page.width == image.width, page.height == image.height else {
      (mean, far) = (255, 1)
      return
    }
    var sum = 0, count = 0
    for pixel in 0..<page.width * page.height {
      let alpha = Int(data[pixel * 4 + 3])
      var worst = 0
      for channel in 0..<3 {
        // BGRA, premultiplied, over white.
        let shown = Int(data[pixel * 4 + 2 - channel]) + 255 - alpha
        let off = abs(shown - Int(page.bytes[pixel * 3 + channel]))
        sum += off
        worst = max(worst, off)
      }
      if worst > 64 { count += 1 }
    }
    mean = Double(sum) / Double(page.width * page.height * 3)
    far = Double(count) / Double(page.width * page.height)
  }
}
