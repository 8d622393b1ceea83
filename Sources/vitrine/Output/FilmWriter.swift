import Foundation
import ImageIO

/// All frames in one moving picture.
final class FilmWriter: FrameWriter {
  private let file: PictureFile
  private let film: any AnimationWriter
  private let frame: TimeInterval

  /// - Parameter frame: how long each shows, in seconds.
  init(_ file: PictureFile, _ film: any AnimationWriter, frame: TimeInterval) {
    self.file = file
    self.film = film
    self.frame = frame
  }

  func add(_ stage: Stage) throws { try film.add(stage.screen.image, duration: frame) }

  func finish() throws { try file.write(film.finish()) }
}
