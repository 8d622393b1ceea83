import Foundation

/// Writes events to a file as they occur, so that after a crash the file contains all events up to the last one.
@MainActor
package final class EventRecorder {
  private let url: URL
  private let file: FileHandle
  private let start: TimeInterval
  private var last: TimeInterval = 0
  private var lastTurn = -1
  private var size: CGSize
  private var scale: CGFloat
  /// Whether the last line was written.
  private(set) package var isEnded = false
  /// The error that occurred in writing; nothing more is written after it.
  private(set) package var failure: (any Error)?

  /// Creates the file and writes its header.
  ///
  /// - Parameters:
  ///   - recording: the values of the header, and entries with which the file begins.
  ///   - start: the start of the scene, on the display's clock.
  /// - Throws: an error if the file cannot be written.
  package init(_ recording: EventRecording, to url: URL, start: TimeInterval) throws {
    self.url = url
    try Data(EventWriter.header(of: recording).utf8).write(to: url)
    file = try FileHandle(forWritingTo: url)
    try file.seekToEnd()
    self.start = start
    size = recording.size
    scale = recording.scale
    for entry in recording.entries { write(EventWriter.line(of: entry) + "\n") }
    last = recording.end
  }

  /// Writes an event.
  ///
  /// - Parameter turn: the number of the turn of the loop. Events of the same turn are marked.
  package func note(_ event: DisplayEvent, of display: any Display, turn: Int) {
    followSize(of: display)
    // The event's own time is used: it determines the speed of a finger, and a difference of less than a pixel affects the end of a flick.
    add(.event(event), at: event.timestamp ?? display.now, isSameTurn: turn == lastTurn)
    lastTurn = turn
  }

  /// Records a change of the conditions.
  package func note(_ look: ScreenLook, of display: any Display) {
    followSize(of: display)
    add(.look(look), at: display.now, isSameTurn: false)
    lastTurn = -1
  }

  /// Records a change of a view by an inspector.
  package func note(_ edit: ViewEdit, of display: any Display) {
    followSize(of: display)
    add(.edit(edit), at: display.now, isSameTurn: false)
    lastTurn = -1
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

  /// Writes the last line. A recording without it is incomplete.
  package func end(at display: any Display) {
    guard !isEnded else { return }
    followSize(of: display)
    isEnded = true
    write(EventWriter.endLine(at: max(last, display.now - start)))
    try? file.close()
  }

  /// Writes a complete recording of everything recorded so far to another file, which is replaced after everything is written.
  /// - Throws: the error because of which an entry was not recorded, or an error if the other file cannot be written.
  package func copy(to other: URL, at display: any Display) throws {
    if let failure { throw failure }
    followSize(of: display)
    let text = try String(contentsOf: url, encoding: .utf8) + EventWriter.endLine(at: max(last, display.now - start))
    try text.write(to: other, atomically: true, encoding: .utf8)
  }

  private func write(_ line: String) {
    guard failure == nil else { return }
    do { try file.write(contentsOf: Data(line.utf8)) } catch { failure = error }
  }
}
