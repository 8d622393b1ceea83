import Foundation

/// Translates those build settings of a target that SwiftPM supports.
enum SwiftSettings {
  /// A setting of the compiler.
  enum Setting: Hashable {
    case define(String), languageMode(String), upcomingFeature(String), experimentalFeature(String), mainActor

    /// The line of a manifest, without a comma.
    var line: String {
      switch self {
      case .define(let name): ".define(\(quoted(name)))"
      case .languageMode(let mode): ".swiftLanguageMode(.v\(mode.replacing(".", with: "_")))"
      case .upcomingFeature(let name): ".enableUpcomingFeature(\(quoted(name)))"
      case .experimentalFeature(let name): ".enableExperimentalFeature(\(quoted(name)))"
      case .mainActor: ".defaultIsolation(MainActor.self)"
      }
    }

    /// The arguments of the compiler.
    var flags: [String] {
      switch self {
      case .define(let name): ["-D", name]
      case .languageMode(let mode): ["-swift-version", mode]
      case .upcomingFeature(let name): ["-enable-upcoming-feature", name]
      case .experimentalFeature(let name): ["-enable-experimental-feature", name]
      case .mainActor: ["-default-isolation", "MainActor"]
      }
    }
  }

  static func settings(of target: XcodeTarget) -> [Setting] {
    let settings = target.settings
    // The compiler shim then evaluates `#if SWIFT_PACKAGE` as Xcode does.
    var result = [Setting.define("VITRINE_XCODE_TARGET")]
    if importsUIKitByHeader(target) { result.append(.define("VITRINE_UIKIT_HEADER")) }
    // In Swift 3, and in Swift 4 with this setting, methods without `@objc` are found by selectors.
    let infersObjectiveC = settings["SWIFT_VERSION"].hasPrefix("3") || settings["SWIFT_SWIFT3_OBJC_INFERENCE"] == "On"
    if infersObjectiveC, !["5", "6"].contains(settings.swiftLanguageMode) { result.append(.define("VITRINE_OBJC_INFERENCE")) }
    func add(_ setting: Setting) { if !result.contains(setting) { result.append(setting) } }
    let flags = settings.list("OTHER_SWIFT_FLAGS")
    for name in settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS") + values(of: "-D", in: flags) where isName(name) {
      add(.define(name))
    }
    add(.languageMode(settings.swiftLanguageMode))
    for name in upcomingFeatures(settings) + values(of: "-enable-upcoming-feature", in: flags) where isName(name) {
      add(.upcomingFeature(name))
    }
    for name in values(of: "-enable-experimental-feature", in: flags) where isName(name) { add(.experimentalFeature(name)) }
    if settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor" { add(.mainActor) }
    return result
  }

  /// Whether the sources of a target see UIKit without an import: those of a framework or a pod through its umbrella header, those of a
  /// program through its bridging header.
  private static func importsUIKitByHeader(_ target: XcodeTarget) -> Bool {
    if target.productType.isLibrary { return true }
    let name = target.settings["SWIFT_OBJC_BRIDGING_HEADER"]
    let path = Paths.found(Paths.join(target.folder, name))
    guard !name.isEmpty, let header = FileManager.default.contents(atPath: path) else { return false }
    let text = String(decoding: header, as: UTF8.self)
    return text.contains("<UIKit/") || text.contains("@import UIKit")
  }

  private static func upcomingFeatures(_ settings: BuildSettings) -> [String] {
    var names: [String] = []
    // On by default since Xcode 14.
    let literals = "SWIFT_ENABLE_BARE_SLASH_REGEX"
    if !settings.isSet(literals) || settings.flag(literals) { names.append("BareSlashRegexLiterals") }
    if settings.flag("SWIFT_APPROACHABLE_CONCURRENCY") {
      names += [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances", "InferSendableFromCaptures",
        "NonisolatedNonsendingByDefault",
      ]
    }
    let prefix = "SWIFT_UPCOMING_FEATURE_"
    for setting in settings.names(withPrefix: prefix) where settings.flag(setting) {
      let name = setting.dropFirst(prefix.count).split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
      names.append(name == "DisableOutwardActorIsolation" ? "DisableOutwardActorInference" : name)
    }
    // These features are part of language mode 6, where the compiler rejects the flags.
    let inSwift6: Set = [
      "ConciseMagicFile", "ForwardTrailingClosures", "BareSlashRegexLiterals", "DeprecateApplicationMain", "ImportObjcForwardDeclarations",
      "DisableOutwardActorInference", "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures", "RegionBasedIsolation",
      "DynamicActorIsolation", "NonfrozenEnumExhaustivity", "GlobalActorIsolatedTypesUsability",
    ]
    return settings["SWIFT_VERSION"].hasPrefix("6") ? names.filter { !inSwift6.contains($0) } : names
  }

  /// Returns the values of a flag, written as `-D NAME` or `-DNAME`.
  private static func values(of flag: String, in flags: [String]) -> [String] {
    flags.indices.compactMap { index in
      if flags[index] == flag { return index + 1 < flags.count ? flags[index + 1] : nil }
      return flag == "-D" && flags[index].hasPrefix(flag) ? String(flags[index].dropFirst(flag.count)) : nil
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.first?.isNumber == false && text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Returns a Swift string literal.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case _ where scalar.value < 32: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
