import CoreText
import Testing

@testable import UIKit
@testable import VitrineTesting

@Suite @MainActor struct MemoryWarningTests {
  private final class Page: UIViewController {
    var warnings = 0
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      warnings += 1
    }
  }

  @Test func aWarningReachesEveryControllerAndWhoListens() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100))
    let pages = (0..<4).map { _ in Page() }
    let navigation = UINavigationController()
    navigation.viewControllers = Array(pages[..<3])
    screen.show(navigation)
    pages[3].modalPresentationStyle = .fullScreen
    navigation.present(pages[3], animated: false)
    screen.settle()
    var notes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { notes += 1 } }
    UIApplication.shared.receiveMemoryWarning()
    NotificationCenter.default.removeObserver(token)
    #expect(pages.map(\.warnings) == [1, 1, 1, 1] && notes == 1)
  }

  @Test func cachesAreEmptiedAndFilledAgainAsBefore() {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 100))
    let root = UIViewController(), label = UILabel(frame: CGRect(x: 10, y: 10, width: 180, height: 40))
    label.text = "Glyphs to be kept"
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 60, height: 30))
    card.backgroundColor = .white
    card.layer.shadowOpacity = 0.5
    card.layer.cornerRadius = 8
    root.view.addSubview(label)
    root.view.addSubview(card)
    screen.show(root)
    let before = screen.image, held = screen.compositor.cacheStatistics.reduce(0) { $0 + $1.bytes }
    #expect(GlyphStatistics.current.bytes > 0 && held > 0)
    UIApplication.shared.receiveMemoryWarning()
    #expect(GlyphStatistics.current.bytes == 0 && screen.compositor.cacheStatistics.allSatisfy { $0.bytes == 0 })
    label.setNeedsDisplay()
    card.center.x += 1
    screen.settle()
    card.center.x -= 1
    screen.settle()
    #expect(screen.image.pixels == before.pixels)
  }

  @Test func scarcityIsNoticedOnceUntilItIsOver() {
    var watch = MemoryWatch(), available = 4000
    watch.read = { "MemTotal:       10000 kB\nMemFree: 1 kB\nMemAvailable:    \(available) kB\n" }
    var warnings: [Bool] = []
    for (time, free) in [(0.0, 4000), (1, 300), (6, 300), (20, 300), (30, 700), (40, 300), (50, 3000), (60, 100)] {
      available = free
      warnings.append(watch.warns(at: time))
    }
    #expect(warnings == [false, false, true, false, false, false, false, true])
    for text in ["", "MemTotal: x kB", "MemTotal: 0 kB\nMemAvailable: 0 kB"] { #expect(MemoryWatch.freeShare(in: text) == nil) }
  }
}
