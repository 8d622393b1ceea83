import Foundation

/// A message from a shell to a host. See the folder's README for the protocol.
package enum ShellMessage: Codable, Equatable, Sendable {
  /// The first message.
  case hello(version: Int)
  /// An input event, as a line of a recording. Its time is the machine's monotonic clock, in seconds.
  case event(String)
  /// The window has another size, in points, or number of pixels per point.
  case resize(width: Double, height: Double, scale: Double)
  /// The shell has read the pixels of a frame.
  case shown(frame: Int)
  /// The text of the desktop's clipboard.
  case clipboard(String?)
  /// The rate of the host's clock: 1 is real time, 0 stands still.
  case clock(rate: Double)
  /// Moves the host's clock by this many seconds at once, frame by frame, whatever its rate is. 0 ends a turn: what was sent before has been laid
  /// out then.
  case advance(seconds: Double)
  /// Shows another preview of the catalogue, by its index.
  case show(preview: Int)
  /// Shows the preview under other conditions.
  case look(PreviewLook)
  /// Whether what is drawn again flashes.
  case flashDamage(Bool)
  /// A question about the views, whose answer has the same number.
  case inspect(number: Int, InspectionRequest)
  /// A question whether the host is responsive.
  case ping(number: Int)
  /// Asks the host to end its recording and itself.
  case stop
}

/// The version of the protocol, which both ends must have.
package enum HostProtocol {
  package static let version = 3
  /// The longest message in bytes, without its line feed.
  package static let longestMessage = 1 << 20
}
