/// Counts the decoded pixels of a file, and compares them with the limit for its size.
struct DecodingWork {
  private(set) var pixels = 0
  let limit: Int
  private let name: String

  /// - Parameter bytes: the size of the file.
  init(bytes: Int, name: String, limits: ImageDecodingLimits) {
    let (more, isHuge) = max(0, limits.pixelsPerByte).multipliedReportingOverflow(by: bytes)
    let (sum, isHuger) = max(0, limits.freePixels).addingReportingOverflow(more)
    limit = isHuge || isHuger ? Int.max : sum
    self.name = name
  }

  /// Counts pixels before they are decoded.
  mutating func add(_ more: Int) throws(ImageFileError) {
    pixels += more
    guard pixels <= limit else {
      throw .tooCostly(file: name, reason: "it takes \(pixels) decoded pixels or more; a file of its size may take \(limit)")
    }
  }
}
