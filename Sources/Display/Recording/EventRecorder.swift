import Foundation

/// Writes down what happens, while it happens: what a crash ends is there up to its last event.
@MainActor
package final class EventRecorder {
  private let file: FileHandle
  private let start: TimeInterval
  private var last: TimeInterval = 0
  private var lastTurn = -1
  private var size: CGSize
  private var scale: CGFloat
  /// After the last line.
  private(set) package var isEnded = false
  /// What went wrong with the file; then nothing more is written.
  private(set) package var failure: (any Error)?

  /// - Parameters:
  ///   - recording: the header.
  ///   - start: of the scene, on the display's clock.
  /// - Throws: where the file cannot be written.
  package init(_ recording: EventRecording, to url: URL, start: TimeInterval) throws {
    try Data(EventWriter.header(of: recording).utf8).write(to: url)
    file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    self.start = start
    size = recording.size
    scale = recording.scale
  }

  /// - Parameter turn: which turn of the loop it is; events of one turn are told as such.
  package func note(_ event: DisplayEvent, of display: any Display, turn: Int) {
    followSize(of: display)
    // The speed of a finger is that of its own times, and where its flick ends hangs on less than a pixel.
    add(.event(event), at: event.timestamp ?? display.now, isSameTurn: turn == lastTurn)
    lastTurn = turn
  }

  private func followSize(of display: any Display) {
    guard display.size != size || display.scale != scale else { return }
    size = display.size
    scale = display.scale
    add(.resize(size, scale: scale), at: display.now, isSameTurn: false)
    lastTurn = -1
  }

  private func add(_ content: EventRecording.Entry.Content, at time: TimeInterval, isSameTurn: Bool) {
    last = max(last, time - start)
    write(EventWriter.line(of: .init(time: last, isSameTurn: isSameTurn, content)) + "\n")
  }

  /// The last line, without which a recording is damaged.
  package func end(at display: any Display) {
    guard !isEnded else { return }
    followSize(of: display)
    isEnded = true
    write(EventWriter.endLine(at: max(last, display.now - start)))
    try? file.close()
  }

  private func write(_ line: String) {
    guard failure == nil else { return }
    do { try file.write(contentsOf: Data(line.utf8)) } catch { failure = error }
  }
}
