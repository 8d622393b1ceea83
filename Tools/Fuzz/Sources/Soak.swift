import CAllocationCount
import CoreGraphics
import Display
import Foundation
import SampleScenes
import TestSupport
import UIKit
import VitrineTesting

/// Runs the sample scenes one after the other, with random input and a virtual clock. Afterwards the process must not hold more memory,
/// threads and file descriptors than after the first rounds.
@MainActor struct Soak {
  /// The time of the scenes' clocks, in seconds.
  let seconds: TimeInterval
  /// The duration of a visit to a scene, in seconds of its clock.
  private static let visit: TimeInterval = 5

  private struct ResourceUse {
    var bytes, threads, descriptors: Int

    @MainActor init() {
      func count(_ folder: String) -> Int { (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0 }
      (bytes, threads, descriptors) = (allocation_live_bytes(), count("/proc/self/task"), count("/proc/self/fd"))
    }
  }

  /// - Returns: whether no number grew.
  func run() -> Bool {
    var random = SeededGenerator(seed: 1), clock: TimeInterval = 0, rounds: [ResourceUse] = []
    while clock < seconds || rounds.count < 6 {
      for scene in SampleScenes.all {
        use(scene.makeRootViewController(), size: scene.size, &random)
        clock += Self.visit
      }
      rounds.append(ResourceUse())
      print(
        "\(Int(clock)) s: \(rounds[rounds.count - 1].bytes >> 10) KiB, \(rounds[rounds.count - 1].threads) threads, "
          + "\(rounds[rounds.count - 1].descriptors) descriptors")
    }
    return isFlat(rounds)
  }

  /// Compares the last third of the rounds with the second; the first fills caches.
  private func isFlat(_ rounds: [ResourceUse]) -> Bool {
    let third = rounds.count / 3
    let before = rounds[third..<(2 * third)], after = rounds.suffix(third)
    func least(_ list: some Collection<ResourceUse>, _ path: KeyPath<ResourceUse, Int>) -> Int { list.map { $0[keyPath: path] }.min() ?? 0 }
    let bytes = least(after, \.bytes) - least(before, \.bytes)
    let threads = least(after, \.threads) - least(before, \.threads), files = least(after, \.descriptors) - least(before, \.descriptors)
    // Foundation retains attributed strings that scenes make (`AttributeRuns`): up to 16 KiB a round.
    let allowed = third * 16 << 10
    print("grown by \(bytes >> 10) KiB (\(allowed >> 10) are allowed), \(threads) threads, \(files) descriptors")
    return bytes <= allowed && threads <= 0 && files <= 0
  }

  private func use(_ controller: UIViewController, size: CGSize, _ random: inout SeededGenerator) {
    let screen = HeadlessScreen(size: size, scale: 1)
    screen.show(controller)
    var time: TimeInterval = 0, isDown = false
    while time < Self.visit {
      let point = CGPoint(x: CGFloat(random.below(Int(size.width))), y: CGFloat(random.below(Int(size.height))))
      switch random.below(8) {
      case 0..<4:
        let phase: TouchSample.Phase = isDown ? (random.below(3) == 0 ? .ended : .moved) : .began
        isDown = phase != .ended
        screen.display.send(.touches([TouchSample(id: 0, phase: phase, location: point, timestamp: screen.display.now)]))
      case 4:
        let delta = CGPoint(x: 0, y: CGFloat(random.below(400) - 200))
        screen.display.send(.scroll(ScrollSample(location: point, delta: delta, timestamp: screen.display.now)))
      case 5: screen.display.send(.text("a"))
      default: break
      }
      screen.advance(by: 1.0 / 30)
      time += 1.0 / 30
    }
    if isDown { screen.display.send(.touches([TouchSample(id: 0, phase: .cancelled, location: .zero, timestamp: screen.display.now)])) }
    while let presented = screen.window.rootViewController?.presentedViewController {
      presented.dismiss(animated: false)
      if screen.window.rootViewController?.presentedViewController === presented { break }
    }
    screen.show(UIViewController())
    screen.advance(by: 1)
  }
}
