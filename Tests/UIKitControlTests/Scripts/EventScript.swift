import Display
import Foundation
import Testing
import UIKit

@testable import VitrineTesting

/// The calls that a family of classes receives during a person's actions: the events as in a recording, and the calls in order.
struct EventScript: Sendable, CustomTestStringConvertible {
  let family: String
  /// Creates the objects under test, which log their calls.
  let stage: @MainActor @Sendable (HeadlessScreen, CallNotes) -> Void
  /// The lines of a recording, without its header and its end.
  let events: String
  /// The duration in seconds.
  var end: TimeInterval = 2
  let calls: [String]

  var testDescription: String { family }

  static let size = CGSize(width: 320, height: 480)

  @MainActor func play() throws -> [String] {
    let screen = HeadlessScreen(size: Self.size, scale: 1), notes = CallNotes()
    stage(screen, notes)
    screen.advance(by: 0.5)
    notes.calls = []
    screen.replay(try EventReader.read("vitrine events 1\nscene \"\(family)\"\nsize 320 480\nscale 1\n\(events)\n\(end) end\n"))
    return notes.calls
  }
}

/// A log of calls.
@MainActor final class CallNotes {
  var calls: [String] = []
  /// The delegates and data sources, which no other object retains.
  var kept: [AnyObject] = []

  func note(_ call: String) { calls.append(call) }
  /// Logs a call that is made for every movement. Repeated calls are logged once.
  func noteOnce(_ call: String) { if calls.last != call { calls.append(call) } }

  func follow(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
    for (event, name) in events { control.addAction(UIAction { [weak self] _ in self?.noteOnce(name) }, for: event) }
  }
}
