import Foundation
import Hosting
import QuartzCore
import UIKit

/// Finds the accessibility faults of a screen at one moment.
@MainActor
struct Auditor {
  let inspector: Inspector
  let subjects: [AuditSubject]

  init(_ inspector: Inspector) {
    self.inspector = inspector
    subjects = AuditSubject.all(on: inspector.screen)
  }

  /// Returns the faults, the most severe first. Faults of the same kind that the same code caused are one finding.
  func findings(_ rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)) -> [AuditFinding] {
    var all: [AuditFinding] = []
    if rules.contains(.contrast) { all += contrast() }
    if rules.contains(.touchTarget) { all += touchTargets() }
    if rules.contains(.missingLabel) { all += missingLabels() }
    if rules.contains(.unreachable) { all += unreachable() }
    if rules.contains(.overlap) { all += overlaps() }
    if rules.contains(.cutOff) { all += cutOffTexts() }
    return Self.grouped(all)
  }

  func finding(
    _ rule: AuditFinding.Rule, _ severity: AuditFinding.Severity, _ view: UIView, frame: CGRect, _ text: String, suggestion: String
  ) -> AuditFinding {
    var finding = AuditFinding(rule, severity, view: inspector.inspected(view), frame: frame.numbers, text: text, suggestion: suggestion)
    finding.source = inspector.creations?.source(of: view)?.brief
    return finding
  }

  /// Whether the view is an enabled control of a public class, or has a tap recognizer of the project, and takes touches. False for
  /// internal parts of UIKit's controls and for views that are partly hidden.
  func interactive(_ subject: AuditSubject) -> Bool {
    guard subject.takesTouches, !subject.isDisabled, !subject.isInternal, subject.isWhole else { return false }
    if let control = subject.view as? UIControl { return ClassNames.isPublic(type(of: control)) }
    return subject.hasOwnTap
  }

  /// Returns the view that a touch at a point of the screen reaches.
  func touched(_ point: CGPoint) -> UIView? {
    for window in inspector.windows.reversed() {
      let local = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(local, with: nil) { return view }
    }
    return nil
  }

  static func grouped(_ findings: [AuditFinding]) -> [AuditFinding] {
    var groups: [AuditFinding] = [], indices: [String: Int] = [:]
    for finding in findings {
      let name = finding.view.name?.replacing(/\[\d+\]/, with: "[]") ?? ""
      // Without a name and a source line, only views with the same text are merged.
      let rest = finding.source == nil && name.isEmpty ? finding.view.text ?? "\(finding.view.id)" : ""
      let key = [finding.rule.rawValue, finding.severity.rawValue, finding.source ?? "", finding.view.type, name, rest]
        .joined(separator: "\n")
      if let index = indices[key] {
        groups[index].similarCount += 1 + finding.similarCount
        for size in finding.sizes where !groups[index].sizes.contains(size) { groups[index].sizes.append(size) }
      } else {
        indices[key] = groups.count
        groups.append(finding)
      }
    }
    return groups.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }.map(\.element)
  }
}

extension AuditSubject {
  /// Whether the view has a tap recognizer of the project, and is neither a list nor a controller's view.
  @MainActor var hasOwnTap: Bool {
    guard !(view is UIScrollView), !(view is UIWindow), view.controller == nil else { return false }
    return (view.gestureRecognizers ?? []).contains { recognizer in
      recognizer is UITapGestureRecognizer && recognizer.isEnabled && !(recognizer.delegate.map { ClassNames.isOwn(type(of: $0)) } ?? false)
        && ClassNames.isPublic(type(of: recognizer)) && !isPlainPart
    }
  }

  /// Whether the class of the view is not public.
  private var isPlainPart: Bool { !ClassNames.isPublic(type(of: view)) }
}
