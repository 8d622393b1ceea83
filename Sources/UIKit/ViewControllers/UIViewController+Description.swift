import ObjectiveC

extension UIViewController {
  /// Returns a description of the controller, its children and the presented controller, one line for each, in the format of
  /// UIKit's debugger command.
  func hierarchySummary(depth: Int = 0, presentation: UIPresentationController? = nil) -> String {
    var line = presentation == nil ? "" : "   + "
    if presentation == nil, depth > 0 { line = "   | " }
    line = String(repeating: "   | ", count: max(0, depth - 1)) + line
    line += "<\(type(of: self)): \(address(of: self))>, state: \(appearance), view: \(viewSummary)"
    if let presentation { line += ", presented with: <\(type(of: presentation)): \(address(of: presentation))>" }
    var lines = [line] + children.map { $0.hierarchySummary(depth: depth + 1) }
    if let presented = presentedViewController, presented.presentingViewController === self {
      lines.append(presented.hierarchySummary(depth: depth + 1, presentation: presented.presentationController))
    }
    return lines.joined(separator: "\n")
  }

  private var viewSummary: String {
    guard let view = viewIfLoaded else { return "(view not loaded)" }
    return "<\(type(of: view)): \(address(of: view))>" + (view.window == nil ? " not in the window" : "")
  }
}

// The method for `perform(Selector("_printHierarchy"))`.
extension UIViewController: NamedMethods {
  nonisolated package static var methodsByName: [String: ClassTable.Method] {
    ["_printHierarchy": { target, _ in (target as? UIViewController)?.hierarchySummary() }]
  }
}
