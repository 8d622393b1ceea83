/// A way from one controller to another.
package struct InterfaceSegue: Equatable, Sendable {
  /// The identifier within the file.
  package let identifier: String
  /// What the program calls it.
  package let name: String?
  package let destination: String
  /// Such as `show`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship`, `custom`.
  package let kind: String
  /// Such as `rootViewController`, of relationships.
  package let relationship: String?
  package let unwindAction: String?
  package let customClass: String?
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let isAnimated: Bool
  /// What of a cell sets it off: nil: the cell is chosen; `accessoryAction`: its accessory is.
  package let trigger: String?
  package let popoverAnchorView: String?
  package let popoverAnchorBarButtonItem: String?
  package let line: Int

  init(_ element: InterfaceElement) {
    identifier = element["id"] ?? ""
    name = element["identifier"]
    destination = element["destination"] ?? ""
    kind = element["kind"] ?? "show"
    relationship = element["relationship"]
    unwindAction = element["unwindAction"]
    customClass = element["customClass"]
    modalPresentationStyle = element["modalPresentationStyle"]
    modalTransitionStyle = element["modalTransitionStyle"]
    isAnimated = element.flag("animates") ?? true
    trigger = element["trigger"]
    popoverAnchorView = element["popoverAnchorView"]
    popoverAnchorBarButtonItem = element["popoverAnchorBarButtonItem"]
    line = element.line
  }
}
