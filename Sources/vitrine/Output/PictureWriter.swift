import CoreGraphics
import Foundation
import VitrineTesting

/// Writes a picture for each frame. A frame that shows the same pixels as the one before is not encoded again.
final class PictureWriter: FrameWriter {
  private let file: PictureFile
  private let count: Int
  private var written = 0
  /// The file of the last encoded frame, and the number of changes that its screen had shown.
  private var last: (changes: Int, data: Data)?
  /// The number of frames that were encoded.
  private(set) var encodedCount = 0

  init(_ file: PictureFile, of count: Int) {
    self.file = file
    self.count = count
  }

  func add(_ preview: HeadlessPreview) throws {
    // The screen presents only what changed, and nothing if no pixel did.
    let pixels = preview.screen.pixels, changes = preview.screen.display.presentCount
    if last?.changes != changes {
      last = (changes, try file.encode(CGImage(pixels: pixels)))
      encodedCount += 1
    }
    if let last { try file.numbered(written, of: count).write(last.data) }
    written += 1
  }

  func finish() {}
}
