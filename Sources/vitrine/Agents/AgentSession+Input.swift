import Display
import Foundation
import Hosting
import UIKit

/// The tools that send input to the preview: taps, text, scrolling, time and recordings.
extension AgentSession {
  func tap(_ arguments: ToolArguments) throws -> String {
    let point = try point(in: arguments)
    let count = min(max(arguments.integer("count") ?? 1, 1), 10), press = min(max(arguments.number("press") ?? 0, 0), 60)
    return try changes {
      for _ in 0..<count {
        try touch(.began, point)
        if press > 0 { try advance(press) }
        try touch(.ended, point)
      }
    }
  }

  /// Returns the point in the arguments, or a point at which a touch reaches the view of the named node.
  private func point(in arguments: ToolArguments) throws -> CGPoint {
    if let node = arguments.integer("node") { return try touchPoint(of: node) }
    guard let x = arguments.number("x"), let y = arguments.number("y") else { throw Failure("Name a node, or x and y.") }
    return CGPoint(x: x, y: y)
  }

  private func touchPoint(of node: Int) throws -> CGPoint {
    guard case .point(let numbers) = try ask(.touchPoint(view: node)), numbers.count == 2 else {
      throw Failure("There is no node \(node).")
    }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private func touch(_ phase: TouchSample.Phase, _ point: CGPoint) throws {
    try send(.touches([TouchSample(id: 1, phase: phase, location: point, timestamp: HostClock.now)]))
  }

  func type(_ arguments: ToolArguments) throws -> String {
    let text = arguments.text("text") ?? ""
    return try changes {
      if let node = arguments.integer("node") {
        let point = try touchPoint(of: node)
        try touch(.began, point)
        try touch(.ended, point)
        try settle()
      }
      if arguments.flag("replace") == true { try press(KeyUsage.letter("a"), .command) }
      for character in text {
        if character.isNewline {
          try press(KeyUsage(rawValue: UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue))
        } else {
          try send(.text(String(character)))
        }
      }
    }
  }

  private func press(_ key: KeyUsage?, _ modifiers: KeyModifiers = []) throws {
    guard let key else { return }
    for phase in [KeySample.Phase.down, .up] {
      try send(
        .key(
          KeySample(
            phase: phase, usage: key, characters: modifiers.isEmpty ? "" : "a", charactersIgnoringModifiers: modifiers.isEmpty ? "" : "a",
            modifiers: modifiers, timestamp: HostClock.now)))
    }
  }

  func scroll(_ arguments: ToolArguments) throws -> String {
    let point = try touchPoint(of: arguments.integer("node") ?? 0)
    let (dx, dy) = (arguments.number("dx") ?? 0, arguments.number("dy") ?? 0)
    guard abs(dx) <= 100_000, abs(dy) <= 100_000 else { throw Failure("A scroll is at most 100000 points long.") }
    return try changes {
      try send(.scroll(ScrollSample(location: point, delta: CGPoint(x: -dx, y: -dy), timestamp: HostClock.now)))
      try advance(0.5)
    }
  }

  func passTime(_ seconds: Double) throws -> String {
    guard (0...60).contains(seconds) else { throw Failure("seconds is from 0 to 60.") }
    return try changes { try advance(seconds) }
  }

  func replay(_ path: String) throws -> String {
    let recording: EventRecording
    do { recording = try EventReader.read(String(contentsOfFile: path, encoding: .utf8)) } catch {
      throw Failure("\(path) cannot be replayed: \(error is EventRecordingError ? "\(error)" : error.localizedDescription)")
    }
    return try changes {
      var time: TimeInterval = 0
      for entry in recording.entries {
        if entry.time > time { try advance(entry.time - time) }
        time = max(time, entry.time)
        switch entry.content {
        case .event(let event): try send(event)
        case .resize(let size, _): try send(.resize(width: size.width, height: size.height, scale: 1))
        case .look(let look): try send(.look(look))
        case .edit: break  // a change that was made with an inspector, not something that a person did
        }
      }
      if recording.end > time { try advance(recording.end - time) }
    }
  }
}
