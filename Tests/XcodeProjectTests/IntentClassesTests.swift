import Foundation
import Testing

@testable import XcodeProject

/// Tests the classes that Xcode generates for custom intents (openhab/openhab-ios, mssun/passforios, nightscout/nightguard).
@Suite struct IntentClassesTests {
  private func sources(_ definition: [String: Any]) throws -> [(name: String, text: String)] {
    let fixture = try Fixture()
    var project = ProjectText()
    for file in ["App.swift", "Own.intentdefinition"] { project.file(file) }
    project.target("App", sources: ["App.swift", "Own.intentdefinition"])
    try fixture.write("", to: "App.swift")
    let data = try PropertyListSerialization.data(fromPropertyList: definition, format: .xml, options: 0)
    try fixture.write(String(decoding: data, as: UTF8.self), to: "Own.intentdefinition")
    try fixture.write(project, to: "App.xcodeproj")
    return try fixture.read().target(named: "App").generatedSources
  }

  private let order: [String: Any] = [
    "INIntentName": "Order", "INIntentClassPrefix": "My", "INIntentType": "Custom",
    "INIntentParameters": [
      ["INIntentParameterName": "item", "INIntentParameterType": "String", "INIntentParameterSupportsDynamicEnumeration": true],
      ["INIntentParameterName": "sizes", "INIntentParameterType": "Integer", "INIntentParameterSupportsMultipleValues": true],
      ["INIntentParameterName": "place", "INIntentParameterType": "Object", "INIntentParameterObjectType": "Place"],
      ["INIntentParameterName": "2 much", "INIntentParameterType": "String"],
    ],
    "INIntentResponse": [
      "INIntentResponseCodes": [
        ["INIntentResponseCodeName": "success", "INIntentResponseCodeFormatString": "${count} of ${item}, ${item}"],
        ["INIntentResponseCodeName": "failureInvalidItem", "INIntentResponseCodeFormatString": "No ${item}"],
        ["INIntentResponseCodeName": "failure"],
      ],
      "INIntentResponseParameters": [
        ["INIntentResponseParameterName": "item", "INIntentResponseParameterType": "String"],
        ["INIntentResponseParameterName": "count", "INIntentResponseParameterType": "Decimal"],
      ],
    ],
  ]

  @Test func anIntentHasAClassAResponseAndAProtocol() throws {
    let found = try sources([
      "INIntents": [order, ["INIntentName": "StartWorkout", "INIntentType": "System"]], "INTypes": [["INTypeName": "Place"]],
      "INEnums": [["INEnumName": "Size", "INEnumValues": [["INEnumValueName": "unknown"], ["INEnumValueName": "large"]]]],
    ])
    let text = try #require(found.first { $0.name == "Own+Intents.swift" }).text
    for line in [
      "class MyOrderIntent: INIntent", "var `item`: String?", "var `sizes`: [NSNumber]?", "var `place`: Place?", "case success = 4",
      "case `failureInvalidItem` = 100", "init(code: MyOrderIntentResponseCode, userActivity: NSUserActivity?)",
      "func `success`(count: NSNumber, item: String) -> MyOrderIntentResponse", "func `failureInvalidItem`(_ item: String)",
      "protocol MyOrderIntentHandling: NSObjectProtocol", "completion: @escaping (INObjectCollection<NSString>?, (any Error)?) -> Void)",
      "class Place: INObject", "class PlaceResolutionResult", "enum Size: Int", "case `large` = 1",
    ] {
      #expect(text.contains(line), "\(line)")
    }
    #expect(!text.contains("much") && !text.contains("StartWorkout") && !text.contains("func `failure`("))
  }

  @Test func whatCannotBeReadHasNoClasses() throws {
    #expect(try sources([:]).isEmpty)
    #expect(try sources(["INIntents": "none", "INTypes": [["INTypeName": "a b"]]]).isEmpty)
    let fixture = try Fixture()
    try fixture.write("no property list", to: "Own.intentdefinition")
    #expect(IntentClasses.source(ofDefinition: fixture.folder.path + "/Own.intentdefinition") == nil)
    #expect(IntentClasses.source(ofDefinition: "/none.intentdefinition") == nil)
  }
}
