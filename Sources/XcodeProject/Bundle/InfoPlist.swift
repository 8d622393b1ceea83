import Foundation

/// The Info.plist of a target's bundle, as Xcode creates it: the target's file with references expanded, the values that build settings
/// generate, and the values that every bundle for iOS has.
struct InfoPlist {
  private(set) var values: [String: Any] = [:]
  private(set) var warnings: [String] = []

  init(_ target: XcodeTarget) {
    let settings = target.settings
    let file = settings["INFOPLIST_FILE"]
    if let data = target.infoProperties {
      values = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
    } else if !file.isEmpty {
      read(Paths.found(Paths.join(target.folder, file)), of: target)
    }
    // As with Xcode, generated values replace those of the file.
    if settings.flag("GENERATE_INFOPLIST_FILE") || values.isEmpty {
      values.merge(Self.generated(settings)) { old, new in Self.merged(old, new) }
    }
    values = values.mapValues { Self.expanded($0, settings) }
    for (key, value) in Self.common(target) where (values[key] as? String ?? " ").isEmpty || values[key] == nil { values[key] = value }
    if target.productType == .application { values.merge(Self.platform(settings)) { own, _ in own } }
  }

  mutating func set(_ key: String, _ value: String) { values[key] = value }

  /// Makes the most suitable language the development region, in which Foundation on Linux looks up texts.
  /// - Returns: the development region.
  mutating func chooseLanguage(_ language: String?, of localizations: Set<String>) -> String {
    let own = values["CFBundleDevelopmentRegion"] as? String ?? "en"
    let names = localizations.subtracting(["Base"])
    var candidates: [String] = []
    for wanted in [language, own == "English" ? "en" : own, "en"].compactMap({ $0 }) {
      let parts = wanted.split { $0 == "-" || $0 == "_" }.map(String.init)
      for count in stride(from: parts.count, to: 0, by: -1) { candidates.append(parts.prefix(count).joined(separator: "-")) }
      candidates += names.filter { $0.hasPrefix(parts[0] + "-") }.sorted()
    }
    let region = candidates.first { names.contains($0) } ?? own
    values["CFBundleDevelopmentRegion"] = region
    return region
  }

  /// Returns a property list as XML.
  static func data(_ values: [String: Any]) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
  }

  private mutating func read(_ path: String, of target: XcodeTarget) {
    guard let data = FileManager.default.contents(atPath: path) else {
      warnings.append("\(target.name): the Info.plist \(path) is missing; one is created from the build settings.")
      return
    }
    guard let table = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] else {
      warnings.append("\(target.name): \(path) is not a property list that can be read; one is created from the build settings.")
      return
    }
    values = table
  }

  /// Returns the values of `INFOPLIST_KEY_NAME` settings and of the settings of the product.
  private static func generated(_ settings: BuildSettings) -> [String: Any] {
    var values: [String: Any] = [:]
    let prefix = "INFOPLIST_KEY_"
    for setting in settings.names(withPrefix: prefix) {
      let name = String(setting.dropFirst(prefix.count))
      let text = settings[setting]
      switch name {
      case "UIApplicationSceneManifest_Generation":
        guard text == "YES" else { continue }
        values["UIApplicationSceneManifest"] =
          ["UIApplicationSupportsMultipleScenes": true, "UISceneConfigurations": [String: Any]()] as [String: Any]
      case "UILaunchScreen_Generation":
        if text == "YES" { values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()] }
      default:
        let key = name.replacing("_iPhone", with: "~iphone").replacing("_iPad", with: "~ipad")
        values[key] = value(text, of: name)
      }
    }
    let named = [
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"), ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
    ]
    for (key, setting) in named where !settings[setting].isEmpty { values[key] = settings[setting] }
    return values
  }

  private static func value(_ text: String, of name: String) -> Any {
    let lists = ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities"]
    if lists.contains(where: name.hasPrefix) { return BuildSettings.words(text) }
    return text == "YES" ? true : text == "NO" ? false : text as Any
  }

  private static func merged(_ old: Any, _ new: Any) -> Any {
    guard let old = old as? [String: Any], let new = new as? [String: Any] else { return new }
    return old.merging(new) { merged($0, $1) }
  }

  private static func expanded(_ value: Any, _ settings: BuildSettings) -> Any {
    if let text = value as? String { return settings.expand(text) }
    if let list = value as? [Any] { return list.map { expanded($0, settings) } }
    if let table = value as? [String: Any] { return table.mapValues { expanded($0, settings) } }
    return value
  }

  private static func common(_ target: XcodeTarget) -> [String: Any] {
    let settings = target.settings
    let identifier = settings["PRODUCT_BUNDLE_IDENTIFIER"]
    return [
      "CFBundleExecutable": settings["EXECUTABLE_NAME"], "CFBundleName": target.productName,
      "CFBundleIdentifier": identifier.isEmpty ? "vitrine." + settings.expand("$(PRODUCT_NAME:rfc1034identifier)") : identifier,
      "CFBundlePackageType": settings["PRODUCT_BUNDLE_PACKAGE_TYPE"], "CFBundleInfoDictionaryVersion": "6.0",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"], "CFBundleVersion": "1", "CFBundleShortVersionString": "1.0",
    ]
  }

  private static func platform(_ settings: BuildSettings) -> [String: Any] {
    let families = settings["TARGETED_DEVICE_FAMILY"].split { $0 == "," || $0 == " " }.compactMap { Int($0) }
    let version = settings["IPHONEOS_DEPLOYMENT_TARGET"]
    return [
      "UIDeviceFamily": families.isEmpty ? [1] : families, "MinimumOSVersion": version.isEmpty ? "15.0" : version,
      "LSRequiresIPhoneOS": true,
      "CFBundleSupportedPlatforms": ["iPhoneSimulator"], "DTPlatformName": "iphonesimulator",
    ]
  }
}
