import Foundation

/// A `.xib` or `.storyboard` file.
package struct InterfaceDocument: Sendable {
  package enum Kind: Sendable { case nib, storyboard }

  package let root: InterfaceElement
  package let kind: Kind
  /// The version of Interface Builder, such as 14490.70.
  package let toolsVersion: Double
  package let device: InterfaceDevice
  package let usesAutoLayout: Bool
  /// Whether the file uses safe areas. Without them, constraints refer to a controller's top and bottom layout guides.
  package let usesSafeAreas: Bool
  /// The identifier of a storyboard's initial controller; nil if it has none.
  package let initialController: String?
  package let scenes: [InterfaceScene]
  /// The placeholders and top-level objects of a xib.
  package let objects: [InterfaceObject]
  package let resources: InterfaceResources
  /// The identifiers of the objects to which constraints refer.
  package let constrained: Set<String>
  /// The names of the project's font files that the text of this file uses.
  package let fontFiles: [String]
  package private(set) var warnings: [InterfaceWarning] = []

  package init(contentsOf url: URL, limits: InterfaceLimits = InterfaceLimits()) throws {
    let values = try url.resourceValues(forKeys: [.fileSizeKey])
    if let size = values.fileSize, size > limits.bytes {
      throw InterfaceError(line: 1, reason: "\(size) bytes are too many: at most \(limits.bytes) are read")
    }
    try self.init(data: Data(contentsOf: url), limits: limits)
  }

  package init(data: Data, limits: InterfaceLimits = InterfaceLimits()) throws {
    let root = try ElementParser.parse(data, limits: limits)
    guard root.name == "document" else {
      throw InterfaceError(line: root.line, reason: "<\(root.name)> is no <document> of Interface Builder")
    }
    let type = root["type"] ?? ""
    guard type.isEmpty || type.contains("CocoaTouch") else {
      throw InterfaceError(line: root.line, reason: "a document of the type \(type): only those of Cocoa Touch are read")
    }
    self.init(root: root)
  }

  private init(root: InterfaceElement) {
    self.root = root
    kind = root["type"]?.contains("Storyboard") == true || root.first("scenes") != nil ? .storyboard : .nib
    toolsVersion = root["toolsVersion"].flatMap(Self.version) ?? 0
    device = InterfaceDevice(root.first("device"))
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    initialController = root["initialViewController"]
    scenes = root.first("scenes")?.all("scene").map(InterfaceScene.init) ?? []
    objects = root.first("objects")?.children.map(InterfaceObject.init) ?? []
    resources = InterfaceResources(root.first("resources"))
    constrained = Self.constrained(in: root)
    fontFiles = root.first("customFonts")?.children.compactMap { $0["key"] } ?? []
    warnings = DocumentChecker(root).warnings
  }

  /// Returns the first two parts of a version: 15404.2.1 becomes 15404.2.
  private static func version(_ text: String) -> Double? {
    InterfaceElement.number(text.split(separator: ".").prefix(2).joined(separator: "."))
  }

  private static func constrained(in root: InterfaceElement) -> Set<String> {
    var found: Set<String> = []
    root.forEach { owner in
      for constraint in owner.first("constraints")?.all("constraint") ?? [] {
        // A constraint without a first item belongs to its owner.
        for identifier in [constraint["firstItem"] ?? owner["id"], constraint["secondItem"]] { identifier.map { _ = found.insert($0) } }
      }
    }
    return found
  }
}
