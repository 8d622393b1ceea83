import Foundation

/// The display links of one screen. They end with the screen.
@MainActor
package final class DisplayLinks {
  /// The list that new links are added to. Before there is a screen, links wait here for the first one.
  package private(set) static var current = DisplayLinks()
  private static var hasScreen = false

  private var links: [CADisplayLink] = []
  private var lastFrame: CFTimeInterval?

  init() {}

  /// Makes new links follow the frames of this screen.
  /// - Parameter isProvisional: whether the links move on to the next screen that becomes current.
  package func becomeCurrent(isProvisional: Bool = false) {
    if !DisplayLinks.hasScreen {
      let waiting = DisplayLinks.current
      for link in waiting.links { link.move(to: self) }
      waiting.links = []
    }
    DisplayLinks.hasScreen = !isProvisional
    DisplayLinks.current = self
  }

  package var isActive: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Calls the links, at most once for each time of the clock.
  func fire(at time: CFTimeInterval, refreshRate: Double) {
    guard time != lastFrame, !links.isEmpty else { return }
    lastFrame = time
    for link in links { link.fire(at: time, refreshRate: refreshRate) }
  }
}
