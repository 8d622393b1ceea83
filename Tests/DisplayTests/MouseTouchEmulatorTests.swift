import Display
import Foundation
import TestSupport
import Testing

/// Tests with a display of 200 x 100 points, in which (x, y) is mirrored to (200 - x, 100 - y).
@Suite(.namesSeeds) struct MouseTouchEmulatorTests {
  typealias Input = MouseTouchEmulator.Input

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var inputs: [Input]
    /// The result of the last input.
    var expected: [String]
    var testDescription: String { name }
  }

  static let alt: Input = .modifiers(.alternate)
  static let altShift: Input = .modifiers([.alternate, .shift])
  static let none: Input = .modifiers([])
  static func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  static let rows: [Row] = [
    Row(name: "press", inputs: [.primaryDown(at(10, 20))], expected: ["0 began 10,20"]),
    Row(name: "drag", inputs: [.primaryDown(at(10, 20)), .moved(at(15, 25))], expected: ["0 moved 15,25"]),
    Row(name: "a move to the same place is none", inputs: [.primaryDown(at(10, 20)), .moved(at(10, 20))], expected: []),
    Row(name: "release", inputs: [.primaryDown(at(10, 20)), .primaryUp(at(12, 20))], expected: ["0 ended 12,20"]),
    Row(name: "release without a press", inputs: [.primaryUp(at(12, 20))], expected: []),
    Row(
      name: "drag beyond the display", inputs: [.primaryDown(at(10, 20)), .moved(at(-30, 400))], expected: ["0 moved -30,400"]),
    Row(name: "Alt mirrors a second finger", inputs: [alt, .primaryDown(at(10, 20))], expected: ["0 began 10,20", "1 began 190,80"]),
    Row(
      name: "the pair moves against each other", inputs: [alt, .primaryDown(at(10, 20)), .moved(at(20, 40))],
      expected: ["0 moved 20,40", "1 moved 180,60"]),
    Row(
      name: "the pair is let go", inputs: [alt, .primaryDown(at(10, 20)), .primaryUp(at(20, 40))],
      expected: ["0 ended 20,40", "1 ended 180,60"]),
    Row(name: "Alt alone touches nothing", inputs: [alt], expected: []),
    Row(name: "the second button", inputs: [.secondaryDown(at(10, 20))], expected: ["0 began 10,20 secondary"]),
    Row(
      name: "the second button is let go", inputs: [.secondaryDown(at(10, 20)), .moved(at(11, 20)), .secondaryUp(at(11, 20))],
      expected: ["0 ended 11,20 secondary"]),
    Row(
      name: "the second button is one finger with Alt, too", inputs: [alt, .secondaryDown(at(10, 20))],
      expected: ["0 began 10,20 secondary"]),
    Row(name: "one button at a time", inputs: [.primaryDown(at(10, 20)), .secondaryDown(at(10, 20))], expected: []),
    Row(name: "and the other one's end is none", inputs: [.primaryDown(at(10, 20)), .secondaryUp(at(10, 20))], expected: []),
    Row(
      name: "nor the other way round", inputs: [.secondaryDown(at(10, 20)), .primaryDown(at(10, 20)), .primaryUp(at(1, 2))], expected: []),
    Row(
      name: "after the second button the first one is the first",
      inputs: [.secondaryDown(at(1, 2)), .secondaryUp(at(1, 2)), .primaryDown(at(3, 4))],
      expected: ["0 began 3,4"]),
    Row(name: "Alt during a drag", inputs: [.primaryDown(at(10, 20)), alt], expected: ["1 began 190,80"]),
    Row(
      name: "Alt let go during a drag", inputs: [alt, .primaryDown(at(10, 20)), .moved(at(20, 20)), none],
      expected: ["1 ended 180,80"]),
    Row(
      name: "after Alt one finger moves", inputs: [alt, .primaryDown(at(10, 20)), none, .moved(at(30, 30))],
      expected: ["0 moved 30,30"]),
    Row(
      name: "Alt and Shift move the pair in parallel", inputs: [altShift, .primaryDown(at(10, 20)), .moved(at(15, 30))],
      expected: ["0 moved 15,30", "1 moved 195,90"]),
    Row(
      name: "after Shift the pair is mirrored about its middle",
      inputs: [altShift, .primaryDown(at(10, 20)), .moved(at(15, 30)), alt, .moved(at(25, 30))],
      expected: ["0 moved 25,30", "1 moved 185,90"]),
    Row(
      name: "Shift places the middle before the press",
      inputs: [altShift, .moved(at(10, 20)), .moved(at(20, 20)), alt, .primaryDown(at(20, 20))],
      expected: ["hover ended 20,20", "0 began 20,20", "1 began 200,80"]),
    Row(
      name: "the next Alt mirrors about the centre again",
      inputs: [altShift, .primaryDown(at(10, 20)), .moved(at(15, 30)), .primaryUp(at(15, 30)), none, alt, .primaryDown(at(10, 20))],
      expected: ["0 began 10,20", "1 began 190,80"]),
    Row(
      name: "a resize moves the centre", inputs: [.resized(CGSize(width: 400, height: 300)), alt, .primaryDown(at(10, 20))],
      expected: ["0 began 10,20", "1 began 390,280"]),
    Row(
      name: "a resize does not tear a pair apart",
      inputs: [alt, .primaryDown(at(10, 20)), .resized(CGSize(width: 400, height: 300)), .moved(at(20, 20))],
      expected: ["0 moved 20,20", "1 moved 180,80"]),
    Row(
      name: "losing the focus cancels both", inputs: [alt, .primaryDown(at(10, 20)), .interrupted],
      expected: ["0 cancelled 10,20", "1 cancelled 190,80"]),
    Row(name: "a release after a cancel", inputs: [.primaryDown(at(10, 20)), .interrupted, .primaryUp(at(10, 20))], expected: []),
    Row(
      name: "losing the focus forgets the modifiers", inputs: [alt, .interrupted, .primaryDown(at(10, 20))],
      expected: ["0 began 10,20"]),
    Row(
      name: "a release that nobody saw", inputs: [.primaryDown(at(10, 20)), .primaryDown(at(50, 60))],
      expected: ["0 cancelled 10,20", "0 began 50,60"]),
    Row(name: "hover begins", inputs: [.moved(at(1, 2))], expected: ["hover began 1,2"]),
    Row(name: "hover moves", inputs: [.moved(at(1, 2)), .moved(at(2, 2))], expected: ["hover moved 2,2"]),
    Row(name: "hover ends", inputs: [.moved(at(1, 2)), .left], expected: ["hover ended 1,2"]),
    Row(
      name: "a press ends the hover", inputs: [.moved(at(1, 2)), .primaryDown(at(1, 2))],
      expected: ["hover ended 1,2", "0 began 1,2"]),
    Row(name: "leaving while pressed goes on", inputs: [.primaryDown(at(10, 20)), .left], expected: []),
    Row(name: "wheel up moves the content down", inputs: [.moved(at(1, 2)), .wheel(x: 0, y: 1)], expected: ["scroll 1,2 by 0,40"]),
    Row(
      name: "wheel in fractions", inputs: [.moved(at(1, 2)), .wheel(x: 0.25, y: -0.5)], expected: ["scroll 1,2 by 10,-20 on a touch pad"]),
    Row(
      name: "Shift turns the wheel", inputs: [.moved(at(1, 2)), .modifiers(.shift), .wheel(x: 0, y: -1)],
      expected: ["scroll 1,2 by -40,0"]),
    Row(name: "a wheel before the pointer is known", inputs: [.wheel(x: 0, y: 1)], expected: []),
    Row(name: "a wheel that stands still", inputs: [.moved(at(1, 2)), .wheel(x: 0, y: 0)], expected: []),
    Row(name: "no numbers", inputs: [.primaryDown(at(.nan, 2))], expected: []),
    Row(name: "infinite numbers", inputs: [.primaryDown(at(1, 2)), .moved(at(.infinity, 2))], expected: []),
    Row(name: "an infinite wheel", inputs: [.moved(at(1, 2)), .wheel(x: .infinity, y: .nan)], expected: []),
  ]

  @Test(arguments: rows) func givesWhatTheTableSays(_ row: Row) {
    var emulator = MouseTouchEmulator(size: CGSize(width: 200, height: 100))
    var events: [DisplayEvent] = []
    for (index, input) in row.inputs.enumerated() { events = emulator.handle(input, at: TimeInterval(index)) }
    #expect(events.flatMap(Self.describe) == row.expected)
  }

  @Test func showsThePairWhileAltIsHeld() {
    var emulator = MouseTouchEmulator(size: CGSize(width: 200, height: 100))
    _ = emulator.handle(.moved(CGPoint(x: 10, y: 20)), at: 0)
    #expect(emulator.pair.isEmpty)
    _ = emulator.handle(Self.alt, at: 0)
    #expect(emulator.pair == [CGPoint(x: 10, y: 20), CGPoint(x: 190, y: 80)])
  }

  @Test func samplesAreStampedAndMarkedAsEmulated() throws {
    var emulator = MouseTouchEmulator(size: CGSize(width: 200, height: 100))
    let events = emulator.handle(.primaryDown(CGPoint(x: 10, y: 20)), at: 4.5)
    guard case .touches(let samples) = try #require(events.first) else { throw Unexpected() }
    #expect(samples[0].timestamp == 4.5 && samples[0].isEmulated && samples[0].pressure == 1)
  }

  /// Random input must end every touch that began, and no others.
  @Test func everyFingerThatBeginsEnds() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    var emulator = MouseTouchEmulator(size: CGSize(width: 200, height: 100))
    var touching: Set<Int> = []
    for step in 0..<5000 {
      let point = CGPoint(x: CGFloat(random.next() % 240) - 20, y: CGFloat(random.next() % 140) - 20)
      let inputs: [Input] = [
        .moved(point), .primaryDown(point), .primaryUp(point), .modifiers(KeyModifiers(rawValue: Int(random.next() % 4) << 18)),
        Self.altShift, Self.alt, .left, .interrupted, .resized(CGSize(width: point.x, height: point.y)),
      ]
      for event in emulator.handle(inputs[Int(random.next() % UInt64(inputs.count))], at: 0) {
        guard case .touches(let samples) = event else { continue }
        for sample in samples {
          switch sample.phase {
          case .began: #expect(touching.insert(sample.id).inserted, "seed \(seed), step \(step): \(sample.id) began twice")
          case .moved, .stationary: #expect(touching.contains(sample.id), "seed \(seed), step \(step): \(sample.id) moved unborn")
          case .ended, .cancelled: #expect(touching.remove(sample.id) != nil, "seed \(seed), step \(step): \(sample.id) ended unborn")
          }
        }
      }
    }
    _ = emulator.handle(.interrupted, at: 0).map { event in
      if case .touches(let samples) = event { samples.forEach { touching.remove($0.id) } }
    }
    #expect(touching.isEmpty, "seed \(seed)")
  }

  struct Unexpected: Error {}

  static func describe(_ event: DisplayEvent) -> [String] {
    func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
    func number(_ value: CGFloat) -> String { value == value.rounded() ? String(Int(value)) : "\(value)" }
    return switch event {
    case .touches(let samples): samples.map { "\($0.id) \($0.phase) \(text($0.location))\($0.isSecondary ? " secondary" : "")" }
    case .hover(let hover): ["hover \(hover.phase) \(text(hover.location))"]
    case .scroll(let scroll):
      ["scroll \(text(scroll.location)) by \(text(scroll.delta))" + (scroll.device == .touchPad ? " on a touch pad" : "")]
    default: ["\(event)"]
    }
  }
}
