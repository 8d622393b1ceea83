import Foundation

/// A tool that a client can call.
package struct Tool: Sendable {
  package enum Kind: Sendable {
    case text
    /// One of the given words.
    case choice([String])
    case integer
    case number
    case flag

    fileprivate var schema: [String: JSONValue] {
      switch self {
      case .text: ["type": "string"]
      case .choice(let words): ["type": "string", "enum": .array(words.map(JSONValue.string))]
      case .integer: ["type": "integer"]
      case .number: ["type": "number"]
      case .flag: ["type": "boolean"]
      }
    }

    fileprivate var words: String {
      switch self {
      case .text: "a text"
      case .choice(let words): "one of \(words.joined(separator: ", "))"
      case .integer: "a whole number"
      case .number: "a number"
      case .flag: "true or false"
      }
    }

    fileprivate func takes(_ value: JSONValue) -> Bool {
      switch self {
      case .text: value.string != nil
      case .choice(let words): value.string.map(words.contains) ?? false
      case .integer: value.integer != nil
      case .number: value.number?.isFinite == true
      case .flag: value.bool != nil
      }
    }
  }

  package struct Parameter: Sendable {
    package var name: String
    package var kind: Kind
    package var help: String
    package var isRequired: Bool

    package init(_ name: String, _ kind: Kind, _ help: String, isRequired: Bool = false) {
      (self.name, self.kind, self.help, self.isRequired) = (name, kind, help, isRequired)
    }
  }

  package var name: String
  package var help: String
  package var parameters: [Parameter]
  /// Whether the tool changes nothing.
  package var isReadOnly: Bool

  package init(_ name: String, _ help: String, _ parameters: [Parameter] = [], isReadOnly: Bool = false) {
    (self.name, self.help, self.parameters, self.isReadOnly) = (name, help, parameters, isReadOnly)
  }

  /// The tool as a member of the answer to tools/list.
  var json: JSONValue {
    var schema: [String: JSONValue] = ["type": "object", "additionalProperties": .bool(false)]
    schema["properties"] = .object(
      Dictionary(
        uniqueKeysWithValues: parameters.map { ($0.name, .object($0.kind.schema.merging(["description": .string($0.help)]) { $1 })) }))
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object([
      "name": .string(name), "description": .string(help), "inputSchema": .object(schema),
      "annotations": .object(["readOnlyHint": .bool(isReadOnly), "openWorldHint": .bool(false)]),
    ])
  }

  /// Returns a sentence with the first error in the arguments of a call; nil if they are valid.
  func fault(of arguments: [String: JSONValue]) -> String? {
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        let names = parameters.map(\.name).joined(separator: ", ")
        return "\(self.name) has no parameter \(name). \(names.isEmpty ? "It has none." : "It has \(names).")"
      }
      if !parameter.kind.takes(value) { return "\(name) of \(self.name) must be \(parameter.kind.words)." }
    }
    let missing = parameters.filter { $0.isRequired && arguments[$0.name] == nil }.map(\.name)
    return missing.isEmpty ? nil : "\(name) needs \(missing.joined(separator: " and "))."
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}
