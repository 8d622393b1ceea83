import Foundation

/// Writes a recording as text, with a line for each event.
package enum EventWriter {
  package static func text(of recording: EventRecording) -> String {
    header(of: recording) + recording.entries.map { line(of: $0) + "\n" }.joined() + endLine(at: recording.end)
  }

  package static func header(of recording: EventRecording) -> String {
    var lines = [
      "vitrine events \(EventRecording.version)", "scene \(quoted(recording.scene))",
      "size \(number(recording.size.width)) \(number(recording.size.height))", "scale \(number(recording.scale))",
    ]
    lines += ScreenLookCoding.words(of: recording.look).map { $0.joined(separator: " ") }
    return lines.joined(separator: "\n") + "\n\n"
  }

  package static func endLine(at time: TimeInterval) -> String { "\(number(time)) end\n" }

  package static func line(of entry: EventRecording.Entry) -> String {
    "\(number(entry.time)) \(entry.isSameTurn ? "+ " : "")" + words(of: entry.content).joined(separator: " ")
  }

  private static func words(of content: EventRecording.Entry.Content) -> [String] {
    switch content {
    case .resize(let size, let scale): ["resize", number(size.width), number(size.height), number(scale)]
    case .look(let look): ["look"] + ScreenLookCoding.words(of: look).flatMap { $0 }
    case .edit(.set(let path, let property, let value)): ["edit", "set", quoted(path), quoted(property), quoted(value)]
    case .edit(.undo): ["edit", "undo"]
    case .edit(.redo): ["edit", "redo"]
    case .event(let event): words(of: event)
    }
  }

  private static func words(of event: DisplayEvent) -> [String] {
    switch event {
    case .touches(let samples): ["touch", samples.map(word).joined(separator: " , ")]
    case .scroll(let sample):
      ["scroll"] + point(sample.location) + point(sample.delta) + (sample.device == .touchPad ? [touchPad] : [])
        + modifiers(sample.modifiers)
    case .transform(let sample): ["transform"] + point(sample.location) + [number(sample.scale), number(sample.rotation)]
    case .hover(let sample): ["hover", "\(sample.phase)"] + point(sample.location)
    case .key(let sample):
      ["key", "\(sample.phase)", "\(sample.usage.rawValue)", quoted(sample.characters), quoted(sample.charactersIgnoringModifiers)]
        + modifiers(sample.modifiers) + (sample.isRepeat ? ["repeat"] : [])
    case .text(let text): ["text", quoted(text)]
    case .composition(let sample):
      ["composition", quoted(sample.text), "\(sample.selection.lowerBound)", "\(sample.selection.upperBound)"]
    case .focus(let isFocused): ["focus", isFocused ? "on" : "off"]
    case .visibility(let isVisible): ["visibility", isVisible ? "on" : "off"]
    case .open(let urls): ["open"] + urls.map { quoted($0.absoluteString) }
    }
  }

  private static func word(_ sample: TouchSample) -> String {
    let force = sample.pressure == 1 ? "" : " force \(number(sample.pressure))"
    let mouse = sample.isEmulated ? sample.isSecondary ? " mouse secondary" : " mouse" : ""
    let target = sample.target.map { " on " + words(of: $0).joined(separator: " ") } ?? ""
    return "\(sample.id) \(sample.phase) \(number(sample.location.x)) \(number(sample.location.y))\(force)\(mouse)\(target)"
  }

  private static func words(of target: TouchTarget) -> [String] {
    [quoted(target.type), quoted(target.path)] + (target.label.map { ["label", quoted($0)] } ?? [])
      + (target.identifier.map { ["identifier", quoted($0)] } ?? [])
  }

  private static func point(_ point: CGPoint) -> [String] { [number(point.x), number(point.y)] }

  /// The word for two fingers on a touch pad. (`pad` is the modifier of keys on a numeric pad.)
  static let touchPad = "touchpad"
  static let modifierNames: [(KeyModifiers, String)] = [
    (.alphaShift, "caps"), (.shift, "shift"), (.control, "control"), (.alternate, "alt"), (.command, "command"), (.numericPad, "pad"),
  ]

  private static func modifiers(_ held: KeyModifiers) -> [String] { modifierNames.filter { held.contains($0.0) }.map(\.1) }

  /// Returns the shortest text that is read back as the same number.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// Returns the text as in JSON: in quotation marks, with escapes for quotation marks, backslashes, characters that are not printable, and
  /// marks that would combine with the quotation mark before them.
  static func quoted(_ text: String) -> String {
    var word = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": word += "\\\""
      case "\\": word += "\\\\"
      case _
      where scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value) || scalar.value == 0x2028
        || scalar.value == 0x2029:
        word += escape(scalar)
      case _ where word == "\"" && "\"\(scalar)".count == 1: word += escape(scalar)
      default: word.unicodeScalars.append(scalar)
      }
    }
    return word + "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16))}" }
}
