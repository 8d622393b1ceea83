internal import InterfaceBuilder

/// The context in which each controller of a storyboard is shown, derived from the segues: its bars, a presentation as a sheet,
/// or embedding.
struct SceneContext {
  struct IncomingSegue {
    var segue: InterfaceSegue
    var source: InterfaceElement
  }

  private var segues: [String: [IncomingSegue]] = [:]
  /// Whether a show segue without a navigation controller presents, so that no tab bar is visible. In Xcode 8 it does not (three root views of
  /// a file of tools 12121).
  private let presentsAlone: Bool
  private var preferred: Set<String> = []

  init(_ document: InterfaceDocument) {
    presentsAlone = document.toolsVersion >= 14_000
    for scene in document.scenes {
      for object in scene.objects { collect(object.element, controller: object.element) }
    }
    for child in document.root.first("inferredMetricsTieBreakers")?.children ?? [] { child["reference"].map { _ = preferred.insert($0) } }
  }

  private mutating func collect(_ element: InterfaceElement, controller: InterfaceElement) {
    for child in element.children {
      if child.name == "segue", case .segue(let segue)? = InterfaceConnection(child) {
        // A controller that shows another one of its own class with a segue to itself is reached by another segue first.
        guard segue.destination != controller["id"] else { continue }
        segues[segue.destination, default: []].append(IncomingSegue(segue: segue, source: controller))
      } else {
        collect(child, controller: controller)
      }
    }
  }

  /// Returns the segue by which a controller is reached: the one that the file marks as preferred; otherwise relationships have
  /// precedence over other segues.
  func incomingSegue(to identifier: String) -> IncomingSegue? {
    let segues = segues[identifier] ?? []
    return segues.first { preferred.contains($0.segue.identifier) } ?? segues.first { $0.segue.kind == "relationship" } ?? segues.first
  }

  /// Returns the nearest container of a kind that shows a controller, following relationships and the segues that stay within a
  /// container backwards. A tab bar controller does not contain what one of its controllers shows without a navigation controller in
  /// between, since a show segue presents it then (UIKit, `show(_:sender:)`).
  func container(_ kind: String, of identifier: String) -> InterfaceElement? {
    var next = identifier, seen: Set<String> = [], isNavigation = false
    while seen.insert(next).inserted, let incomingSegue = incomingSegue(to: next) {
      let source = incomingSegue.source["id"] ?? ""
      if incomingSegue.segue.kind == "relationship" {
        if incomingSegue.source.name == kind { return incomingSegue.source }
        isNavigation = incomingSegue.source.name == "navigationController"
      } else if !["show", "push", "showDetail", "replace"].contains(incomingSegue.segue.kind) {
        return nil
      } else {
        if presentsAlone, kind == "tabBarController", incomingSegue.segue.kind == "show", isNavigation || !isInNavigationOfTab(source) {
          return nil
        }
        isNavigation = false
      }
      next = source
    }
    return nil
  }

  /// Whether the nearest bar above a controller is that of a navigation controller, and not that of a tab bar controller.
  private func isInNavigationOfTab(_ identifier: String) -> Bool {
    var next = identifier, seen: Set<String> = []
    while seen.insert(next).inserted, let incomingSegue = incomingSegue(to: next) {
      if incomingSegue.segue.kind == "relationship" {
        if incomingSegue.source.name == "navigationController" { return true }
        if incomingSegue.source.name == "tabBarController" { return false }
      }
      next = incomingSegue.source["id"] ?? ""
    }
    return false
  }

  /// Returns the segue that presents the controller or one of its containers; nil if it is not presented.
  func presentation(of identifier: String) -> InterfaceSegue? {
    var next = identifier, seen: Set<String> = []
    while seen.insert(next).inserted, let incomingSegue = incomingSegue(to: next) {
      switch incomingSegue.segue.kind {
      // The controller is a part of its container's view, which may itself be presented.
      case "embed": return nil
      case "relationship", "push", "showDetail", "replace": break
      // Without a navigation controller, a show segue presents.
      case "show": if container("navigationController", of: incomingSegue.source["id"] ?? "") == nil { return incomingSegue.segue }
      default: return incomingSegue.segue
      }
      next = incomingSegue.source["id"] ?? ""
    }
    return nil
  }
}
