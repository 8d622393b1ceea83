import Display
import Foundation
import Hosting
import Inspection
import UIKit
import VitrineTesting

/// Audits one preview under all conditions that the rules need.
@MainActor
struct AuditRun {
  /// A finding, and the picture that shows it.
  struct Result {
    var finding: AuditFinding
    var picture: AuditPicture
  }

  private let entry: PreviewEntry
  private let look: PreviewLook
  private let metrics: DisplayMetrics
  private let time: TimeInterval
  private let rules: Set<AuditFinding.Rule>

  /// - Parameter time: the time at which the preview is audited, in seconds of its clock.
  init(_ entry: PreviewEntry, look: PreviewLook, metrics: DisplayMetrics, time: TimeInterval, rules: Set<AuditFinding.Rule>) {
    (self.entry, self.look, self.metrics, self.time, self.rules) = (entry, look, metrics, time, rules)
  }

  /// Returns the findings, the most severe first.
  func results() -> [Result] {
    let creations = CreationRecord()
    creations.start()
    defer { creations.stop() }
    var results: [Result] = []
    let usual = look.textSize.flatMap { CanvasTextSize(name: $0) } ?? .large
    var sizes: [String: CGFloat] = [:]
    var cut: Set<String> = []
    do {
      let (preview, auditor) = audited(look, creations, scale: metrics.scale)
      let picture = AuditPicture(preview.screen.image, scale: metrics.scale)
      for finding in auditor.audit(rules.subtracting([.motion, .textSize])) {
        var finding = finding
        if finding.rule == .cutOff {
          cut.insert(auditor.key(of: finding))
          // At the default text size, long names in lists are often truncated on purpose.
          finding.severity = .note
        }
        results.append(Result(finding: finding, picture: picture))
      }
      sizes = auditor.fontSizes()
    }
    if !rules.isDisjoint(with: [.cutOff, .overlap, .textSize]) {
      results = Self.merged(results, with: otherSizes(than: usual, creations, alreadyCut: cut, usual: sizes))
    }
    if rules.contains(.motion) { results += motion(creations) }
    return results.enumerated().sorted {
      ($1.element.finding.severity, $0.offset) < ($0.element.finding.severity, $1.offset)
    }.map(\.element)
  }

  /// - Parameter scale: pixels per point.
  private func audited(_ look: PreviewLook, _ creations: CreationRecord, scale: CGFloat) -> (HeadlessPreview, Inspector) {
    var preview = HostLimits.limitTime { HeadlessPreview(entry, size: metrics.size, scale: scale, look: look) }
    HostLimits.limitTime { preview.advance(to: time) }
    preview.screen.settle()
    return (preview, Inspector(.main, creations: creations))
  }

  // MARK: Text sizes

  private func otherSizes(
    than usual: CanvasTextSize, _ creations: CreationRecord, alreadyCut: Set<String>, usual sizes: [String: CGFloat]
  ) -> [Result] {
    var found: [Result] = []
    for size in CanvasTextSize.allCases where size != usual {
      var look = look
      look.textSize = size.rawValue
      // Scale 1 saves time. It is enough to compare frames, and for the pictures of findings.
      let (preview, auditor) = audited(look, creations, scale: 1)
      var picture: AuditPicture?
      func note(_ finding: AuditFinding) {
        let shown = picture ?? AuditPicture(preview.screen.image, scale: 1)
        picture = shown
        var finding = finding
        finding.sizes = [size.rawValue]
        found.append(Result(finding: finding, picture: shown))
      }
      for finding in auditor.audit(rules.intersection([.cutOff, .overlap])) {
        if finding.rule == .cutOff, alreadyCut.contains(auditor.key(of: finding)) { continue }
        note(finding)
      }
      if size == .accessibility5, rules.contains(.textSize), usual != .accessibility5 {
        if let finding = auditor.fixedTexts(usual: sizes) { note(finding) }
      }
      preview.screen.adopt(self.look)
    }
    return found
  }

  /// Merges findings that occur at several text sizes into one.
  private static func merged(_ first: [Result], with more: [Result]) -> [Result] {
    var results = first, indices: [String: Int] = [:]
    for (index, result) in first.enumerated() { indices[key(result.finding)] = index }
    for result in more {
      if let index = indices[key(result.finding)] {
        // A finding that also occurs at the default size does not list other sizes.
        let known = results[index].finding
        if !known.sizes.isEmpty { results[index].finding.sizes += result.finding.sizes }
      } else {
        indices[key(result.finding)] = results.count
        results.append(result)
      }
    }
    return results
  }

  private static func key(_ finding: AuditFinding) -> String {
    [finding.rule.rawValue, finding.view.type, finding.view.name ?? "", finding.source ?? "", finding.view.text ?? ""].joined(
      separator: "\n")
  }

  // MARK: Motion

  /// Returns the views that move in the first two seconds although Reduce Motion is on.
  private func motion(_ creations: CreationRecord) -> [Result] {
    var look = look
    look.reducesMotion = true
    return movingViews(look, creations).values.sorted { $0.finding.view.id < $1.finding.view.id }
  }

  private func movingViews(_ look: PreviewLook, _ creations: CreationRecord) -> [String: Result] {
    // Scale 1 is enough, and saves time, since many frames are drawn.
    var preview = HostLimits.limitTime { HeadlessPreview(entry, size: metrics.size, scale: 1, look: look) }
    let inspector = Inspector(.main, creations: creations)
    var found: [String: Result] = [:]
    for step in 1...8 {
      HostLimits.limitTime { preview.advance(to: Double(step) / 4) }
      for finding in inspector.movingViews() where found[Self.key(finding)] == nil {
        found[Self.key(finding)] = Result(finding: finding, picture: AuditPicture(preview.screen.image, scale: 1))
      }
    }
    preview.screen.adopt(self.look)
    return found
  }
}
