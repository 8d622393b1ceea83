/// A connection from an object to another.
package enum InterfaceConnection: Sendable {
  case outlet(property: String, destination: String)
  case outletCollection(property: String, destination: String)
  /// An action. `event` is nil for objects with a single event: gesture recognizers and bar items.
  case action(selector: String, destination: String, event: String?)
  case segue(InterfaceSegue)

  package init?(_ element: InterfaceElement) {
    switch element.name {
    case "outlet", "outletCollection":
      guard let property = element["property"], let destination = element["destination"] else { return nil }
      self =
        element.name == "outlet"
        ? .outlet(property: property, destination: destination) : .outletCollection(property: property, destination: destination)
    case "action":
      guard let selector = element["selector"] else { return nil }
      self = .action(selector: selector, destination: element["destination"] ?? "-1", event: element["eventType"])
    case "segue": self = .segue(InterfaceSegue(element))
    default: return nil
    }
  }
}
