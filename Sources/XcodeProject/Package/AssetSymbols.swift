import Foundation

/// Generates Swift names for the colours and images of a target's asset catalogues, as Xcode 15 and newer do (Apple: Build settings
/// reference, "Generate Asset Symbols" and "Generate Swift Asset Symbol Extensions").
struct AssetSymbols {
  /// An asset of a catalogue, with the namespaces of its folders.
  struct Asset: Hashable {
    var namespaces: [String]
    var name: String
    /// The name by which the bundle finds the asset.
    var path: String { (namespaces + [name]).joined(separator: "/") }
  }

  private(set) var colors: [Asset] = []
  private(set) var images: [Asset] = []

  init(catalogs: [String]) {
    var visited: Set<String> = []
    for catalog in catalogs { read(catalog, [], depth: 8, &visited) }
  }

  /// Returns the source for a target; nil if it has no catalogue with such assets, or if its build settings disable the symbols.
  static func source(for target: XcodeTarget) -> String? {
    let settings = target.settings, wanted = "ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"
    guard !settings.isSet(wanted) || settings.flag(wanted) else { return nil }
    let catalogs = target.resources.filter { $0.kind == .assetCatalog }.map(\.path)
    let symbols = AssetSymbols(catalogs: catalogs)
    guard !symbols.colors.isEmpty || !symbols.images.isEmpty else { return nil }
    let imports = ImportScanner.modules(of: target.sources)
    return symbols.source(
      isApplication: target.productType == .application, usesSwiftUI: imports.contains("SwiftUI"),
      withExtensions: settings.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"))
  }

  /// - Parameter visited: the real paths of the folders that were read, because links can lead in circles.
  private mutating func read(_ folder: String, _ namespaces: [String], depth: Int, _ visited: inout Set<String>) {
    guard depth > 0, visited.insert(Paths.real(folder)).inserted else { return }
    for entry in Paths.entries(folder) {
      let path = "\(folder)/\(entry)", name = Paths.withoutEnding(entry)
      switch Paths.ending(entry) {
      case "colorset": colors.append(Asset(namespaces: namespaces, name: name))
      case "imageset", "symbolset": images.append(Asset(namespaces: namespaces, name: name))
      case "" where Paths.isFolder(path):
        read(path, Self.providesNamespace(path) ? namespaces + [entry] : namespaces, depth: depth - 1, &visited)
      default: break
      }
    }
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json"),
      let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return false }
    return (table["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
  }

  private func source(isApplication: Bool, usesSwiftUI: Bool, withExtensions: Bool) -> String {
    var text = "import Foundation\nimport UIKit\n" + (usesSwiftUI ? "import SwiftUI\n" : "")
    let bundle = isApplication ? ".main" : "Bundle(for: ResourceBundleClass.self)"
    if !isApplication { text += "private class ResourceBundleClass {}\n" }
    for (type, assets, suffix) in [("ColorResource", colors, "Color"), ("ImageResource", images, "Image")] {
      let symbols = Self.symbols(assets, suffix: suffix)
      text += Self.block("nonisolated extension \(type)", symbols) { symbol, asset in
        "static let \(symbol) = \(type)(name: \(Self.quoted(asset.path)), bundle: \(bundle))"
      }
      guard withExtensions else { continue }
      let own = symbols.filter { !$0.asset.namespaces.isEmpty || !Self.taken[suffix, default: []].contains($0.symbol) }
      text += Self.block("extension UI\(suffix)", own) { symbol, asset in
        let resource = ([type] + asset.namespaces.map(Self.typeName) + [symbol]).joined(separator: ".")
        return "static var \(symbol): UI\(suffix) { UI\(suffix)(resource: \(resource)) }"
      }
      guard usesSwiftUI, suffix == "Color" else { continue }
      let styles = symbols.filter { $0.asset.namespaces.isEmpty && !Self.swiftUIColors.contains($0.symbol) }
      for head in ["extension SwiftUI.Color", "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
        text += Self.block(head, styles) { symbol, _ in "static var \(symbol): SwiftUI.Color { SwiftUI.Color(ColorResource.\(symbol)) }" }
      }
    }
    return text
  }

  /// Returns the names of the assets in the order of the catalogues. Of several assets with the same name, the first one is used.
  private static func symbols(_ assets: [Asset], suffix: String) -> [(symbol: String, asset: Asset)] {
    var seen: Set<[String]> = []
    return assets.compactMap { asset in
      let symbol = symbol(for: asset.name, suffix: suffix)
      guard !symbol.isEmpty, seen.insert(asset.namespaces.map(typeName) + [symbol]).inserted else { return nil }
      return (keywords.contains(symbol) ? "`\(symbol)`" : symbol, asset)
    }
  }

  /// Writes declarations. Those of a namespace are in an enumeration with its name.
  private static func block(
    _ head: String, _ symbols: [(symbol: String, asset: Asset)], _ declaration: (String, Asset) -> String
  ) -> String {
    guard !symbols.isEmpty else { return "" }
    func lines(_ symbols: [(symbol: String, asset: Asset)], depth: Int) -> String {
      var text = ""
      for (symbol, asset) in symbols where asset.namespaces.count == depth { text += declaration(symbol, asset) + "\n" }
      var names: [String] = []
      for (_, asset) in symbols where asset.namespaces.count > depth && !names.contains(asset.namespaces[depth]) {
        names.append(asset.namespaces[depth])
      }
      for name in names {
        let inner = symbols.filter { $0.asset.namespaces.count > depth && $0.asset.namespaces[depth] == name }
        text += "enum \(typeName(name)) {\n" + lines(inner, depth: depth + 1) + "}\n"
      }
      return text
    }
    return "\(head) {\n" + lines(symbols, depth: 0) + "}\n"
  }

  /// Returns the Swift name of an asset as Xcode derives it: the words are joined in camel case, the first one in lower case, without the
  /// kind at the end: `logo` for "Logo Image" among images, `accent` for "AccentColor" among colours.
  static func symbol(for name: String, suffix: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return "" }
    var text = lowered(String(first)) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if text.hasSuffix(suffix), text.count > suffix.count { text.removeLast(suffix.count) }
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Returns the Swift name of a namespace.
  static func typeName(_ name: String) -> String {
    let text = name.split { !($0.isLetter || $0.isNumber) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// Lowercases the capitals at the beginning. If there are several before a small letter, the last one is kept: "URLIcon" becomes
  /// "urlIcon".
  private static func lowered(_ word: String) -> String {
    let letters = Array(word)
    let run = letters.prefix { $0.isUppercase }.count
    guard run > 0 else { return word }
    let end = run < letters.count && run > 1 && letters[run].isLetter ? run - 1 : run
    return String(letters[..<end]).lowercased() + String(letters[end...])
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Members of UIKit's classes. For assets with these names, Xcode generates no extension.
  private static let taken: [String: Set<String>] = [
    "Color": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "groupTableViewBackground", "label", "lightGray",
      "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill",
      "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
      "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
      "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
      "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
      "tertiarySystemFill", "tertiarySystemGroupedBackground", "tint", "tintColor", "white", "yellow",
    ],
    "Image": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
  ]
  private static let swiftUIColors: Set = [
    "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple",
    "red",
    "secondary", "teal", "white", "yellow",
  ]
}
