internal import InterfaceBuilder

/// Where each controller of a storyboard shows, as far as its segues tell: in which bars, as a sheet, embedded.
struct SceneContext {
  struct Way {
    var segue: InterfaceSegue
    var source: InterfaceElement
  }

  private var ways: [String: [Way]] = [:]
  private var preferred: Set<String> = []

  init(_ document: InterfaceDocument) {
    for scene in document.scenes {
      for object in scene.objects { collect(object.element, controller: object.element) }
    }
    for child in document.root.first("inferredMetricsTieBreakers")?.children ?? [] { child["reference"].map { _ = preferred.insert($0) } }
  }

  private mutating func collect(_ element: InterfaceElement, controller: InterfaceElement) {
    for child in element.children {
      if child.name == "segue", case .segue(let segue)? = InterfaceConnection(child) {
        ways[segue.destination, default: []].append(Way(segue: segue, source: controller))
      } else {
        collect(child, controller: controller)
      }
    }
  }

  /// The way by which a controller is reached: the one that the file prefers, or else relationships before others.
  func way(to identifier: String) -> Way? {
    let ways = ways[identifier] ?? []
    return ways.first { preferred.contains($0.segue.identifier) } ?? ways.first { $0.segue.kind == "relationship" } ?? ways.first
  }

  /// The first container of a kind that a controller shows in, going back by relationships and by segues that keep to it.
  func container(_ kind: String, of identifier: String) -> InterfaceElement? {
    var next = identifier, seen: Set<String> = []
    while seen.insert(next).inserted, let way = way(to: next) {
      if way.segue.kind == "relationship" {
        if way.source.name == kind { return way.source }
      } else if !["show", "push", "showDetail", "replace"].contains(way.segue.kind) {
        return nil
      }
      next = way.source["id"] ?? ""
    }
    return nil
  }

  /// The segue that something out of which the controller shows is presented by; nil where it is the beginning.
  func presentation(of identifier: String) -> InterfaceSegue? {
    var next = identifier, seen: Set<String> = []
    while seen.insert(next).inserted, let way = way(to: next) {
      switch way.segue.kind {
      // It is a part of its container's view, which may be presented.
      case "embed": return nil
      case "relationship", "push", "showDetail", "replace": break
      // Outside of a navigation controller what is shown is presented.
      case "show": if container("navigationController", of: way.source["id"] ?? "") == nil { return way.segue }
      default: return way.segue
      }
      next = way.source["id"] ?? ""
    }
    return nil
  }
}
