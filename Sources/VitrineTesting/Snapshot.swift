import CoreGraphics
import Foundation
import ImageIO
import Raster

/// Compares pictures with reference pictures in PNG files. An addition of Vitrine.
public enum Snapshot {
  /// Whether references are rewritten instead of compared. True if the environment variable `VITRINE_UPDATE_GOLDENS` has a value other than
  /// 0.
  public static var isUpdating: Bool {
    let value = ProcessInfo.processInfo.environment["VITRINE_UPDATE_GOLDENS"] ?? ""
    return !value.isEmpty && value != "0"
  }

  /// Compares `image` with `name.png` in `folder`, a path relative to the folder of the calling test.
  ///
  /// If the reference is missing, it is written and the test fails: check the picture before you commit it. If the pictures differ,
  /// `name.expected.png`, `name.actual.png`, `name.difference.png` and `name.png`, which shows all three side by side, are written to
  /// `failures`.
  ///
  /// - Parameters:
  ///   - failures: a folder for the pictures of failed comparisons; `out/snapshots` in the current folder by default.
  ///   - file: the file of the calling test; do not pass it.
  /// - Throws: a `SnapshotError` that describes the difference and names the picture files.
  public static func verify(
    _ image: CGImage, named name: String, in folder: String, tolerance: Tolerance = .exact, failures: String = "out/snapshots",
    file: String = #filePath
  ) throws {
    let base = URL(fileURLWithPath: file).deletingLastPathComponent()
    let reference = URL(fileURLWithPath: folder, relativeTo: base).appendingPathComponent("\(name).png")
    if isUpdating {
      // An equal picture keeps its file, which may be compressed better than a new one would be.
      if let kept = try? ImageFile.read(url: reference), PictureDifference(image.pixels, kept.pixels, tolerance: .exact).isWithinTolerance {
        return
      }
      return try write(image, to: reference)
    }
    guard FileManager.default.fileExists(atPath: reference.path) else {
      try write(image, to: reference)
      throw SnapshotError(description: "\(reference.path) was missing and has been written: look at it, then run the test again.")
    }
    let expected = try ImageFile.read(url: reference)
    let difference = PictureDifference(image.pixels, expected.pixels, tolerance: tolerance)
    guard !difference.isWithinTolerance else { return }
    let evidence = URL(fileURLWithPath: failures).appendingPathComponent("\(name).png")
    let written = try report(image, expected, difference, beside: evidence)
    let sizes = "\(image.width)x\(image.height), expected \(expected.width)x\(expected.height)"
    throw SnapshotError(
      description: """
        \(name): \(difference.differingPixels) pixels differ, by up to \(difference.largestChannel) of 255, within \
        \(difference.bounds) (\(sizes)). Expected, actual and difference: \(evidence.path)
        """,
      pictures: written.compactMap { url in
        (try? Data(contentsOf: url)).map { SnapshotError.Picture(name: url.lastPathComponent, data: $0, url: url) }
      })
  }

  private static func write(_ image: CGImage, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try ImageFile.write(image, to: url)
  }

  /// - Returns: the files that were written.
  private static func report(_ actual: CGImage, _ expected: CGImage, _ difference: PictureDifference, beside url: URL) throws -> [URL] {
    var pictures = [("expected", expected.pixels), ("actual", actual.pixels)]
    if let picture = difference.picture { pictures.append(("difference", picture)) }
    var written: [URL] = []
    for (kind, pixels) in pictures {
      written.append(url.deletingPathExtension().appendingPathExtension("\(kind).png"))
      try write(CGImage(pixels: pixels), to: written[written.count - 1])
    }
    if let row = sideBySide(pictures.map(\.1)) {
      try write(CGImage(pixels: row), to: url)
      written.append(url)
    }
    return written
  }

  private static func sideBySide(_ pictures: [PixelBuffer]) -> PixelBuffer? {
    let gap = 8
    let width = pictures.map { $0.width + gap }.reduce(-gap, +), height = pictures.map(\.height).max() ?? 0
    guard let row = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: width, height: height)) else { return nil }
    let canvas = Canvas(row)
    var x = 0
    for picture in pictures {
      canvas.draw(picture, dx: x - picture.bounds.minX, dy: -picture.bounds.minY)
      x += picture.width + gap
    }
    return row
  }
}
