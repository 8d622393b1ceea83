import CoreGraphics
import Foundation

/// Which image of a sequence shows at a time.
struct ImageSequence {
  let images: [UIImage]
  /// Seconds.
  let round: TimeInterval
  /// 0: without end.
  let rounds: Int
  let start: TimeInterval
  private(set) var index = 0

  init(images: [UIImage], round: TimeInterval, rounds: Int, start: TimeInterval) {
    self.images = images
    self.round = round
    self.rounds = rounds
    self.start = start
  }

  /// False when the last round is over.
  mutating func advance(to time: TimeInterval) -> Bool {
    let passed = max(time - start, 0) / round
    if rounds > 0, passed >= Double(rounds) { return false }
    index = min(Int(passed.truncatingRemainder(dividingBy: 1) * Double(images.count)), images.count - 1)
    return true
  }
}
