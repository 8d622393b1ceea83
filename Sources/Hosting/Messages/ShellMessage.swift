import Foundation

/// A message from a shell to a host. See the folder's README for the protocol.
package enum ShellMessage: Codable, Equatable, Sendable {
  /// The first message of a connection, with the version of the protocol that the shell speaks.
  case hello(version: Int)
  /// An input event, as a line of a recording. Its time is the machine's monotonic clock, in seconds.
  case event(String)
  /// The window has another size, in points, or another number of pixels per point.
  case resize(width: Double, height: Double, scale: Double)
  /// The shell has read the pixels of a frame.
  case shown(frame: Int)
  /// The text of the desktop's clipboard.
  case clipboard(String?)
  /// The rate of the host's clock: 1 is real time, 0 stops it.
  case clock(rate: Double)
  /// Advances the host's clock by this many seconds at once, frame by frame, whatever its rate is. 0 ends a turn of the run loop, so that
  /// the effects of earlier messages are laid out.
  case advance(seconds: Double)
  /// Shows another preview of the catalogue, by its index.
  case show(preview: Int)
  /// Shows the preview under other conditions.
  case look(PreviewLook)
  /// Whether redrawn areas flash.
  case flashDamage(Bool)
  /// A question about the views. The answer has the same number.
  case inspect(number: Int, InspectionRequest)
  /// Asks whether the host is responsive.
  case ping(number: Int)
  /// Asks the host to finish its recording and to end.
  case stop
}

/// The version of the protocol, which must be the same at both ends.
package enum HostProtocol {
  package static let version = 3
  /// The longest message in bytes, without its line feed.
  package static let longestMessage = 1 << 20
}
