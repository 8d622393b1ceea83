import Foundation

/// The display links of one screen. They end with it.
@MainActor
package final class DisplayLinks {
  /// Where a link goes that is scheduled now. Before there is a screen, links wait here for the first one.
  package private(set) static var current = DisplayLinks()
  private static var hasScreen = false

  private var links: [CADisplayLink] = []
  private var lastFrame: CFTimeInterval?

  init() {}

  /// New links follow this screen's frames from now on.
  /// - Parameter isProvisional: whether links go on to the next screen that becomes current.
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

  /// Once for a moment of the clock.
  func fire(at time: CFTimeInterval, refreshRate: Double) {
    guard time != lastFrame, !links.isEmpty else { return }
    lastFrame = time
    for link in links { link.fire(at: time, refreshRate: refreshRate) }
  }
}
