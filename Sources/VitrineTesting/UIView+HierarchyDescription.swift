extension UIView {
  /// The view and its descendants as text: one line for each view, indented by its depth, with its class, its frame and the properties that
  /// differ from the defaults.
  ///
  ///     UIView (0 0; 390 844)
  ///       BadgeView (10 10; 40 20) #badge alpha=0.5
  ///         UILabel (4 2; 32 16) "3"
  public var hierarchyDescription: String { hierarchyDescription { _ in [] } }

  /// - Parameter notes: returns lines that are printed below the line of a view, after a vertical bar.
  package func hierarchyDescription(notes: (UIView) -> [String]) -> String {
    var lines: [String] = []
    describe(into: &lines, depth: 0, notes)
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int, _ notes: (UIView) -> [String]) {
    let indentation = String(repeating: "  ", count: depth)
    var line = indentation + "\(Swift.type(of: self)) (\(frame.brief))"
    if let text = (self as? UILabel)?.text, !text.isEmpty { line += " \(String(reflecting: text))" }
    if let accessibilityIdentifier { line += " #\(accessibilityIdentifier)" }
    if tag != 0 { line += " tag=\(tag)" }
    if isHidden { line += " hidden" }
    if alpha != 1 { line += " alpha=\((alpha * 1000).rounded() / 1000)" }
    if !transform.isIdentity { line += " transformed" }
    if clipsToBounds { line += " clips" }
    lines.append(line)
    lines += notes(self).map { "\(indentation)| \($0)" }
    for subview in subviews { subview.describe(into: &lines, depth: depth + 1, notes) }
  }
}
