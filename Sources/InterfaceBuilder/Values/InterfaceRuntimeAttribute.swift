/// A value that is set by key path when the object is created.
package struct InterfaceRuntimeAttribute: Sendable {
  package enum Value: Sendable {
    case none
    case boolean(Bool)
    case number(Double)
    case text(String)
    case point(Double, Double)
    case size(Double, Double)
    case rect(Double, Double, Double, Double)
    case range(Int, Int)
    case color(InterfaceColor)
    case image(String)
  }

  package let keyPath: String
  package let value: Value
  package let line: Int

  init?(_ element: InterfaceElement) {
    guard let keyPath = element["keyPath"] else { return nil }
    self.keyPath = keyPath
    line = element.line
    value = Self.value(of: element)
  }

  private static func value(of element: InterfaceElement) -> Value {
    let child = element.property("value")
    switch element["type"] {
    case "boolean": return .boolean((element.flag("value") ?? child?.flag("value")) ?? (element["value"] == "1"))
    case "number":
      return (child?.number("value") ?? element.number("value")).map { .number($0) } ?? .none
    case "string": return .text(element["value"] ?? child?.text ?? "")
    case "color": return child.flatMap(InterfaceColor.init).map { .color($0) } ?? .none
    case "image": return (element["value"] ?? child?["name"]).map { .image($0) } ?? .none
    case "point": return child.map { .point($0.number("x") ?? 0, $0.number("y") ?? 0) } ?? .none
    case "size": return child.map { .size($0.number("width") ?? 0, $0.number("height") ?? 0) } ?? .none
    case "rect":
      return child.map { .rect($0.number("x") ?? 0, $0.number("y") ?? 0, $0.number("width") ?? 0, $0.number("height") ?? 0) } ?? .none
    case "range": return child.map { .range($0.integer("location") ?? 0, $0.integer("length") ?? 0) } ?? .none
    default: return .none
    }
  }
}
