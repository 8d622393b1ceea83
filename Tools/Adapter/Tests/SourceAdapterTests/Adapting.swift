import SwiftIfConfig
import Testing

@testable import SourceAdapter

/// Adapts sources as one module.
func adapted(
  _ sources: String..., at path: String? = nil, conditions: Set<String> = [], writesNotes: Bool = false,
  placeholders: [String: String] = [:], importsUIKit: Bool = false, infersObjectiveC: Bool = false,
  languageVersion: VersionTuple = VersionTuple(5)
) -> [String] {
  let frameworks: Set = [
    "UIKit", "QuartzCore", "os", "Darwin", "XCTestCompatibility", "UserNotifications", "CoreImage", "AppIntents", "Combine",
  ]
  let platform = Platform(conditions: conditions, languageVersion: languageVersion) { frameworks.contains($0) || $0 == "Foundation" }
  let inputs = sources.enumerated().map {
    SourceAdapter.Input(path: path ?? "/module/File\($0.offset).swift", source: Array($0.element.utf8))
  }
  var options = AdapterOptions(platform: platform, frameworks: frameworks)
  options.writesNotes = writesNotes
  options.placeholders = placeholders
  options.importsUIKit = importsUIKit
  options.infersObjectiveC = infersObjectiveC
  return SourceAdapter(module: "App", options: options).adapt(inputs)
    .enumerated().map { String(decoding: $0.element.source ?? inputs[$0.offset].source, as: UTF8.self) }
}

/// Returns the adapted source without the registrations that follow its original lines.
func adaptedLines(_ source: String, languageVersion: VersionTuple = VersionTuple(5)) -> String {
  let lines = adapted(source, languageVersion: languageVersion)[0].split(separator: "\n", omittingEmptySubsequences: false)
  return lines.prefix(source.split(separator: "\n", omittingEmptySubsequences: false).count).joined(separator: "\n")
}

/// Returns the code that registers the classes of the source.
func registrations(_ source: String) -> String {
  let lines = adapted(source)[0].split(separator: "\n", omittingEmptySubsequences: false)
  return lines.dropFirst(source.split(separator: "\n", omittingEmptySubsequences: false).count).joined(separator: "\n")
}
