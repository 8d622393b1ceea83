import Foundation
import TestSupport
import Testing

@testable import Display

@Suite(.namesSeeds) struct EventRecordingTests {
  private static var sample: EventRecording {
    var recording = EventRecording(scene: "A \"scene\"", size: CGSize(width: 320, height: 480.5), scale: 2)
    recording.look.isDark = true
    recording.look.textSize = "xLarge"
    recording.look.device = "iPhone SE (3rd generation)"
    let point = CGPoint(x: 1.25, y: 1.0 / 3)
    var aimed = TouchSample(id: 0, phase: .began, location: point, timestamp: 0, isEmulated: true)
    aimed.target = TouchTarget(type: "UIButton", label: "Sign \"in\"", identifier: "sign-in", path: "UIWindow.0/1 UIButton.1/2")
    let events: [DisplayEvent] = [
      .hover(HoverSample(phase: .began, location: point, timestamp: 0)),
      .touches([
        aimed,
        TouchSample(id: 7, phase: .moved, location: .zero, timestamp: 0, pressure: 0.25),
      ]),
      .scroll(ScrollSample(location: point, delta: CGPoint(x: 0, y: -40), timestamp: 0, modifiers: [.shift, .control])),
      .scroll(ScrollSample(location: point, delta: CGPoint(x: 3, y: 0.5), device: .touchPad, timestamp: 0, modifiers: [.numericPad])),
      .transform(TransformSample(location: point, scale: 1.1, rotation: -0.5, timestamp: 0)),
      .key(
        KeySample(
          phase: .down, usage: KeyUsage(rawValue: 4), characters: "\"\\\n\u{2028}é", charactersIgnoringModifiers: "", modifiers: .command,
          isRepeat: true)),
      .text("안녕 # + ,"), .composition(CompositionSample(text: "한", selection: 1..<1)), .visibility(true),
      .open([URL(string: "file:///a%20b")!]),
    ]
    for (index, event) in events.enumerated() {
      let time = Double(index) / 7
      recording.entries.append(.init(time: time, isSameTurn: index == 2, .event(event.at(time))))
    }
    recording.entries.append(.init(time: 2, .resize(CGSize(width: 100, height: 200), scale: 1)))
    var look = ScreenLook()
    (look.isLandscape, look.isRightToLeft, look.hasHighContrast, look.hasBoldText, look.reducesMotion) = (true, true, true, true, true)
    (look.locale, look.device, look.system) = ("ar_EG", "iPad Pro 11", .ios26)
    recording.entries += [.init(time: 2.1, .look(look)), .init(time: 2.2, .look(ScreenLook()))]
    let edit = ViewEdit.set(path: "UIWindow.0/1 UILabel.0/1", property: "text", value: "a \"b\"")
    recording.entries += [edit, .undo, .redo].map { .init(time: 2.3, .edit($0)) }
    recording.end = 2.5
    return recording
  }

  @Test func whatIsWrittenIsReadBack() throws {
    let text = EventWriter.text(of: Self.sample)
    #expect(try EventReader.read(text) == Self.sample)
    #expect(text.split(separator: "\n").count == 7 + 16 + 1, "an event a line")
    #expect(try EventReader.read(text.replacingOccurrences(of: "\n", with: "\r\n# said in passing\n\n")) == Self.sample)
  }

  /// The end point of a flick depends on its timing to the microsecond, so the times of events must be their own and not those of their
  /// delivery.
  @Test @MainActor func eventsHaveTheirOwnTimesAndOthersThatOfTheClock() throws {
    let display = try HeadlessDisplay(size: CGSize(width: 10, height: 10), now: 100)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).events")
    defer { try? FileManager.default.removeItem(at: url) }
    let recorder = try EventRecorder(.init(scene: "S", size: display.size, scale: display.scale), to: url, start: 100)
    display.advance(to: 101.5)
    recorder.note(.touches([TouchSample(id: 0, phase: .began, location: .zero, timestamp: 101.25)]), of: display, turn: 0)
    recorder.note(.text("a"), of: display, turn: 0)
    recorder.end(at: display)
    let recording = try EventReader.read(String(contentsOf: url, encoding: .utf8))
    #expect(recording.entries.map(\.time) == [1.25, 1.5] && recording.end == 1.5)
  }

  /// A replay stops where something else is under a touch. A text that was changed in the code is not a reason to stop.
  @Test func aTargetFitsTheSameViewInChangedCode() {
    let button = TouchTarget(type: "UIButton", label: "Sign in", path: "UIWindow.0/1 UIButton.0/2")
    #expect(button.fits(button))
    #expect(!button.fits(nil))
    #expect(button.fits(TouchTarget(type: "UIButton", label: "Log in", path: button.path)), "only the text was changed")
    #expect(button.fits(TouchTarget(type: "FancyButton", label: "Sign in", path: "UIWindow.0/1 FancyButton.0/1")))
    #expect(!button.fits(TouchTarget(type: "UIButton", label: "Cancel", path: "UIWindow.0/1 UIButton.0/1")), "the button is gone")
    #expect(!button.fits(TouchTarget(type: "UIView", path: "UIWindow.0/1")))
    var named = button, other = button
    (named.identifier, other.identifier) = ("a", "b")
    #expect(!named.fits(other) && named.fits(button))
    let background = TouchTarget(type: "UIView", path: "UIWindow.0/1 UIView.0/1")
    #expect(background.fits(TouchTarget(type: "UIView", path: "UIWindow.0/1 UIView.1/3")), "one background is as good as another")
  }

  /// A preview that begins anew keeps its size and its conditions.
  @Test func theStateAtTheEndHasTheLastSizeAndConditions() {
    var recording = Self.sample
    recording.entries.removeLast(4)
    let state = recording.stateAtEnd
    #expect(state.entries.isEmpty && state.end == 0 && state.scene == recording.scene)
    #expect(state.size == CGSize(width: 100, height: 200) && state.scale == 1 && state.look.device == "iPad Pro 11")
    #expect(Self.sample.stateAtEnd.look == ScreenLook())
  }

  @Test func aRecordingThatIsCutOffLiftsItsFingers() {
    func touch(_ id: Int, _ phase: TouchSample.Phase, at time: Double) -> EventRecording.Entry {
      .init(time: time, .event(.touches([TouchSample(id: id, phase: phase, location: CGPoint(x: id, y: 5), timestamp: time)])))
    }
    var recording = EventRecording(scene: "S", size: CGSize(width: 10, height: 10), scale: 1)
    recording.entries = [touch(0, .began, at: 1), touch(1, .began, at: 2), touch(0, .ended, at: 3), touch(2, .began, at: 4)]
    recording.end = 9
    let part = recording.cutOff(before: 3)
    #expect(part.end == 4 && part.entries.count == 4)
    #expect(part.entries.last == touch(1, .cancelled, at: 4))
    #expect(recording.cutOff(before: 0).entries.isEmpty)
  }

  /// A text can begin with a mark that Swift counts as one character with the quotation mark or the space before it.
  @Test(arguments: [
    "\u{301}", "\u{301}e", "\u{200D}a", "\u{FE0F}", "\u{1F3FB}", "\u{93E}", "a\u{301}", "\u{600}", "\u{1F1E9}\u{301}", " \u{301}",
  ])
  func textsThatBeginWithACombiningMarkAreReadBack(_ typed: String) throws {
    var recording = EventRecording(scene: typed, size: CGSize(width: 10, height: 10), scale: 1)
    recording.look.locale = typed
    recording.entries = [
      .init(time: 0, .event(.text(typed))),
      .init(time: 0, .event(.composition(CompositionSample(text: typed, selection: 0..<1)))),
      .init(
        time: 0, .event(.key(KeySample(phase: .down, usage: KeyUsage(rawValue: 4), characters: typed, charactersIgnoringModifiers: typed)))),
    ]
    let text = EventWriter.text(of: recording)
    let read = try EventReader.read(text)
    #expect(read == recording)
    guard case .event(.text(let back)) = read.entries[0].content else { throw CocoaError(.fileReadCorruptFile) }
    #expect(Array(back.unicodeScalars) == Array(typed.unicodeScalars) && Array(read.scene.unicodeScalars) == Array(typed.unicodeScalars))
    // Written by hand, without an escape.
    let plain = try EventReader.entry("0 text \"\(typed)\"")
    #expect(plain.content == .event(.text(typed)))
  }

  @Test func aRecordingThatWasCutOffIsReadAsFarAsItGoes() throws {
    var random = SeededGenerator(seed: 3)
    let bytes = Array(EventWriter.text(of: Self.sample).utf8)
    let header = Array(EventWriter.header(of: Self.sample).utf8).count
    for length in header..<bytes.count where length == header || random.next() % 4 == 0 || length > bytes.count - 10 {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).events")
      defer { try? FileManager.default.removeItem(at: url) }
      try Data(bytes.prefix(length)).write(to: url)
      let part = try EventReader.read(contentsOf: url)
      #expect(part.entries == Array(Self.sample.entries.prefix(part.entries.count)))
      let lines = bytes[header..<length].filter { $0 == 10 }.count
      #expect(part.entries.count == min(lines, Self.sample.entries.count), "\(length) bytes")
      #expect(part.isCutOff == (length < bytes.count - 1), "\(length) bytes")
    }
    for text in ["", "\n", "vitrine"] {
      #expect(throws: EventRecordingError.self) { try EventReader.read(text, isComplete: false) }
    }
    let late = Self.head + "1 focus on\n\n# a remark\n"
    #expect(try EventReader.read(late, isComplete: false).entries.count == 1)
    #expect(try EventReader.read(late.replacingOccurrences(of: "\n", with: "\r\n"), isComplete: false).entries.count == 1)
  }

  private static let head = "vitrine events 1\nscene \"S\"\nsize 10 10\nscale 1\n"

  @Test(arguments: [
    ("", 1, "'vitrine events 1'"),
    ("vitrine events 2\n", 1, "'vitrine events 1'"),
    ("vitrine events 1\nsize 1 1\n", 2, "'scene' and its name"),
    ("vitrine events 1\nscene S\n", 2, "the scene's name in quotation marks"),
    ("vitrine events 1\nscene \"S\nsize 1 1", 2, "a closing quotation mark"),
    ("vitrine events 1\nscene \"S\"\nsize 1\n", 3, "a height in points"),
    (head, 5, "an event, or the end of the recording"),
    (head + "1 focus on\n", 6, "an event, or the end of the recording"),
    (head + "x focus on\n", 5, "a time from 0.0 to 86400 seconds"),
    (head + "2 focus on\n1 end\n", 6, "a time from 2.0 to 86400 seconds"),
    (head + "nan end\n", 5, "a time from 0.0 to 86400 seconds"),
    (head + "1 focus maybe\n", 5, "on, off"),
    (head + "1 dance\n", 5, "touch, scroll, transform, hover, key, text, composition, focus, visibility, open, resize, look, edit or end"),
    (head + "1 touch 0 began 1 1 on UIView\n", 5, "the class of a view in quotation marks"),
    (head + "1 edit change\n", 5, "set, undo or redo"),
    (head + "1 touch 0 began 1\n", 5, "a y in points"),
    (head + "1 touch 0 began 1 inf\n", 5, "a y in points"),
    (head + "1 touch 0 began 1 1 ,\n", 5, "a finger from 0 to 100000"),
    (head + "1 touch -1 began 1 1\n", 5, "a finger from 0 to 100000"),
    (head + "1 text \"\\q\"\n", 5, "\\\", \\\\ or \\u{...} after a backslash"),
    (head + "1 text \"\\u{D800}\"\n", 5, "a character's number, as in \\u{9}"),
    (head + "1 focus on on\n", 5, "the end of the line"),
    (head + "1 end\n2 focus on\n", 6, "nothing after the end"),
  ])
  func damageIsRefusedWithTheLineAndWhatWasExpected(text: String, line: Int, expected: String) {
    let error = #expect(throws: EventRecordingError.self) { try EventReader.read(text) }
    #expect(error?.line == line && error?.expected == expected, "\(error?.description ?? "")")
  }

  /// Truncated text, changed bytes or missing lines give an error with a line, or a recording, but never a trap.
  @Test func anyDamageIsSurvived() {
    let text = Array(EventWriter.text(of: Self.sample).utf8)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3000 {
      var bytes = text
      switch random.next() % 3 {
      case 0: bytes.removeLast(Int(random.next() % UInt64(bytes.count)))
      case 1:
        for _ in 0...(random.next() % 4) { bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next()) }
      default:
        let start = Int(random.next() % UInt64(bytes.count)), end = min(bytes.count, start + Int(random.next() % 40))
        bytes.removeSubrange(start..<end)
      }
      do {
        let read = try EventReader.read(String(decoding: bytes, as: UTF8.self))
        #expect(read.entries.count <= 16)
      } catch {
        #expect((1...30).contains(error.line))
      }
    }
  }
}
