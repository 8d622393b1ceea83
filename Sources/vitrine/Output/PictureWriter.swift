/// Writes a picture for each frame.
final class PictureWriter: FrameWriter {
  private let file: PictureFile
  private let count: Int
  private var written = 0

  init(_ file: PictureFile, of count: Int) {
    self.file = file
    self.count = count
  }

  func add(_ preview: HeadlessPreview) throws {
    try file.numbered(written, of: count).write(preview.screen.image)
    written += 1
  }

  func finish() {}
}
