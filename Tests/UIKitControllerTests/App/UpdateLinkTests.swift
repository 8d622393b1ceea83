import Foundation
import QuartzCore
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of actions in the phases of a frame (Apple: UIUpdateLink).
@Suite @MainActor struct UpdateLinkTests {
  private let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { screen.show(view) }

  @Test func phasesRunInTheirOrderAroundLinksAndCommit() {
    var log: [String] = []
    let link = UIUpdateLink(view: view)
    let phases: [UIUpdateActionPhase] = [
      .afterUpdateComplete, .afterCATransactionCommit, .beforeCATransactionCommit, .afterCADisplayLinkDispatch,
      .beforeCADisplayLinkDispatch, .afterUpdateScheduled, .beforeLowLatencyEventDispatch,
    ]
    for phase in phases { link.addAction(to: phase) { _, _ in log.append("\(phase)") } }
    let display = CADisplayLink { _ in log.append("display link") }
    display.add(to: .main, forMode: .common)
    link.isEnabled = true
    link.requiresContinuousUpdates = true
    screen.settle()
    log = []
    screen.advance(by: 1.0 / 60)
    display.invalidate()
    link.isEnabled = false
    #expect(
      Array(log.prefix(7)) == [
        "afterUpdateScheduled", "beforeCADisplayLinkDispatch", "display link", "afterCADisplayLinkDispatch", "beforeCATransactionCommit",
        "afterCATransactionCommit", "afterUpdateComplete",
      ])
  }

  @Test func framesComeByThemselvesOnlyIfTheyAreRequired() {
    var times: [TimeInterval] = []
    let link = UIUpdateLink(view: view) { _, info in times.append(info.modelTime) }
    link.isEnabled = true
    screen.settle()
    times = []
    screen.advance(by: 0.5)
    #expect(times.isEmpty, "nothing changes")
    view.backgroundColor = .red
    screen.advance(by: 0.1)
    #expect(!times.isEmpty, "a change makes a frame")
    times = []
    link.requiresContinuousUpdates = true
    screen.advance(by: 0.5)
    #expect(times.count > 20 && zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
    link.isEnabled = false
    times = []
    screen.advance(by: 0.5)
    #expect(times.isEmpty)
  }

  @Test func theInformationIsThereOnlyDuringAFrame() {
    var known: UIUpdateInfo?
    let link = UIUpdateLink(view: view) { link, info in
      known = UIUpdateInfo.current(for: link.currentUpdateInfo() === info ? view : UIView())
    }
    link.isEnabled = true
    link.requiresContinuousUpdates = true
    screen.advance(by: 0.1)
    link.isEnabled = false
    #expect(known != nil && UIUpdateInfo.current(for: view) == nil && link.currentUpdateInfo() == nil)
    if let known { #expect(known.completionDeadlineTime > known.modelTime && !known.isLowLatencyEventDispatchConfirmed) }
  }

  @Test func aPreferredRateLeavesOutFrames() {
    var count = 0
    let link = UIUpdateLink(view: view) { _, _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 10, preferred: 10)
    link.isEnabled = true
    link.requiresContinuousUpdates = true
    screen.settle()
    count = 0
    screen.advance(by: 1)
    link.isEnabled = false
    #expect(8...12 ~= count, "\(count) frames in a second")
  }
}
