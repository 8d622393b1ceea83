import Foundation

/// Returns the name of a class: for a class of an Apple framework its name without a module, as on Apple's systems, otherwise
/// `Module.Name`. The name of a nested class is `Module.Outer.Name`; Foundation's function of this name stops the program for such a class.
public func NSStringFromClass(_ aClass: AnyClass) -> String {
  let name = String(reflecting: aClass)
  guard let dot = name.firstIndex(of: "."), AppleModules.all.contains(String(name[..<dot])) else { return name }
  return String(name[name.index(after: dot)...])
}

/// Returns the class with a name: that of `@objc(Name)`, `Module.Name`, or the name of a class of an Apple framework.
public func NSClassFromString(_ aClassName: String) -> AnyClass? {
  if let known = ClassTable.shared.type(named: aClassName) { return known }
  switch aClassName.count(where: { $0 == "." }) {
  case 0:
    return aClassName.isEmpty ? nil : AppleModules.common.lazy.compactMap { Foundation.NSClassFromString("\($0).\(aClassName)") }.first
  case 1: return Foundation.NSClassFromString(aClassName)
  // Nested classes are in the table by their names without the module. Foundation cannot find them.
  default: return ClassTable.shared.type(named: String(aClassName.drop { $0 != "." }.dropFirst()))
  }
}

/// The modules whose classes have names without a module.
private enum AppleModules {
  static let common = ["UIKit", "QuartzCore", "Foundation", "XCTest"]
  static let all = Set(common).union([
    "AVFoundation", "AVKit", "Contacts", "ContactsUI", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "EventKit",
    "EventKitUI", "FoundationNetworking", "FoundationXML", "GameKit", "GameplayKit", "MapKit", "MediaPlayer", "MessageUI", "MetalKit",
    "PDFKit", "Photos", "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "UserNotifications",
    "WebKit",
  ])
}
