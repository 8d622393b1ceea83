import CoreGraphics
import Foundation

/// The progress of an image animation.
struct ImageSequence {
  let images: [UIImage]
  /// The duration of one cycle in seconds.
  let round: TimeInterval
  /// The number of cycles; 0 repeats without end.
  let rounds: Int
  let start: TimeInterval
  private(set) var index = 0

  init(images: [UIImage], round: TimeInterval, rounds: Int, start: TimeInterval) {
    self.images = images
    self.round = round
    self.rounds = rounds
    self.start = start
  }

  /// Selects the image for a time.
  /// - Returns: false if the last cycle is over.
  mutating func advance(to time: TimeInterval) -> Bool {
    let passed = max(time - start, 0) / round
    if rounds > 0, passed >= Double(rounds) { return false }
    index = min(Int(passed.truncatingRemainder(dividingBy: 1) * Double(images.count)), images.count - 1)
    return true
  }
}
