import Display
import Foundation
import Hosting
import Inspection
import UIKit

/// Performs the recorded events of an earlier host in a new one, whose code may have changed. Stops at a touch that would hit another view.
@MainActor
struct PreviewReplay {
  private let screen: UIScreen
  private let inspector: Inspector

  init(on screen: UIScreen, _ inspector: Inspector) { (self.screen, self.inspector) = (screen, inspector) }

  /// - Returns: the entries that were performed.
  func perform(_ recording: EventRecording, on display: HostDisplay?) -> EventRecording {
    guard let display else { return recording }
    var lost: [String] = []
    let (performed, reason) = HostLimits.limitTime {
      display.replay(
        recording,
        edit: { edit in if let reason = inspector.perform(edit) { lost.append(reason) } },
        check: { entry in
          HostLimits.renewTime()
          return Self.reason(for: entry, on: screen)
        })
    }
    var sentences = reason.map { [$0] } ?? []
    if !lost.isEmpty {
      sentences.append("A change by the inspector was taken back: \(lost.prefix(3).joined(separator: "; ")).")
    }
    if !sentences.isEmpty {
      display.replayRemark = ReplayRemark(sentences.joined(separator: "\n"), isCutOff: reason != nil)
    }
    return performed
  }

  /// Returns the reason for which a recorded touch does not fit the views; nil if it fits.
  private static func reason(for entry: EventRecording.Entry, on screen: UIScreen) -> String? {
    guard case .event(.touches(let samples)) = entry.content else { return nil }
    for sample in samples where sample.phase == .began {
      guard let target = sample.target else { continue }
      let location = "(\(Int(sample.location.x.rounded())), \(Int(sample.location.y.rounded())))"
      let seconds = String(format: "%.1f", entry.time)
      let start = "The replay stopped at \(seconds) s: there is no \(target.description) under the touch at \(location)"
      switch TouchTarget.find(at: sample.location, on: screen) {
      case .moving: continue
      case .nothing: return start + "."
      case .target(let found):
        if !target.fits(found) { return "\(start). It would hit \(found.description)." }
      }
    }
    return nil
  }
}
