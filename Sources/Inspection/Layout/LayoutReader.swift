import Hosting
import QuartzCore
import UIKit

/// Explains the frame of a view.
@MainActor
struct LayoutReader {
  private let view: UIView
  private let inspector: Inspector
  private let facts: [LayoutFact]
  private let names: ConstraintText
  /// The source location that set the frame last; nil if it is unknown.
  private let placed: String?

  /// The maximum number of constraints that are listed for a view.
  private static let maximumConstraints = 300

  init(_ view: UIView, _ inspector: Inspector, placed: String? = nil) {
    (self.view, self.inspector, self.placed) = (view, inspector, placed)
    facts = view.layoutFacts
    names = ConstraintText(view: view)
  }

  func constraints() -> [InspectedConstraint] {
    facts.prefix(Self.maximumConstraints).filter { $0.origin != .system }.map { fact in
      var inspected = InspectedConstraint(
        text: text(of: fact), owner: owner(of: fact), priority: fact.priority.sendable, isSatisfied: fact.isSatisfied && !fact.isBroken,
        isAtWork: fact.isAtWork, views: fact.views.prefix(8).map(inspector.numbers.number))
      inspected.identifier = fact.constraint?.identifier?.shortened(to: 100)
      inspected.line = fact.constraint.flatMap { ConstraintLine(inspector.screen).line(of: $0) }
      return inspected
    }
  }

  /// Returns sentences that explain the position and the length along an axis.
  func reasons(_ axis: NSLayoutConstraint.Axis) -> [String] {
    var reasons: [String] = []
    if let arrangementReason { reasons.append(arrangementReason) }
    if view.superview == nil {
      reasons.append(view is UIWindow ? "Code sets the frame of the window." : frameReason)
    } else if view.translatesAutoresizingMaskIntoConstraints {
      if arrangementReason == nil || placed != nil { reasons.append(frameReason) }
      if let text = autoresizing(axis) { reasons.append(text) }
    }
    for fact in facts.prefix(Self.maximumConstraints) where fact.isAtWork && isAlong(fact, axis) {
      let text = text(of: fact)
      let reason = fact.origin == .constraint ? "\(text)\(suffix(fact))" : "\(text)."
      if fact.origin != .system, !fact.views.allSatisfy({ $0 === view }) || fact.origin != .autoresizing, !reasons.contains(reason) {
        reasons.append(reason)
      }
    }
    return reasons
  }

  private var frameReason: String { placed.map { "Code sets the frame; \($0) did it last." } ?? "Code sets the frame." }

  /// A sentence about the superview that positions the view itself, such as a stack view; nil if there is none.
  private var arrangementReason: String? {
    if let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) {
      return "\(ConstraintText.name(of: stack)) arranges it in a stack along the \(stack.axis) axis."
    }
    if view is UITableViewCell || view is UITableViewHeaderFooterView { return "The table places it." }
    if view is UICollectionReusableView { return "The layout of the collection view places it." }
    if view.controller != nil, view.superview != nil, view.superview?.controller == nil {
      return "The container of \(view.controller.map { ClassNames.name(of: $0) } ?? "its controller") places it."
    }
    return nil
  }

  private func suffix(_ fact: LayoutFact) -> String {
    var parts = [owner(of: fact)]
    if fact.priority < 1000 { parts.append("priority \(fact.priority.brief)") }
    if fact.isBroken { parts.append("broken by a conflict") } else if !fact.isSatisfied { parts.append("not satisfied") }
    return " (" + parts.joined(separator: ", ") + ")"
  }

  private func isAlong(_ fact: LayoutFact, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if let constraint = fact.constraint {
      let attributes = [constraint.firstAttribute, constraint.secondAttribute].filter { $0 != .notAnAttribute }
      return attributes.contains { $0.isOnVertical == (axis == .vertical) }
    }
    return fact.axis == nil || fact.axis == axis
  }

  private func autoresizing(_ axis: NSLayoutConstraint.Axis) -> String? {
    let mask = view.autoresizingMask, isVertical = axis == .vertical
    let (start, length, end) =
      isVertical
      ? (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
      : (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    guard start || length || end, view.superview?.autoresizesSubviews == true else { return nil }
    let parts = [
      (start, isVertical ? "the distance from the top" : "the distance from the left"), (length, isVertical ? "the height" : "the width"),
      (end, isVertical ? "the distance from the bottom" : "the distance from the right"),
    ].filter(\.0).map(\.1)
    return "When the superview changes its size, autoresizing changes \(parts.joined(separator: " and "))."
  }

  // MARK: Words

  private func text(of fact: LayoutFact) -> String {
    if let constraint = fact.constraint { return names.text(of: constraint) }
    let name = fact.views.first.map { names.name(of: $0) } ?? "a view"
    let length = fact.axis == .vertical ? "height" : "width"
    let size = fact.views.first?.intrinsicContentSize
    let natural = size.map { Double(fact.axis == .vertical ? $0.height : $0.width).brief } ?? ""
    return switch fact.origin {
    case .constraint, .system: fact.text.shortened(to: 300)
    case .hugging: "\(name).\(length) hugs its content, \(natural)"
    case .compression: "\(name).\(length) resists being smaller than its content, \(natural)"
    case .autoresizing: "\(name) has the frame that code or autoresizing set"
    case .margins: "\(name) has its layout margins"
    case .safeArea: "\(name) has its safe area"
    case .guide: "\(name) has a layout guide of the system"
    }
  }

  private func owner(of fact: LayoutFact) -> String {
    switch fact.origin {
    case .hugging, .compression: return "content size"
    case .autoresizing: return "autoresizing"
    case .margins: return "margins"
    case .safeArea: return "safe area"
    case .guide, .system: return "system"
    case .constraint: break
    }
    guard let constraint = fact.constraint else { return "gone" }
    for view in fact.views {
      var next: UIView? = view
      while let candidate = next {
        if candidate.constraints.contains(where: { $0 === constraint }) { return ConstraintText.name(of: candidate) }
        next = candidate.superview
      }
    }
    return "gone"
  }
}

extension Inspector {
  /// Returns sentences that explain the frame of a view, for each axis.
  package func layoutReasons(of view: UIView) -> (across: [String], down: [String]) {
    let reader = LayoutReader(view, self)
    return (reader.reasons(.horizontal), reader.reasons(.vertical))
  }

  /// Whether a program can have placed a view: it is not a part that UIKit makes inside of its own views.
  package func isPublished(_ view: UIView) -> Bool {
    var next = Optional(view)
    while let candidate = next {
      if !ClassNames.isPublic(type(of: candidate)) { return false }
      if !ClassNames.isOwn(type(of: candidate)) || candidate is UIControl { break }
      next = candidate.superview
    }
    return !ViewPicker.isPart(view)
  }
}
