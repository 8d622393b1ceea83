/// Finds the content of a document that will be ignored.
struct DocumentChecker {
  private(set) var warnings: [InterfaceWarning] = []
  /// The maximum number of warnings. A broken file could otherwise fill the memory.
  private static let maximumWarnings = 200
  private var identifiers: Set<String> = []

  init(_ root: InterfaceElement) {
    root.forEach { element in
      if let id = element["id"], !identifiers.insert(id).inserted, element.name != "device" {
        warn(element, "the identifier \(id) stands for two objects; the first has it")
      }
    }
    root.forEach { element in
      if !KnownElements.names.contains(element.name) { warn(element, "<\(element.name)> is not known") }
      for key in Self.references[element.name] ?? [] {
        if let id = element[key], !identifiers.contains(id) { warn(element, "\(key) names \(id), which is not there") }
      }
      for key in Self.numbers[element.name] ?? [] {
        if let text = element[key], InterfaceElement.number(text) == nil { warn(element, "\(key) is not a number: \(text)") }
      }
      if element.name == "constraint", let text = element["multiplier"], InterfaceConstraint.ratio(text) == nil {
        warn(element, "multiplier is not a number: \(text)")
      }
    }
  }

  private static let references = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"], "outletCollection": ["destination"], "segue": ["destination"],
    "action": ["destination"],
  ]
  private static let numbers = ["rect": ["x", "y", "width", "height"], "constraint": ["constant", "priority"]]

  private mutating func warn(_ element: InterfaceElement, _ text: String) {
    guard warnings.count < Self.maximumWarnings else { return }
    warnings.append(InterfaceWarning(line: element.line, text: text))
  }
}
