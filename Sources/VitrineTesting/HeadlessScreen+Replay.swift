import Display
import ProcessClock

extension HeadlessScreen {
  /// Replays the input events of a recording that `vitrine preview --record` wrote, at the recorded times. Call it when the screen's time
  /// is that of the beginning of the scene.
  ///
  ///     let screen = HeadlessScreen(size: CGSize(width: 390, height: 844))
  ///     screen.show(LoginController())
  ///     try screen.replay(recordingAt: URL(fileURLWithPath: "crash.events"))
  ///
  /// An incomplete recording, for example of a program that crashed, is replayed up to its last event.
  /// - Throws: an error if the file cannot be read or is damaged. For a damaged file the error names the line and what was expected there.
  public func replay(recordingAt url: URL) throws {
    do { replay(try EventReader.read(contentsOf: url)) } catch let error as EventRecordingError {
      throw SnapshotError(description: "\(url.path), \(error)")
    }
  }

  package func replay(_ recording: EventRecording) {
    activate()
    ProcessClock.hold()
    defer { ProcessClock.release() }
    let start = display.now
    for (index, entry) in recording.entries.enumerated() {
      let time = start + entry.time
      if entry.isSameTurn {
        display.advance(to: max(time, display.now))
      } else if time > display.now {
        advance(by: time - display.now)
      }
      switch entry.content {
      case .event(let event): display.send(event.at(display.now))
      case .resize(let size, let scale): try? resize(to: size, scale: scale)
      case .look(let look): screen.adopt(look)
      // Changes by an inspector are not part of the program.
      case .edit: break
      }
      let next = index + 1 < recording.entries.count ? recording.entries[index + 1] : nil
      if next?.isSameTurn != true { settle() }
    }
    let end = start + recording.end
    if end > display.now { advance(by: end - display.now) }
  }
}
