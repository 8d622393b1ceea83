import CAllocationCount
import CoreGraphics
import Display
import Foundation
import SampleScenes
import TestSupport
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Sends random events of all kinds to every scene. Nothing may trap, the picture must equal that of a frame drawn from scratch, and after
/// the fingers are lifted no trace of them may remain. There are 100,000 events, distributed over the scenes, or `VITRINE_EVENTS_PER_SCENE`
/// for each scene: 100,000 for each take about fifteen minutes. `VITRINE_EVENTS_SEED` changes the events.
@Suite(.namesSeeds, .serialized) @MainActor struct RandomEventTests {
  private static let count =
    ProcessInfo.processInfo.environment["VITRINE_EVENTS_PER_SCENE"].flatMap { Int($0) } ?? 100_000 / SampleScenes.all.count + 1
  private static let seed = ProcessInfo.processInfo.environment["VITRINE_EVENTS_SEED"].flatMap { UInt64($0) } ?? 20_240_607

  /// Generates random input of three fingers, a wheel, a pointer and a keyboard.
  private struct Monkey {
    var chance: SeededGenerator
    let size: CGSize
    private var fingers: [Int: CGPoint] = [:]
    private static let keys = [40, 41, 43, 44, 42, 79, 80, 81, 82, 4, 22, 27]

    init(seed: UInt64, size: CGSize) {
      chance = SeededGenerator(seed: seed)
      self.size = size
    }

    private mutating func point() -> CGPoint {
      CGPoint(x: .random(in: -5...size.width + 5, using: &chance), y: .random(in: -5...size.height + 5, using: &chance))
    }

    mutating func event(at time: TimeInterval) -> DisplayEvent {
      let finger = Int.random(in: 0..<3, using: &chance)
      switch Int.random(in: 0..<100, using: &chance) {
      case 0..<70: return touch(finger, time)
      case 70..<78:
        let delta = CGPoint(x: .random(in: -60...60, using: &chance), y: .random(in: -200...200, using: &chance))
        return .scroll(ScrollSample(location: point(), delta: delta, timestamp: time))
      case 78..<82:
        return .hover(HoverSample(phase: [.began, .moved, .ended].randomElement(using: &chance)!, location: point(), timestamp: time))
      case 82..<85:
        return .transform(
          TransformSample(
            location: point(), scale: .random(in: 0.8...1.25, using: &chance), rotation: .random(in: -0.2...0.2, using: &chance),
            timestamp: time))
      case 85..<98:
        let held: KeyModifiers =
          Bool.random(using: &chance) ? [] : [[.shift, .control, .alternate, .command].randomElement(using: &chance)!]
        return .key(
          KeySample(
            phase: Bool.random(using: &chance) ? .down : .up, usage: KeyUsage(rawValue: Self.keys.randomElement(using: &chance)!),
            characters: "a", charactersIgnoringModifiers: "a", modifiers: held, timestamp: time))
      case 98: return .text(["a", "한", "👍🏽", "\u{301}", ""].randomElement(using: &chance)!)
      default: return .focus(Bool.random(using: &chance))
      }
    }

    private mutating func touch(_ finger: Int, _ time: TimeInterval) -> DisplayEvent {
      guard let place = fingers[finger] else {
        let start = point()
        fingers[finger] = start
        return .touches([TouchSample(id: finger, phase: .began, location: start, timestamp: time)])
      }
      switch Int.random(in: 0..<10, using: &chance) {
      case 0..<7:
        let next = CGPoint(x: place.x + .random(in: -30...30, using: &chance), y: place.y + .random(in: -30...30, using: &chance))
        fingers[finger] = next
        return .touches([TouchSample(id: finger, phase: .moved, location: next, timestamp: time)])
      case 7: return .touches([TouchSample(id: finger, phase: .began, location: place, timestamp: time)])
      default:
        fingers[finger] = nil
        let phase: TouchSample.Phase = Bool.random(using: &chance) || Bool.random(using: &chance) ? .ended : .cancelled
        return .touches([TouchSample(id: finger, phase: phase, location: place, timestamp: time)])
      }
    }

    /// Lifts all fingers.
    mutating func lift(at time: TimeInterval) -> [DisplayEvent] {
      defer { fingers = [:] }
      return fingers.map { .touches([TouchSample(id: $0.key, phase: .ended, location: $0.value, timestamp: time)]) }
    }
  }

  @Test(arguments: SampleScenes.all.map(\.name)) func eventsOfAllKindsAreSurvived(_ name: String) throws {
    let place = try #require(SampleScenes.all.firstIndex { $0.name == name })
    let scene = SampleScenes.all[place]
    let seed = Self.seed &+ UInt64(place)
    let screen = HeadlessScreen(size: scene.size, scale: 0.5)
    weak var root: UIViewController?
    do {
      let controller = scene.makeRootViewController()
      root = controller
      screen.show(controller)
    }
    var monkey = Monkey(seed: seed, size: scene.size)
    for index in 0..<Self.count {
      screen.display.send(monkey.event(at: screen.display.now))
      // There are several events per turn, and some turns without time between them.
      guard index % 16 == 15 else { continue }
      Int.random(in: 0..<4, using: &monkey.chance) == 0 ? screen.settle() : screen.advance(by: 1.0 / 60)
      if index % 1024 == 1023 { checkPicture(of: screen, "seed \(seed), \(name), event \(index)") }
    }
    for event in monkey.lift(at: screen.display.now) { screen.display.send(event) }
    screen.advance(by: 1)
    #expect(screen.screen.touchRouter.active.isEmpty, "seed \(seed), \(name)")
    for window in screen.screen.shownWindows {
      let rest = window.gestures.engaged.map(\.description)
      #expect(rest.isEmpty && window.gestures.gated.isEmpty, "seed \(seed), \(name): \(rest)")
    }
    checkPicture(of: screen, "seed \(seed), \(name), the end")
    let held = screen.screen.shownWindows.flatMap(\.subviews).flatMap(Self.tree).map(Witness.init)
    #expect(held.count > 5)
    // All content must be released with the scene.
    while let presented = screen.window.rootViewController?.presentedViewController {
      presented.dismiss(animated: false)
      if screen.window.rootViewController?.presentedViewController === presented { break }
    }
    screen.show(UIViewController())
    screen.advance(by: 2)
    #expect(root == nil, "seed \(seed), \(name) is held by something")
    let left = held.filter { $0.view != nil }.map(\.name)
    #expect(left.isEmpty, "seed \(seed), \(name): \(left.prefix(10))")
    screen.settle()
    #expect(screen.lastFrame.pixelsWritten == 0 && !screen.display.wantsFrames, "seed \(seed), \(name): something goes on")
  }

  private struct Witness {
    weak var view: UIView?
    let name: String
    init(_ view: UIView) {
      self.view = view
      name = "\(type(of: view))"
    }
  }

  private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(tree) }

  /// The same events on a new instance of the same scene. The first rounds fill caches; later rounds must leave nothing more.
  @Test(arguments: SampleScenes.all.map(\.name)) func memoryDoesNotGrowFromRoundToRound(_ name: String) throws {
    let scene = try #require(SampleScenes.all.first { $0.name == name })
    func round() -> Int {
      let screen = HeadlessScreen(size: scene.size, scale: 0.5)
      screen.show(scene.makeRootViewController())
      var monkey = Monkey(seed: Self.seed, size: scene.size)
      for index in 0..<320 {
        screen.display.send(monkey.event(at: screen.display.now))
        if index % 16 == 15 { screen.advance(by: 1.0 / 60) }
      }
      for event in monkey.lift(at: screen.display.now) { screen.display.send(event) }
      while let presented = screen.window.rootViewController?.presentedViewController {
        presented.dismiss(animated: false)
        if screen.window.rootViewController?.presentedViewController === presented { break }
      }
      screen.show(UIViewController())
      screen.advance(by: 2)
      return allocation_live_bytes()
    }
    for _ in 0..<3 { _ = round() }
    let sizes = (0..<6).map { _ in round() }
    // Picture caches fluctuate between rounds. Real growth is visible in the minimum, median and maximum of three rounds.
    let growth = zip(sizes.suffix(3).sorted(), sizes.prefix(3).sorted()).map { $0 - $1 }.reduce(.max, min)
    // Growth over three rounds: a scene, or a picture of one, is larger than the limit. Most of the growth are the attributed strings of
    // scenes that Foundation retains (`AttributeRuns`).
    #expect(growth < 96 << 10, "\(name): \(growth) of \(sizes)")
  }

  private func checkPicture(of screen: HeadlessScreen, _ place: String) {
    screen.settle()
    let shown = screen.image
    screen.screen.host.invalidateFrame()
    screen.settle()
    let full = screen.image
    let difference = PictureDifference(shown.pixels, full.pixels, tolerance: .exact)
    #expect(difference.isWithinTolerance, "\(place): \(difference.differingPixels) pixels differ within \(difference.bounds)")
  }
}
