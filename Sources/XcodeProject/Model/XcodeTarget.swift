/// A target of an Xcode project, as far as building it for iOS needs.
package struct XcodeTarget: Identifiable, Sendable {
  package struct ID: Hashable, Sendable {
    /// Of the `.xcodeproj` folder.
    package var project: String
    package var object: String
  }

  package var id: ID
  package var name: String
  package var productType: XcodeProductType
  /// `PRODUCT_NAME`: what the bundle is called, without its ending.
  package var productName: String
  /// What `import` calls it.
  package var moduleName: String
  /// Whether the target is built for iOS.
  package var isForIOS: Bool
  /// Resolved for the configuration that the workspace was read with.
  package var settings = BuildSettings()
  /// Where relative paths of its settings begin.
  package var folder: String

  /// Paths of Swift files, in the order of the project.
  package var sources: [String] = []
  /// Objective-C, C, Metal and whatever else a compiler other than Swift's takes; not built.
  package var otherSources: [String] = []
  package var headers: [String] = []
  package var resources: [XcodeResource] = []

  package var dependencies: [ID] = []
  /// File names of products of other targets that it links or embeds, such as `Pods_App.framework`; targets of other projects are found by them.
  package var linkedProducts: [String] = []
  /// Names of frameworks of the system.
  package var frameworks: [String] = []
  /// Compiled libraries and frameworks that lie in the project; made for Apple's systems, they cannot be linked.
  package var binaries: [String] = []
  package var packageProducts: [XcodePackageProduct] = []
  /// Names of script phases; none is run.
  package var scripts: [String] = []
  /// Sentences about files that are missing.
  package var warnings: [String] = []

  /// Whether the target stands for a pod whose sources lie in the checkout.
  var isPod: Bool { productType == .framework && !id.project.hasSuffix(".xcodeproj") }

  /// The name of the product's folder or file, such as `App.app`.
  package var productFileName: String {
    let name = productType == .staticLibrary || productType == .dynamicLibrary ? "lib" + productName : productName
    return productType.ending.isEmpty ? name : "\(name).\(productType.ending)"
  }
}
