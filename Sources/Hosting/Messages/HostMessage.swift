import Foundation

/// A message from a host to its shells. See the folder's README for the protocol.
package enum HostMessage: Codable, Equatable, Sendable {
  /// The first message.
  case hello(version: Int, process: Int32)
  /// From the next frame on, the pixels are in another file. The damage of that frame is everything.
  case surface(HostSurface)
  /// A frame was drawn.
  /// - number: identifies the frame for `ShellMessage.shown`.
  /// - damage: the rectangles that changed, in pixels: x, y, width, height.
  /// - time: the time of the host's display, in seconds.
  /// - duration: the time for drawing, in seconds.
  case frame(number: Int, damage: [[Int]], time: TimeInterval, duration: TimeInterval)
  case title(String)
  /// The name of a `CursorShape`.
  case cursor(String)
  /// The area of the text input in points: x, y, width, height; nil while no text is edited.
  case textInput(area: [Double]?)
  /// A text for the desktop's clipboard.
  case clipboard(String)
  /// Texts that the shell shows above the picture.
  case panels(HostPanels)
  /// The host asks for another size of the window, in points.
  case wantsSize(width: Double, height: Double)
  /// The host asks to open a URL.
  case open(address: String)
  /// The catalogue, the index of the shown preview, and its conditions. Sent after `hello`, and when another preview or other conditions
  /// are shown.
  case previews([HostedPreview], shown: Int, look: PreviewLook)
  /// The answer to `ShellMessage.inspect`.
  case answer(number: Int, InspectionAnswer)
  /// Some events of an earlier host could not be performed. Sent after `hello`.
  case replayed(ReplayRemark)
  /// The answer to `ShellMessage.ping`.
  case pong(number: Int)
  /// The host ends, because it was asked to. `recording` is the path of the recording so far, if there is one.
  case bye(recording: String?)
}

/// The events of an earlier host that could not be performed.
package struct ReplayRemark: Codable, Equatable, Sendable {
  /// One or more sentences that tell the user what was left out.
  package var text: String
  /// Whether the rest of the recording was skipped.
  package var isCutOff: Bool

  package init(_ text: String, isCutOff: Bool) { (self.text, self.isCutOff) = (text, isCutOff) }
}

/// The pixels of a host in shared memory.
package struct HostSurface: Codable, Equatable, Sendable {
  /// The path of the file with the pixels.
  package var file: String
  /// The size in pixels.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// The number of pixels per point.
  package var scale: Double

  package init(file: String, pixelWidth: Int, pixelHeight: Int, scale: Double) {
    (self.file, self.pixelWidth, self.pixelHeight, self.scale) = (file, pixelWidth, pixelHeight, scale)
  }
}

/// Texts that a shell shows above the picture.
package struct HostPanels: Codable, Equatable, Sendable {
  package struct Row: Codable, Equatable, Sendable {
    package var key: String
    package var value: String
    package init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The rows of the panel at the top left; nil for no panel.
  package var statistics: [Row]?
  /// The rows of the panel in the centre; nil for no panel.
  package var help: [Row]?
  /// The text of the panel at the bottom; nil for no panel.
  package var notice: String?

  package init() {}
}
