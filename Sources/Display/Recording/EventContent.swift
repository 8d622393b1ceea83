import Foundation

/// Reads the part of a line after its time.
enum EventContent {
  static func read(_ line: inout EventWords, at time: TimeInterval) throws(EventRecordingError) -> EventRecording.Entry.Content {
    switch line.peek {
    case "touch":
      line.skip()
      var samples = [try touch(&line, time)]
      while line.take(",") {
        guard samples.count < EventReader.maximumFingers else { throw line.refused("at most \(EventReader.maximumFingers) fingers") }
        samples.append(try touch(&line, time))
      }
      return .event(.touches(samples))
    case "scroll":
      line.skip()
      var sample = ScrollSample(location: try point(&line), delta: try point(&line), timestamp: time)
      if line.take(EventWriter.touchPad) { sample.device = .touchPad }
      sample.modifiers = try modifiers(&line)
      return .event(.scroll(sample))
    case "transform":
      line.skip()
      let location = try point(&line), scale = try line.number("a factor"), rotation = try line.number("an angle in radians")
      return .event(.transform(TransformSample(location: location, scale: scale, rotation: rotation, timestamp: time)))
    case "hover":
      line.skip()
      let phase = try line.one(of: [("began", HoverSample.Phase.began), ("moved", .moved), ("ended", .ended)])
      return .event(.hover(HoverSample(phase: phase, location: try point(&line), timestamp: time)))
    case "key":
      line.skip()
      return .event(.key(try key(&line, time)))
    case "text":
      line.skip()
      return .event(.text(try line.string("what was typed")))
    case "composition":
      line.skip()
      let text = try line.string("what is composed")
      let start = try line.integer("where the selection begins", 0...text.utf16.count)
      let end = try line.integer("where it ends", start...text.utf16.count)
      return .event(.composition(CompositionSample(text: text, selection: start..<end)))
    case "focus":
      line.skip()
      return .event(.focus(try line.one(of: [("on", true), ("off", false)])))
    case "visibility":
      line.skip()
      return .event(.visibility(try line.one(of: [("on", true), ("off", false)])))
    case "open":
      line.skip()
      return .event(.open(try addresses(&line)))
    case "resize":
      line.skip()
      let size = try size(&line)
      return .resize(size, scale: CGFloat(try line.number("pixels per point")))
    case "look":
      line.skip()
      var look = ScreenLook()
      while try ScreenLookCoding.take(&line, into: &look) {}
      return .look(look)
    case "edit":
      line.skip()
      return .edit(try edit(&line))
    default:
      throw line.refused("touch, scroll, transform, hover, key, text, composition, focus, visibility, open, resize, look, edit or end")
    }
  }

  private static func touch(_ line: inout EventWords, _ time: TimeInterval) throws(EventRecordingError) -> TouchSample {
    let id = try line.integer("a finger", 0...100_000)
    let phase = try line.one(of: [
      ("began", TouchSample.Phase.began), ("moved", .moved), ("stationary", .stationary), ("ended", .ended), ("cancelled", .cancelled),
    ])
    var sample = TouchSample(id: id, phase: phase, location: try point(&line), timestamp: time)
    if line.take("force") { sample.pressure = try line.number("a force from 0 to 1") }
    sample.isEmulated = line.take("mouse")
    sample.isSecondary = sample.isEmulated && line.take("secondary")
    if line.take("on") { sample.target = try target(&line) }
    return sample
  }

  private static func target(_ line: inout EventWords) throws(EventRecordingError) -> TouchTarget {
    var target = TouchTarget(type: try line.string("the class of a view"), path: try line.string("the path of a view"))
    if line.take("label") { target.label = try line.string("the text of a view") }
    if line.take("identifier") { target.identifier = try line.string("the identifier of a view") }
    return target
  }

  private static func edit(_ line: inout EventWords) throws(EventRecordingError) -> ViewEdit {
    if line.take("undo") { return .undo }
    if line.take("redo") { return .redo }
    guard line.take("set") else { throw line.refused("set, undo or redo") }
    let path = try line.string("the path of a view"), property = try line.string("the name of a property")
    return .set(path: path, property: property, value: try line.string("the value of the property"))
  }

  private static func key(_ line: inout EventWords, _ time: TimeInterval) throws(EventRecordingError) -> KeySample {
    let phase = try line.one(of: [("down", KeySample.Phase.down), ("up", .up)])
    let usage = KeyUsage(rawValue: try line.integer("a key's number", 0...0xFFFF))
    let typed = try line.string("what the key types"), plain = try line.string("what the key types without modifiers")
    let held = try modifiers(&line)
    return KeySample(
      phase: phase, usage: usage, characters: typed, charactersIgnoringModifiers: plain, modifiers: held, isRepeat: line.take("repeat"),
      timestamp: time)
  }

  private static func modifiers(_ line: inout EventWords) throws(EventRecordingError) -> KeyModifiers {
    var held: KeyModifiers = []
    while let named = EventWriter.modifierNames.first(where: { $0.1 == line.peek }) {
      held.insert(named.0)
      line.skip()
    }
    return held
  }

  private static func addresses(_ line: inout EventWords) throws(EventRecordingError) -> [URL] {
    var urls: [URL] = []
    repeat {
      let before = line
      guard let url = URL(string: try line.string("an address")) else { throw before.refused("an address") }
      urls.append(url)
    } while !line.isAtEnd && urls.count < 1000
    return urls
  }

  private static func point(_ line: inout EventWords) throws(EventRecordingError) -> CGPoint {
    CGPoint(x: try line.number("an x in points"), y: try line.number("a y in points"))
  }

  static func size(_ line: inout EventWords) throws(EventRecordingError) -> CGSize {
    CGSize(width: try line.number("a width in points"), height: try line.number("a height in points"))
  }
}
