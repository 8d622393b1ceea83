import Foundation

/// The inputs and settings of the compiler for a target, besides the sources of the project.
extension XcodeTarget {
  /// The names and texts of the Swift files that Xcode generates: the classes of Core Data models and of custom intents, and the symbols
  /// of asset catalogues.
  package var generatedSources: [(name: String, text: String)] {
    var sources: [(name: String, text: String)] = []
    for model in otherSources where GeneratedPackage.isDataModel(model) {
      guard let text = DataModelClasses.source(ofModel: model) else { continue }
      sources.append(((Paths.name(model) as NSString).deletingPathExtension + "+DataModel.swift", text))
    }
    for definition in otherSources where IntentClasses.isDefinition(definition) {
      let name = (Paths.name(definition) as NSString).deletingPathExtension + "+Intents.swift"
      guard let text = IntentClasses.source(ofDefinition: definition), !sources.contains(where: { $0.name == name }) else { continue }
      sources.append((name, text))
    }
    if let text = AssetSymbols.source(for: self) { sources.append(("GeneratedAssetSymbols.swift", text)) }
    return sources
  }

  /// The arguments of the compiler that follow from the build settings: conditions, language mode, features and isolation.
  package var compilerFlags: [String] { SwiftSettings.settings(of: self).flatMap(\.flags) }
}
