import UIKit

/// The path of a view in the tree as text, which finds the view again in another process with the same or slightly changed code. It has a
/// step for each view from the window down: the class, the index among the siblings of that class, and their number, as in "UIWindow.0/1
/// UIView.0/1 UILabel.2/3".
@MainActor
enum ViewPath {
  /// - Parameter windows: the windows on the screen, back to front.
  /// - Returns: nil if the view is in none of the windows.
  static func text(of view: UIView, in windows: [UIWindow]) -> String? {
    var steps: [String] = []
    var next = view
    while true {
      let siblings = next.superview?.subviews ?? windows
      guard next.superview != nil || windows.contains(where: { $0 === next }) else { return nil }
      let type = type(of: next), alike = siblings.filter { Self.type(of: $0) == type }
      guard let index = alike.firstIndex(where: { $0 === next }) else { return nil }
      steps.append("\(type).\(index)/\(alike.count)")
      guard let superview = next.superview else { return steps.reversed().joined(separator: " ") }
      next = superview
    }
  }

  /// Returns the view at a path. The numbers of siblings may differ.
  static func view(at text: String, in windows: [UIWindow]) -> UIView? {
    var siblings: [UIView] = windows
    var found: UIView?
    for step in text.split(separator: " ") {
      guard let dot = step.lastIndex(of: "."), let index = Int(step[step.index(after: dot)...].prefix { $0 != "/" }) else { return nil }
      let alike = siblings.filter { type(of: $0) == step[..<dot] }
      guard alike.indices.contains(index) else { return nil }
      found = alike[index]
      siblings = alike[index].subviews
    }
    return found
  }

  private static func type(of view: UIView) -> String { ClassNames.name(of: view).replacingOccurrences(of: " ", with: "") }
}
