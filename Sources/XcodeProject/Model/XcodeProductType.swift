/// The kind of product that a target builds.
package enum XcodeProductType: Hashable, Sendable {
  case application, framework, staticLibrary, dynamicLibrary, bundle, unitTests, uiTests, appExtension
  /// An aggregate target, which has dependencies but no product of its own.
  case aggregate
  /// Anything else, such as a watch application, with Xcode's identifier of the type.
  case other(String)

  init(identifier: String) {
    switch identifier {
    case "com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable": self = .application
    case "com.apple.product-type.framework", "com.apple.product-type.framework.static": self = .framework
    case "com.apple.product-type.library.static": self = .staticLibrary
    case "com.apple.product-type.library.dynamic": self = .dynamicLibrary
    case "com.apple.product-type.bundle": self = .bundle
    case "com.apple.product-type.bundle.unit-test": self = .unitTests
    case "com.apple.product-type.bundle.ui-testing": self = .uiTests
    case let name where name.hasPrefix("com.apple.product-type.app-extension"), let name where name.contains("extensionkit-extension"):
      self = .appExtension
    default: self = .other(identifier)
    }
  }

  /// The ending of the product's folder or file, without the point.
  package var ending: String {
    switch self {
    case .application: "app"
    case .framework: "framework"
    case .staticLibrary: "a"
    case .dynamicLibrary: "dylib"
    case .bundle: "bundle"
    case .unitTests, .uiTests: "xctest"
    case .appExtension: "appex"
    case .aggregate, .other: ""
    }
  }

  /// Whether other targets' code can import it.
  package var isLibrary: Bool { self == .framework || self == .staticLibrary || self == .dynamicLibrary }
}
