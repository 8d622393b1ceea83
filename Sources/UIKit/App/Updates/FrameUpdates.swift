import Foundation

/// The enabled update links of a screen, and the information about the current frame.
@MainActor
final class FrameUpdates {
  private struct Member {
    weak var link: UIUpdateLink?
  }
  private var members: [Member] = []
  private(set) var info: UIUpdateInfo?

  func add(_ link: UIUpdateLink) {
    members.removeAll { $0.link == nil || $0.link === link }
    members.append(Member(link: link))
  }
  func remove(_ link: UIUpdateLink) { members.removeAll { $0.link == nil || $0.link === link } }

  /// Begins a frame, with the phases before the display links.
  func begin(at time: TimeInterval, period: TimeInterval) {
    guard !members.isEmpty else { return }
    info = UIUpdateInfo(time: time, period: period)
    for member in members { member.link?.frameBegins(at: time) }
    for phase in [UIUpdateActionPhase.afterUpdateScheduled, .beforeEventDispatch, .afterEventDispatch, .beforeCADisplayLinkDispatch] {
      run(phase)
    }
  }

  func run(_ phase: UIUpdateActionPhase) {
    guard let info else { return }
    for member in members { member.link?.perform(phase, info) }
  }

  func end() {
    guard info != nil else { return }
    run(.afterUpdateComplete)
    info = nil
  }
}
