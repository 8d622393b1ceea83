import CoreGraphics

/// The answer of the focus debugger, as text (Apple: UIFocusDebuggerOutput).
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

final class FocusReport: NSObject, UIFocusDebuggerOutput {
  private let text: String
  init(_ lines: [String]) { text = lines.joined(separator: "\n") }
  override var description: String { text }
  override var debugDescription: String { text }
}

/// Answers questions about the focus, for use in a debugger (Apple: UIFocusDebugger). `description` of an answer is its text.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  /// Returns the methods of the debugger.
  open class func help() -> any UIFocusDebuggerOutput {
    FocusReport([
      "status(): the focused item of each window",
      "checkFocusability(for:): why an item cannot have the focus",
      "preferredFocusEnvironments(for:): where the focus goes from an environment",
      "simulateFocusUpdateRequest(from:): the item that would get the focus",
      "focusGroups(for:): the items by group",
    ])
  }

  /// Returns the focused item of each window.
  open class func status() -> any UIFocusDebuggerOutput {
    let windows = UIApplication.shared.windows.filter { !$0.isHidden }
    return FocusReport(windows.map { "\(name($0)): \($0.focus.focusedView.map(name) ?? "no focused item")" })
  }

  /// Returns the reasons for which an item cannot have the focus.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    guard let view = item as? UIView else { return FocusReport(["\(name(item)) is not a view."]) }
    var reasons: [String] = []
    if view.window == nil { reasons.append("It is in no window.") }
    if !view.canBecomeFocused { reasons.append("canBecomeFocused is false.") }
    for other in sequence(first: view, next: \.superview) {
      let subject = other === view ? "It" : "Its superview \(name(other))"
      if other.isHidden { reasons.append("\(subject) is hidden.") }
      if other.alpha < 0.01 { reasons.append("\(subject) is transparent.") }
      if !other.isUserInteractionEnabled { reasons.append("\(subject) has user interaction disabled.") }
      if let modal = other.superview?.subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }), modal !== other {
        reasons.append("\(subject) is behind the modal view \(name(modal)).")
      }
    }
    return FocusReport(reasons.isEmpty ? ["\(name(view)) can have the focus."] : ["\(name(view)) cannot have the focus:"] + reasons)
  }

  /// Returns the environments that an environment prefers, and those that these prefer.
  open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    var lines: [String] = []
    func list(_ environment: any UIFocusEnvironment, _ depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + name(environment))
      guard depth < 20 else { return }
      for preferred in environment.preferredFocusEnvironments where preferred !== environment { list(preferred, depth + 1) }
    }
    list(environment, 0)
    return FocusReport(lines)
  }

  /// Returns the item that a request from an environment would focus.
  open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let target = UIFocusSystem.target(of: environment, depth: 0)
    return FocusReport(["\(name(environment)) → \(target.map(name) ?? "no item")"])
  }

  /// Returns the items below an environment by focus group.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    guard let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded else { return FocusReport([]) }
    var groups: [String] = [], members: [String: [String]] = [:]
    for view in FocusOrder.views(below: root) {
      let group = view.focusGroup.map { "\($0.base)" } ?? "no group"
      if members[group] == nil { groups.append(group) }
      members[group, default: []].append("  " + name(view))
    }
    return FocusReport(groups.flatMap { [$0] + (members[$0] ?? []) })
  }

  private static func name(_ object: any NSObjectProtocol) -> String {
    let identifier = (object as? UIResponder)?.accessibilityIdentifier
    return "\(type(of: object))" + (identifier.map { " \"\($0)\"" } ?? "")
  }
}
