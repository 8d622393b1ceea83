import Hosting
import UIKit

extension Inspector {
  /// Returns the accessibility faults at this moment.
  package func audit(_ rules: Set<AuditFinding.Rule> = Set(AuditFinding.Rule.allCases)) -> [AuditFinding] {
    let auditor = Auditor(self)
    creations?.prepare(for: auditor.subjects.map(\.view))
    return auditor.findings(rules)
  }

  /// Returns a text that identifies the view of a finding on another screen with the same preview: the classes and indexes of it and its
  /// superviews.
  package func key(of finding: AuditFinding) -> String { numbers.view(finding.view.id).map { Auditor.path(of: $0) } ?? "" }

  /// The font size of each label, by the key of the label.
  package func fontSizes() -> [String: CGFloat] { Auditor(self).fontSizes().mapValues(\.size) }

  /// Returns one finding for all labels whose fonts are as large as at another text size; nil if there are none.
  /// - Parameter usual: the font sizes there.
  package func fixedTexts(usual: [String: CGFloat]) -> AuditFinding? {
    let auditor = Auditor(self), all = auditor.fontSizes()
    let fixed = all.filter { usual[$0.key] == $0.value.size }.sorted { $0.key < $1.key }
    guard let subject = auditor.subjects.first(where: { subject in fixed.contains { $0.value.view === subject.view } }) else { return nil }
    let texts = fixed.prefix(3).compactMap { ShownText.of($0.value.view) }.map { "“\($0.shortened(to: 30))”" }.joined(separator: ", ")
    let count = fixed.count == all.count ? "No text grows" : "\(fixed.count) of \(all.count) texts do not grow"
    return auditor.finding(
      .textSize, .note, subject.view, frame: subject.visible, "\(count) with the text size: \(texts).",
      suggestion: "Use UIFont.preferredFont(forTextStyle:) or UIFontMetrics, with adjustsFontForContentSizeCategory.")
  }

  /// Returns findings for the views that move now. Call it while Reduce Motion is on.
  package func movingViews() -> [AuditFinding] {
    let auditor = Auditor(self)
    return Auditor.grouped(auditor.moving().compactMap { auditor.motionFinding($0) })
  }
}
