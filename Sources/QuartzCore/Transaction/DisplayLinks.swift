import Foundation

/// The display links that are scheduled.
@MainActor
package final class DisplayLinks {
  package static let shared = DisplayLinks()
  private var links: [CADisplayLink] = []
  private var lastFrame: CFTimeInterval?

  private init() {}

  package var isActive: Bool { links.contains { !$0.isPaused } }

  func add(_ link: CADisplayLink) {
    if !links.contains(where: { $0 === link }) { links.append(link) }
  }

  func remove(_ link: CADisplayLink) { links.removeAll { $0 === link } }

  /// Once for a moment of the clock, however many screens there are.
  package func fire(at time: CFTimeInterval, refreshRate: Double) {
    guard time != lastFrame, !links.isEmpty else { return }
    lastFrame = time
    for link in links { link.fire(at: time, refreshRate: refreshRate) }
  }
}
