/// A fault that keeps people from reading or using something, as an audit found it.
package struct AuditFinding: Codable, Equatable, Sendable {
  package enum Rule: String, Codable, CaseIterable, Sendable {
    /// Text that is too pale against what is behind it.
    case contrast
    /// Something to touch that is too small.
    case touchTarget
    /// An element of which a screen reader does not say what it is.
    case missingLabel
    /// Something to touch that a screen reader or a finger does not get to.
    case unreachable
    /// Texts or controls on top of each other.
    case overlap
    /// Text of which a part is missing.
    case cutOff
    /// Text that stays as it is when people ask for another size.
    case textSize
    /// Motion although people asked for less.
    case motion
  }

  /// How much a fault matters. A note may be meant, or be of the system's own making.
  package enum Severity: String, Codable, CaseIterable, Comparable, Sendable {
    case note, warning, error
    package static func < (left: Severity, right: Severity) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
  }

  package var rule: Rule
  package var severity: Severity
  package var view: InspectedView
  /// The place in the sources where the view was made, such as "LoginView.swift:12"; nil if it is not known.
  package var source: String?
  /// x, y, width, height of what is concerned, in points of the screen.
  package var frame: [Double]
  /// What is wrong, in a sentence with the numbers that were measured.
  package var text: String
  /// What would be right.
  package var mend: String
  /// The number of further views with the same fault that the same line of code made, or that have the same class and owner.
  package var others = 0
  /// The text sizes at which it happens, such as "accessibility3"; empty if it does not depend on them.
  package var sizes: [String] = []

  package init(_ rule: Rule, _ severity: Severity, view: InspectedView, frame: [Double], text: String, mend: String) {
    (self.rule, self.severity, self.view, self.frame, self.text, self.mend) = (rule, severity, view, frame, text, mend)
  }

  /// The view in words: its class, its text, and the property that holds it.
  package var viewName: String {
    view.type + (view.text.map { " \"\($0.count > 40 ? $0.prefix(39) + "…" : $0[...])\"" } ?? "") + (view.name.map { ", \($0)" } ?? "")
  }
}
