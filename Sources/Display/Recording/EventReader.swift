import Foundation

/// Reads a recording. Damaged recordings are rejected with the number of the line.
package struct EventReader {
  /// The maximum number of entries: more than anybody produces in an hour.
  static let maximumEntries = 2_000_000
  static let maximumFingers = 64
  /// The longest recording: a day, in seconds.
  static let maximumTime: TimeInterval = 86_400

  private var lines: [Substring]
  /// The number of the last line that was read, from 1.
  private var number = 0

  private init(_ text: String) {
    // In Swift, carriage return and line feed together are one character.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// - Parameter isComplete: pass false for a recording that may lack its end, because the program crashed or was killed. Such a recording
  ///   ends with its last entry; an incomplete last line is ignored.
  /// - Throws: `EventRecordingError`.
  package static func read(_ text: String, isComplete: Bool = true) throws(EventRecordingError) -> EventRecording {
    var reader = EventReader(text)
    if !isComplete, text.unicodeScalars.last != "\n", !reader.lines.isEmpty, !reader.endsWithItsEnd { reader.lines.removeLast() }
    return try reader.recording(isComplete: isComplete)
  }

  /// Reads the recording in a file. If the recording is incomplete, it is read up to its last complete line, even if a character is
  /// incomplete.
  /// - Throws: `EventRecordingError`, or the system's error if the file cannot be read.
  package static func read(contentsOf url: URL) throws -> EventRecording {
    try read(String(decoding: try Data(contentsOf: url), as: UTF8.self), isComplete: false)
  }

  /// Whether the last line is the end of the recording, although it has no line feed.
  private var endsWithItsEnd: Bool {
    let words = lines.last?.split(separator: " ") ?? []
    return words.count == 2 && words[1] == "end"
  }

  /// Returns the next line with content. Lines that begin with # are comments.
  private mutating func next() throws(EventRecordingError) -> EventWords? {
    while number < lines.count {
      number += 1
      let words = try EventWords(lines[number - 1], line: number)
      if !words.isAtEnd, !words.peek.hasPrefix("#") { return words }
    }
    return nil
  }

  private mutating func next(_ expected: String) throws(EventRecordingError) -> EventWords {
    guard let words = try next() else { throw EventRecordingError(line: lines.count + 1, expected: expected, found: "") }
    return words
  }

  /// Reads a line with a time, in seconds of any clock, and an event.
  /// - Throws: `EventRecordingError`.
  package static func entry(_ text: String) throws(EventRecordingError) -> EventRecording.Entry {
    var line = try EventWords(text[...], line: 1)
    let time = try line.number("a time in seconds")
    let isSameTurn = line.take("+")
    let content = try EventContent.read(&line, at: time)
    try line.end()
    return EventRecording.Entry(time: time, isSameTurn: isSameTurn, content)
  }

  private mutating func recording(isComplete: Bool) throws(EventRecordingError) -> EventRecording {
    var recording = try header()
    while true {
      guard var line = try isComplete ? next("an event, or the end of the recording") : next() else {
        recording.isCutOff = true
        break
      }
      if recording.entries.isEmpty, try ScreenLookCoding.take(&line, into: &recording.look) {
        try line.end()
        continue
      }
      let time = try time(&line, after: recording.end)
      recording.end = time
      if line.take("end") {
        try line.end()
        break
      }
      let isSameTurn = line.take("+")
      let content = try EventContent.read(&line, at: time)
      try line.end()
      guard recording.entries.count < Self.maximumEntries else { throw line.refused("no more than \(Self.maximumEntries) events") }
      recording.entries.append(.init(time: time, isSameTurn: isSameTurn, content))
    }
    if let rest = try next() { throw rest.refused("nothing after the end") }
    return recording
  }

  private func time(_ line: inout EventWords, after last: TimeInterval) throws(EventRecordingError) -> TimeInterval {
    let expected = "a time from \(last) to \(Int(Self.maximumTime)) seconds"
    var ahead = line
    let time = try ahead.number(expected)
    guard (last...Self.maximumTime).contains(time) else { throw line.refused(expected) }
    line = ahead
    return time
  }

  private mutating func header() throws(EventRecordingError) -> EventRecording {
    let first = "'vitrine events \(EventRecording.version)'"
    var line = try next(first)
    guard line.take("vitrine"), line.take("events"), line.take("\(EventRecording.version)") else { throw line.refused(first) }
    try line.end()
    line = try next("'scene' and its name")
    guard line.take("scene") else { throw line.refused("'scene' and its name") }
    let scene = try line.string("the scene's name")
    try line.end()
    line = try next("'size', width and height")
    guard line.take("size") else { throw line.refused("'size', width and height") }
    let size = try EventContent.size(&line)
    try line.end()
    line = try next("'scale' and pixels per point")
    guard line.take("scale") else { throw line.refused("'scale' and pixels per point") }
    let scale = CGFloat(try line.number("pixels per point"))
    try line.end()
    return EventRecording(scene: scene, size: size, scale: scale)
  }
}
