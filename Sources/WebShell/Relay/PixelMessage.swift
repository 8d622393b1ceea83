import Foundation
import Raster

/// The binary message with damaged pixels. See "The pixels" in the folder's README.
enum PixelMessage {
  /// - Parameters:
  ///   - picture: 0 for the main picture, then those beside it; below 128.
  ///   - number: identifies the frame for `ShellMessage.shown`.
  ///   - time: the time of the host's display, in seconds.
  static func data(picture: Int = 0, number: UInt32, damage: Region, of buffer: PixelBuffer, time: Double) -> Data {
    let rects = damage.rects.map { $0.intersection(buffer.bounds) }.filter { !$0.isEmpty }
    let bits = time.bitPattern
    var words = [
      number, UInt32(picture) << 24 | UInt32(rects.count), UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32),
    ]
    for rect in rects {
      words += [UInt32(rect.minX), UInt32(rect.minY), UInt32(rect.width), UInt32(rect.height), 0]
      let start = words.count
      buffer.appendRuns(of: rect, to: &words)
      words[start - 1] = UInt32(words.count - start)
    }
    return words.withUnsafeBytes { Data($0) }
  }
}
