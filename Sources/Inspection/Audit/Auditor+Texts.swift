import Hosting
import QuartzCore
import UIKit

extension Auditor {
  // MARK: Overlaps

  /// Returns the texts that overlap, and the controls that overlap.
  func overlaps() -> [AuditFinding] {
    let texts = subjects.filter { !$0.isInBar && !$0.isInternal }.compactMap { VisibleText($0) }.filter {
      $0.subject.geometry.opacity > 0.3
    }
    var found: [AuditFinding] = []
    for (index, back) in texts.enumerated() {
      for front in texts[(index + 1)...] where isOver(front, back) {
        found.append(
          finding(
            .overlap, .error, front.subject.view, frame: front.frame.union(back.frame),
            "It is drawn over the text “\(ShownText.of(back.subject.view) ?? "")”.",
            suggestion: "Let constraints or the layout keep them apart at every text size."))
        break
      }
    }
    return found + overlappingControls()
  }

  private func isOver(_ front: VisibleText, _ back: VisibleText) -> Bool {
    let common = visible(front).intersection(visible(back))
    guard !common.isNull, common.width > 3, common.height > 3 else { return false }
    let smaller = min(front.frame.width * front.frame.height, back.frame.width * back.frame.height)
    // A small overlap is allowed, because the boxes of lines are taller than their letters.
    guard common.width * common.height > 0.2 * smaller, common.height > 0.35 * min(front.frame.height, back.frame.height) else {
      return false
    }
    let (upper, lower) = (front.subject.view, back.subject.view)
    guard !upper.isDescendant(of: lower), !lower.isDescendant(of: upper), lower.window === upper.window else { return false }
    // Equal texts in the same position look like one, as in a cross-fade or a shadow.
    if ShownText.of(upper) == ShownText.of(lower) { return false }
    return !isHidden(lower, behind: upper, in: common)
  }

  private func visible(_ spot: VisibleText) -> CGRect {
    let rest = spot.frame.intersection(spot.subject.visible)
    return rest.isNull ? .zero : rest
  }

  /// Whether an opaque view lies between two views and hides the lower one.
  private func isHidden(_ lower: UIView, behind upper: UIView, in area: CGRect) -> Bool {
    guard let from = subjects.firstIndex(where: { $0.view === lower }), let to = subjects.firstIndex(where: { $0.view === upper }),
      from < to
    else { return false }
    return subjects[(from + 1)...to].contains { subject in
      guard subject.visible.insetBy(dx: -1, dy: -1).contains(area) || subject.visible.intersection(area) == area else { return false }
      if subject.view is UIVisualEffectView { return true }
      if (subject.view as? UIImageView)?.image != nil { return true }
      return subject.geometry.opacity > 0.9 && (subject.view.backgroundColor?.cgColor.alpha ?? 0) > 0.9
    }
  }

  private func overlappingControls() -> [AuditFinding] {
    let controls = subjects.filter { $0.view is UIControl && interactive($0) && !$0.isInBar }
    var found: [AuditFinding] = []
    for (index, back) in controls.enumerated() {
      for front in controls[(index + 1)...] {
        let common = front.visible.intersection(back.visible)
        guard !common.isNull, !front.view.isDescendant(of: back.view), !back.view.isDescendant(of: front.view) else { continue }
        let smaller = min(front.visible.width * front.visible.height, back.visible.width * back.visible.height)
        guard common.width * common.height > 0.25 * smaller, front.geometry.opacity > 0.3, back.geometry.opacity > 0.3 else { continue }
        // A control on a much larger one is a part of it, like a button on a card.
        guard front.frame.width * front.frame.height * 4 > back.frame.width * back.frame.height else { continue }
        found.append(
          finding(
            .overlap, .warning, front.view, frame: front.frame.union(back.frame),
            "It lies over \(Self.name(of: back.view, inspector)) and takes its touches there.",
            suggestion: "Keep the controls apart."))
      }
    }
    return found
  }

  // MARK: Texts that are cut off

  /// Returns the labels whose text is truncated or clipped.
  func cutOffTexts() -> [AuditFinding] {
    subjects.compactMap { subject in
      guard let label = subject.view as? UILabel, !subject.isInBar, !subject.isInternal, !(label.superview is UITextField),
        label.text?.isEmpty == false, subject.geometry.opacity > 0.05, label.bounds.width > 0, label.bounds.height > 0
      else { return nil }
      return truncation(of: label, subject) ?? clipping(of: label, subject)
    }
  }

  private func truncation(of label: UILabel, _ subject: AuditSubject) -> AuditFinding? {
    guard !subject.visible.isEmpty else { return nil }
    let endless = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .infinity), size = label.bounds.size
    let column = CGRect(x: 0, y: 0, width: size.width, height: .infinity)
    var share: CGFloat = 1
    if label.numberOfLines == 1 {
      let width = label.textRect(forBounds: endless, limitedToNumberOfLines: 1).width
      let minimum = label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 4 / max(label.font.pointSize, 4)) : 1
      guard width * minimum > size.width + 0.6 else { return nil }
      share = size.width / width
    } else {
      let all = label.textRect(forBounds: column, limitedToNumberOfLines: 0).height
      let shown = min(label.textRect(forBounds: column, limitedToNumberOfLines: label.numberOfLines).height, size.height + 1)
      guard all > shown + 1, !label.adjustsFontSizeToFitWidth else { return nil }
      share = shown / all
    }
    let percent = Int((share * 100).rounded(.down))
    return finding(
      .cutOff, .warning, label, frame: subject.visible,
      "The text is cut off: about \(percent) % of it is shown, with \(Double(label.font.pointSize).brief) points.",
      suggestion: "Let it have more lines (numberOfLines = 0) and room to grow.")
  }

  private func clipping(of label: UILabel, _ subject: AuditSubject) -> AuditFinding? {
    let text = subject.geometry.onScreen(label.textRect(forBounds: label.bounds, limitedToNumberOfLines: label.numberOfLines))
    guard text.width > 1, text.height > 1 else { return nil }
    func cuts(_ area: CGRect) -> (x: Bool, y: Bool)? {
      let rest = text.intersection(area)
      // A text that is completely outside is not in use now, such as one on another page.
      guard !rest.isNull, rest.width > 0, rest.height > 0 else { return nil }
      return (text.width - rest.width > max(3, 0.04 * text.width), text.height - rest.height > max(3, 0.2 * text.height))
    }
    for view in sequence(first: label.superview, next: { $0?.superview }).compactMap({ $0 }) {
      let isScreen = view is UIWindow
      guard view.clipsToBounds || isScreen, let own = subjects.first(where: { $0.view === view }) else { continue }
      guard let cut = cuts(own.frame) else { return nil }
      if let scroll = view as? UIScrollView {
        // Text that can be scrolled into view is not cut off.
        let canScroll = (x: scroll.contentSize.width > scroll.bounds.width + 1, y: true)
        guard cut.x, !canScroll.x else { return nil }
      }
      guard cut.x || cut.y else { continue }
      return finding(
        .cutOff, .warning, label, frame: subject.visible,
        "The text reaches beyond \(isScreen ? "the screen" : ClassNames.name(of: view)), which cuts it off.",
        suggestion: "Keep it within its superview with constraints, or let the superview grow.")
    }
    return nil
  }

  // MARK: Text sizes

  /// Returns the font size of each label by its position in the tree, which identifies the label on another screen with the same preview.
  func fontSizes() -> [String: (view: UIView, size: CGFloat)] {
    var sizes: [String: (view: UIView, size: CGFloat)] = [:]
    for subject in subjects where !subject.isInBar && !subject.isInternal {
      guard let label = subject.view as? UILabel, !(label.superview is UITextField), label.text?.contains(where: \.isLetter) == true else {
        continue
      }
      sizes[Self.path(of: label)] = (label, label.font.pointSize)
    }
    return sizes
  }

  /// Returns the classes and the indexes of a view and its superviews, as text.
  static func path(of view: UIView) -> String {
    sequence(first: view, next: \.superview).map { view in
      let index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
      return "\(ClassNames.name(of: view))\(index)"
    }.joined(separator: "<")
  }

  /// The class of a control, with the text that identifies it, if there is one.
  private static func name(of view: UIView, _ inspector: Inspector) -> String {
    let type = inspector.inspected(view).type
    guard let text = ShownText.of(view) ?? view.accessibilityLabel, !text.isEmpty else { return "another \(type)" }
    return "\(type) “\(text)”"
  }
}
