/// A transition from one controller to another.
package struct InterfaceSegue: Equatable, Sendable {
  /// The identifier within the file.
  package let identifier: String
  /// The identifier that the program uses; nil if it has none.
  package let name: String?
  package let destination: String
  /// The kind, such as `show`, `presentation`, `popoverPresentation`, `embed`, `unwind`, `relationship` or `custom`.
  package let kind: String
  /// The kind of a relationship, such as `rootViewController`.
  package let relationship: String?
  package let unwindAction: String?
  package let customClass: String?
  package let modalPresentationStyle: String?
  package let modalTransitionStyle: String?
  package let isAnimated: Bool
  /// The part of a cell that triggers the segue: nil for the selection of the cell, `accessoryAction` for its accessory.
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
