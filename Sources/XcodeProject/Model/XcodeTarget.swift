import Foundation

/// A target of an Xcode project, with the properties that are needed to build it for iOS.
package struct XcodeTarget: Identifiable, Sendable {
  package struct ID: Hashable, Sendable {
    /// The path of the `.xcodeproj` folder.
    package var project: String
    package var object: String
  }

  package var id: ID
  package var name: String
  package var productType: XcodeProductType
  /// The value of `PRODUCT_NAME`: the name of the bundle without extension.
  package var productName: String
  /// The name of the module in `import`.
  package var moduleName: String
  /// Whether the target is built for iOS.
  package var isForIOS: Bool
  /// The build settings for the configuration with which the workspace was read.
  package var settings = BuildSettings()
  /// The folder to which paths in its settings are relative.
  package var folder: String
  /// The Info.plist as a property list, if it is not in the file that the settings name; nil otherwise.
  var infoProperties: Data?

  /// The paths of Swift files, in the order of the project.
  package var sources: [String] = []
  /// The paths of Swift files that the project lists and that are not there.
  package var missingSources: [String] = []
  /// The paths of sources for other compilers, such as Objective-C, C and Metal. They are not built.
  package var otherSources: [String] = []
  package var headers: [String] = []
  package var resources: [XcodeResource] = []

  package var dependencies: [ID] = []
  /// The file names of products of other targets that the target links or embeds, such as `Pods_App.framework`. They identify targets of
  /// other projects.
  package var linkedProducts: [String] = []
  /// The names of system frameworks.
  package var frameworks: [String] = []
  /// Compiled libraries and frameworks in the project. They were built for Apple's systems and cannot be linked.
  package var binaries: [String] = []
  package var packageProducts: [XcodePackageProduct] = []
  /// The names of script phases. They are not run.
  package var scripts: [String] = []
  /// Messages about missing files.
  package var warnings: [String] = []

  /// A sentence about missing Swift files, and the remedy; nil if none is missing.
  package var missingSourcesSentence: String? {
    guard !missingSources.isEmpty else { return nil }
    let makers = scripts.isEmpty ? "a tool or a script" : "a tool or a script (\(scripts.joined(separator: ", ")))"
    return "\(name) lists \(missingSources.joined(separator: ", ")), which the checkout lacks. On a Mac, \(makers) may make such a file "
      + "during the build: copy it to its place."
  }

  /// Whether the target represents a pod whose sources are in the checkout.
  var isPod: Bool { productType == .framework && !id.project.hasSuffix(".xcodeproj") }

  /// The name of the product's folder or file, such as `App.app`.
  package var productFileName: String {
    let name = productType == .staticLibrary || productType == .dynamicLibrary ? "lib" + productName : productName
    return productType.ending.isEmpty ? name : "\(name).\(productType.ending)"
  }
}
