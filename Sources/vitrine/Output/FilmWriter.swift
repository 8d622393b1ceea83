import Foundation
import ImageIO

/// Writes all frames into one animated picture.
final class FilmWriter: FrameWriter {
  private let file: PictureFile
  private let film: any AnimationWriter
  private let frame: TimeInterval

  /// - Parameter frame: the duration of each frame, in seconds.
  init(_ file: PictureFile, _ film: any AnimationWriter, frame: TimeInterval) {
    self.file = file
    self.film = film
    self.frame = frame
  }

  func add(_ preview: HeadlessPreview) throws { try film.add(preview.screen.image, duration: frame) }

  func finish() throws { try file.write(film.finish()) }
}
