import Display
import Foundation
import Testing
import UIKit

@testable import VitrineTesting

/// What a family of classes is told while a person does something: events as a recording has them, and the calls, in order.
struct EventScript: Sendable, CustomTestStringConvertible {
  let family: String
  /// Makes what is used, which writes down its calls.
  let stage: @MainActor @Sendable (HeadlessScreen, CallNotes) -> Void
  /// Lines of a recording, without its header and its end.
  let events: String
  /// Seconds until it is over.
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

/// What was called, and who called it.
@MainActor final class CallNotes {
  var calls: [String] = []
  /// Delegates and sources, which nobody else holds.
  var kept: [AnyObject] = []

  func note(_ call: String) { calls.append(call) }
  /// Calls that come with every move: one stands for those in a row.
  func noteOnce(_ call: String) { if calls.last != call { calls.append(call) } }

  func follow(_ control: UIControl, _ events: [(UIControl.Event, String)]) {
    for (event, name) in events { control.addAction(UIAction { [weak self] _ in self?.noteOnce(name) }, for: event) }
  }
}
