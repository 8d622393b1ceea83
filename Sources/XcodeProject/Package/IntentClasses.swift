import Foundation

/// Generates the classes for the custom intents of an `.intentdefinition`, as Xcode does: for each intent a class, its response with the codes,
/// and the protocol of its handlers; for each custom type and enumeration a type. Nothing on Linux calls a handler, so that all requirements
/// of the protocols have default implementations.
enum IntentClasses {
  static func isDefinition(_ path: String) -> Bool { Paths.ending(path) == "intentdefinition" }

  /// - Returns: Swift source; nil if the file has no intents and types, or cannot be read.
  static func source(ofDefinition path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil), let values = list as? [String: Any]
    else { return nil }
    let definition = Definition(values)
    let parts = definition.types.map(text) + definition.enumerations.map(enumeration) + definition.intents.map { text($0, definition) }
    return parts.isEmpty ? nil : "import Intents\n" + parts.joined()
  }

  /// The contents of a file. Entries without a valid name are left out.
  private struct Definition {
    var intents: [[String: Any]]
    var types: [[String: Any]]
    var enumerations: [[String: Any]]
    init(_ values: [String: Any]) {
      func named(_ key: String, _ name: String) -> [[String: Any]] {
        (values[key] as? [[String: Any]] ?? []).filter { ($0[name] as? String).map(isIdentifier) ?? false }
      }
      // Intents of the system that the program customizes have classes in the framework.
      intents = named("INIntents", "INIntentName").filter { $0["INIntentType"] as? String != "System" }
      types = named("INTypes", "INTypeName").filter { $0["INTypeType"] as? String != "System" }
      enumerations = named("INEnums", "INEnumName").filter { $0["INEnumType"] as? String != "System" }
    }
  }

  private static func isIdentifier(_ text: String) -> Bool { text.wholeMatch(of: #/[A-Za-z_][A-Za-z0-9_]*/#) != nil }

  private static func className(_ values: [String: Any], _ kind: String) -> String {
    let prefix = values["\(kind)ClassPrefix"] as? String ?? ""
    return (isIdentifier(prefix) ? prefix : "") + (values["\(kind)Name"] as? String ?? "")
  }

  // MARK: Types

  private static func text(_ type: [String: Any]) -> String {
    let name = className(type, "INType")
    let properties = (type["INTypeProperties"] as? [[String: Any]] ?? []).compactMap { property -> (String, String)? in
      guard let name = property["INTypePropertyName"] as? String, isIdentifier(name), !["identifier", "displayString"].contains(name)
      else { return nil }
      return (name, swiftType(property["INTypePropertyType"] as? String, isList: property["INTypePropertySupportsMultipleValues"] as? Bool))
    }
    return "nonisolated public class \(name): INObject, @unchecked Sendable {\n" + members(properties) + "}\n"
      + "nonisolated public class \(name)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {}\n"
  }

  private static func enumeration(_ values: [String: Any]) -> String {
    let name = className(values, "INEnum")
    let cases = (values["INEnumValues"] as? [[String: Any]] ?? []).enumerated().compactMap { index, value -> String? in
      guard let name = value["INEnumValueName"] as? String, isIdentifier(name), name != "unknown" else { return nil }
      return "  case `\(name)` = \((value["INEnumValueIndex"] as? Int) ?? index)\n"
    }
    return "nonisolated public enum \(name): Int, Sendable {\n  case unknown = 0\n\(cases.joined())}\n"
      + "nonisolated public class \(name)ResolutionResult: INEnumResolutionResult, @unchecked Sendable {}\n"
  }

  // MARK: Intents

  private static func text(_ intent: [String: Any], _ definition: Definition) -> String {
    let name = className(intent, "INIntent") + "Intent"
    let own = (intent["INIntentParameters"] as? [[String: Any]] ?? []).compactMap { Parameter($0, "INIntentParameter", definition) }
    let response = intent["INIntentResponse"] as? [String: Any] ?? [:]
    let results = (response["INIntentResponseParameters"] as? [[String: Any]] ?? []).compactMap {
      Parameter($0, "INIntentResponseParameter", definition)
    }
    let codes = (response["INIntentResponseCodes"] as? [[String: Any]] ?? []).filter {
      ($0["INIntentResponseCodeName"] as? String).map(isIdentifier) ?? false
    }
    return "nonisolated public class \(name): INIntent, @unchecked Sendable {\n" + members(own.map { ($0.name, $0.type) }) + "}\n"
      + codeText(name, codes) + responseText(name, codes, results) + handling(name, own)
  }

  private static func members(_ properties: [(name: String, type: String)]) -> String {
    properties.map { "  public var `\($0.name)`: \($0.type)?\n" }.joined()
  }

  private static let standardCodes = [
    "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
  ]

  private static func codeText(_ name: String, _ codes: [[String: Any]]) -> String {
    let own = codes.compactMap { $0["INIntentResponseCodeName"] as? String }.filter { !standardCodes.contains($0) }
    let cases =
      standardCodes.enumerated().map { "  case \($0.element) = \($0.offset)\n" }
      + own.enumerated().map { "  case `\($0.element)` = \(100 + $0.offset)\n" }
    return "nonisolated public enum \(name)ResponseCode: Int, Sendable {\n\(cases.joined())}\n"
  }

  private static func responseText(_ name: String, _ codes: [[String: Any]], _ results: [Parameter]) -> String {
    var text = "nonisolated public class \(name)Response: INIntentResponse, @unchecked Sendable {\n"
    text += members(results.map { ($0.name, $0.type) })
    text += "  public fileprivate(set) var code = \(name)ResponseCode.unspecified\n"
    text += "  public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {\n"
    text += "    self.init()\n    self.code = code\n    self.userActivity = userActivity\n  }\n"
    for code in codes {
      // The parameters of a code are those of its text, in their order.
      guard let codeName = code["INIntentResponseCodeName"] as? String, let format = code["INIntentResponseCodeFormatString"] as? String
      else { continue }
      var used: [Parameter] = []
      for match in format.matches(of: #/\$\{(\w+)\}/#) {
        guard let found = results.first(where: { $0.name == match.1 }), !used.contains(where: { $0.name == found.name }) else { continue }
        used.append(found)
      }
      guard !used.isEmpty else { continue }
      let parameters = used.enumerated().map { index, parameter in
        // `failureInvalidItem(_ item:)`: the name says what the first parameter is.
        let isNamed = index == 0 && codeName.lowercased().hasSuffix(parameter.name.lowercased()) && codeName != parameter.name
        return "\(isNamed ? "_ " : "")\(parameter.name): \(parameter.type)"
      }
      text += "  public static func `\(codeName)`(\(parameters.joined(separator: ", "))) -> \(name)Response {\n"
      text += "    let response = \(name)Response(code: .\(codeName), userActivity: nil)\n"
      text += used.map { "    response.\($0.name) = `\($0.name)`\n" }.joined() + "    return response\n  }\n"
    }
    return text + "}\n"
  }

  private static func handling(_ name: String, _ parameters: [Parameter]) -> String {
    let requirements =
      [
        ("handle(intent: \(name), completion: @escaping (\(name)Response) -> Void)", "completion(\(name)Response())"),
        ("handle(intent: \(name)) async -> \(name)Response", "\(name)Response()"),
        ("confirm(intent: \(name), completion: @escaping (\(name)Response) -> Void)", "completion(\(name)Response())"),
        ("confirm(intent: \(name)) async -> \(name)Response", "\(name)Response()"),
      ]
      + parameters.filter(\.hasOptions).map { parameter in
        let completion = "@escaping (INObjectCollection<\(parameter.objectType)>?, (any Error)?) -> Void"
        let base = parameter.name.prefix(1).uppercased() + parameter.name.dropFirst()
        return ("provide\(base)OptionsCollection(for intent: \(name), with completion: \(completion))", "completion(nil, nil)")
      }
    return "nonisolated public protocol \(name)Handling: NSObjectProtocol {\n"
      + requirements.map { "  func \($0.0)\n" }.joined() + "}\n"
      + "nonisolated extension \(name)Handling {\n"
      + requirements.map { "  public func \($0.0) { \($0.1) }\n" }.joined() + "}\n"
  }

  /// A parameter of an intent or of its response.
  private struct Parameter {
    var name: String
    var type: String
    /// The type of the objects in a collection of options.
    var objectType: String
    var hasOptions: Bool

    /// Returns nil for a parameter without a valid name.
    init?(_ values: [String: Any], _ kind: String, _ definition: Definition) {
      guard let name = values["\(kind)Name"] as? String, isIdentifier(name) else { return nil }
      self.name = name
      let isList = values["\(kind)SupportsMultipleValues"] as? Bool
      let object = values["\(kind)ObjectType"] as? String
      if let type = definition.types.first(where: { $0["INTypeName"] as? String == object && object != nil }) {
        self.type = IntentClasses.list(className(type, "INType"), isList)
      } else if let type = values["\(kind)EnumType"] as? String,
        let found = definition.enumerations.first(where: { $0["INEnumName"] as? String == type })
      {
        self.type = IntentClasses.list(className(found, "INEnum"), isList)
      } else {
        type = swiftType(values["\(kind)Type"] as? String, isList: isList)
      }
      let element = isList == true ? String(type.dropFirst().dropLast()) : type
      objectType = ["String": "NSString", "URL": "NSURL", "DateComponents": "NSDateComponents"][element] ?? element
      hasOptions = values["\(kind)SupportsDynamicEnumeration"] as? Bool ?? false
    }
  }

  private static func list(_ type: String, _ isList: Bool?) -> String { isList == true ? "[\(type)]" : type }

  private static func swiftType(_ name: String?, isList: Bool?) -> String {
    let type =
      switch name {
      case "String", "Text": "String"
      case "Integer", "Long", "Decimal", "Double", "Boolean", "TimeInterval": "NSNumber"
      case "Date", "DateComponents": "DateComponents"
      case "URL": "URL"
      case "Person": "INPerson"
      case "SpeakableString": "INSpeakableString"
      case "Temperature": "Measurement<UnitTemperature>"
      case "Distance": "Measurement<UnitLength>"
      case "Mass": "Measurement<UnitMass>"
      case "Volume": "Measurement<UnitVolume>"
      case "Speed": "Measurement<UnitSpeed>"
      case "Energy": "Measurement<UnitEnergy>"
      default: "INObject"
      }
    return list(type, isList)
  }
}
