import Foundation
import Synchronization

extension Bundle {
  /// Returns the bundle of the framework that declares a class, otherwise the result of `Bundle(for:)`. The compiler shim calls it instead
  /// of `Bundle(for:)`: on Linux everything is linked into one program, and Foundation returns the main bundle for all its classes.
  ///
  /// Like Xcode, `vitrine` makes a bundle for each framework, with its resources: `Frameworks/NAME.framework` of the main bundle. A class of a package's tests
  /// has the bundle with the resources of its target: in Xcode these lie in the bundle of the tests, and suites fall back on it.
  public static func _vitrineBundle(for aClass: AnyClass) -> Bundle {
    let module = String(String(reflecting: aClass).prefix { $0 != "." })
    if let path = paths.withLock({ $0[module] }) { return path.flatMap(Bundle.init(path:)) ?? Bundle(for: aClass) }
    let program = CommandLine.arguments.first ?? ""
    let found = framework(ofModule: module, in: .main) ?? testResources(ofModule: module, in: .main, program: program)
    paths.withLock { $0[module] = .some(found?.bundlePath) }
    return found ?? Bundle(for: aClass)
  }

  /// The paths of frameworks by module; nil for modules without one.
  private static let paths = Mutex<[String: String?]>([:])

  /// Returns the bundle with an identifier, also that of a framework of the application. The compiler shim calls it instead of
  /// `Bundle(identifier:)`: on Linux, Foundation finds only bundles that exist as objects.
  public static func _vitrineBundle(identifier: String) -> Bundle? {
    Bundle(identifier: identifier) ?? frameworks(in: .main).first { $0.bundleIdentifier == identifier }
  }

  static func framework(ofModule module: String, in bundle: Bundle) -> Bundle? {
    // A module has the name of its product, with underscores instead of characters that identifiers cannot contain.
    frameworks(in: bundle).first { framework in
      let name = (framework.bundlePath as NSString).lastPathComponent.dropLast(".framework".count)
      return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) == module
    }
  }

  static func frameworks(in bundle: Bundle) -> [Bundle] {
    let folder = bundle.bundlePath + "/Frameworks"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".framework") }.compactMap { Bundle(path: "\(folder)/\($0)") }
  }

  /// Returns the resources of a test target beside the program of the tests, which SwiftPM names `Package_Target.resources` on Linux.
  static func testResources(ofModule module: String, in bundle: Bundle, program: String) -> Bundle? {
    guard program.hasSuffix(".xctest"), module.hasSuffix("Tests") || module.hasSuffix("Test") else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.bundlePath)) ?? []
    let name = names.first { $0.hasSuffix("_\(module).resources") }
    return name.flatMap { Bundle(path: "\(bundle.bundlePath)/\($0)") }
  }
}
