internal import InterfaceBuilder

/// Finds the custom classes of the application.
@MainActor enum CustomClass {
  /// Returns the class to instantiate, and whether it stands in for an unknown class.
  /// - Parameter file: the name of the file for messages about unknown classes; nil for no messages.
  static func resolve(_ element: InterfaceElement, base: UIView.Type, file: String?) -> (type: UIView.Type, isStandIn: Bool) {
    let resolved = resolve(element, base: base as AnyClass, file: file)
    return (resolved.type as? UIView.Type ?? base, resolved.isStandIn)
  }

  static func resolve(
    _ element: InterfaceElement, base: UIViewController.Type, file: String?
  ) -> (type: UIViewController.Type, isStandIn: Bool) {
    let resolved = resolve(element, base: base as AnyClass, file: file)
    return (resolved.type as? UIViewController.Type ?? base, resolved.isStandIn)
  }

  /// Returns the class of a bar item, a gesture recogniser, a constraint or a similar object.
  static func resolve<Object: NSObject>(_ element: InterfaceElement, base: Object.Type, file: String?) -> Object.Type {
    resolve(element, base: base as AnyClass, file: file).type as? Object.Type ?? base
  }

  private static func resolve(_ element: InterfaceElement, base: AnyClass, file: String?) -> (type: AnyClass, isStandIn: Bool) {
    guard let name = element["customClass"] else { return (base, false) }
    let found: AnyClass? = find(name, module: element["customModule"])
    // The class of a view of another framework is not a subclass of its replacement.
    let required: AnyClass = base == StandInView.self ? UIView.self : base
    if let found, _vitrineIsSubclass(found, of: required) { return (found, false) }
    guard !isAppleName(name) else { return (base, false) }
    MissingClass(name, in: element, base: base, found: found).log(file)
    return (base, true)
  }

  /// Returns the class that is registered under the name; otherwise the one in the given module, in the application's main module, or in
  /// the framework whose classes have the prefix of the name.
  static func find(_ name: String, module: String?) -> AnyClass? {
    if let known = InterfaceBuilderRegistry.shared.type(named: name) { return known }
    // Foundation cannot find nested names, and prints a message.
    guard !name.contains(".") else { return nil }
    let main = ProcessInfo.processInfo.processName
    let framework = frameworks.first { name.hasPrefix($0.prefix) }?.module
    for module in [module, main, "UIKit", framework].compactMap(\.self) where !module.isEmpty && !module.contains(".") {
      if let type = NSClassFromString("\(module).\(name)") { return type }
    }
    return nil
  }

  /// The frameworks with views or view controllers that Interface Builder files name, by the prefix of their classes.
  private static let frameworks: [(prefix: String, module: String)] = [
    ("AVPlayer", "AVKit"), ("AVCapture", "AVFoundation"), ("CN", "ContactsUI"), ("EK", "EventKitUI"), ("MFM", "MessageUI"),
    ("MK", "MapKit"), ("MP", "MediaPlayer"), ("MTK", "MetalKit"), ("PDF", "PDFKit"), ("PH", "PhotosUI"), ("QL", "QuickLook"),
    ("SCN", "SceneKit"), ("SF", "SafariServices"), ("SK", "SpriteKit"), ("WK", "WebKit"),
  ]

  private static func isAppleName(_ name: String) -> Bool { ["UIControl", "UIView", "UIResponder"].contains(name) }
}
