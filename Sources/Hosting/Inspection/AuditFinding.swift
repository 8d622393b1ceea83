/// An accessibility fault that an audit found.
package struct AuditFinding: Codable, Equatable, Sendable {
  package enum Rule: String, Codable, CaseIterable, Sendable {
    /// Text with too little contrast to its background.
    case contrast
    /// A touch target that is too small.
    case touchTarget
    /// An element without a label for screen readers.
    case missingLabel
    /// A touch target that a finger or a screen reader cannot reach.
    case unreachable
    /// Texts or controls that overlap.
    case overlap
    /// Text that is cut off.
    case cutOff
    /// Text whose size does not follow the text size setting.
    case textSize
    /// Motion although Reduce Motion is on.
    case motion
  }

  /// The severity of a fault. A note may be intended, or caused by UIKit.
  package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    case note, warning, error
    package static func < (left: Severity, right: Severity) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  package var rule: Rule
  package var severity: Severity
  package var view: InspectedView
  /// The source location at which the view was created, such as "LoginView.swift:12"; nil if it is unknown.
  package var source: String?
  /// x, y, width, height of the affected area, in points of the screen.
  package var frame: [Double]
  /// A sentence with the fault and the measured numbers.
  package var text: String
  /// A sentence that suggests a correction.
  package var suggestion: String
  /// The number of further views with the same fault that the same line of code created, or that have the same class and owner.
  package var similarCount = 0
  /// The text sizes at which the fault occurs, such as "accessibility3"; empty if it does not depend on them.
  package var sizes: [String] = []

  /// The names in messages between a host and its shell. They belong to the version of the protocol.
  private enum CodingKeys: String, CodingKey {
    case rule, severity, view, source, frame, text, sizes
    case suggestion = "mend"
    case similarCount = "others"
  }

  package init(_ rule: Rule, _ severity: Severity, view: InspectedView, frame: [Double], text: String, suggestion: String) {
    (self.rule, self.severity, self.view, self.frame, self.text, self.suggestion) = (rule, severity, view, frame, text, suggestion)
  }

  /// A name for the view: its class, its text, and the property that refers to it.
  package var viewName: String {
    view.type + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "") + (view.name.map { ", \($0)" } ?? "")
  }
}
