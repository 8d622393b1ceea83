import Hosting
import UIKit

extension Auditor {
  /// Returns the elements without a label. A screen reader says only their kind or their value.
  func missingLabels() -> [AuditFinding] {
    let known = Dictionary(subjects.map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { first, _ in first })
    return inspector.windows.flatMap { AccessibilityTree.elements(of: $0) }.compactMap { node in
      guard node.label?.contains(where: { !$0.isWhitespace }) != true, let id = node.view, let subject = known[id], !subject.visible.isEmpty
      else { return nil }
      return missingLabel(of: subject, node)
    }
  }

  private func missingLabel(of subject: AuditSubject, _ node: AccessibilityNode) -> AuditFinding? {
    let view = subject.view
    guard !subject.isInternal else { return nil }
    let spokenText = node.spoken.isEmpty ? "nothing" : "only “\(node.spoken.shortened(to: 60))”"
    var severity = AuditFinding.Severity.error
    switch view {
    case let button as UIButton where button.currentImage?.isSymbolImage == true:
      // iOS has names for its symbols, such as “trash”.
      severity = .note
    case let view as UITextView:
      guard view.isEditable else { return nil }
      severity = .warning
    case is UIProgressView, is UIActivityIndicatorView, is UIRefreshControl: severity = .note
    case is UIPageControl: return nil
    case is UISwitch, is UISlider, is UIStepper:
      // iOS reads the text of the cell before its accessory.
      if Self.isAccessory(view) { return nil }
      severity = .warning
    case is UIControl where !ClassNames.isOwn(type(of: view)):
      // Texts inside of an accessibility element are not read.
      if let text = firstText(in: view) {
        return finding(
          .missingLabel, .warning, view, frame: subject.frame,
          "A screen reader says \(spokenText), and not the text “\(text)” inside of it.",
          suggestion: "Set accessibilityLabel, or isAccessibilityElement to false so that the text inside is read.")
      }
    default: if node.value?.isEmpty == false { severity = .warning }
    }
    return finding(
      .missingLabel, severity, view, frame: subject.frame, "A screen reader says \(spokenText).",
      suggestion: "Set accessibilityLabel to what it is or does.")
  }

  private static func isAccessory(_ view: UIView) -> Bool {
    let cell = sequence(first: view, next: \.superview).first { $0 is UITableViewCell } as? UITableViewCell
    return cell?.accessoryView.map { view.isDescendant(of: $0) } ?? false
  }

  private func firstText(in view: UIView) -> String? {
    for subview in view.subviews where !subview.isHidden {
      if let text = ShownText.of(subview) ?? firstText(in: subview) { return text }
    }
    return nil
  }
}
