import UIKit

/// The names of classes, and whether they belong to UIKit.
@MainActor
enum ClassNames {
  /// The modules of Vitrine that declare views and controllers.
  private static let ownModules: Set = [
    "UIKit", "InterfaceCanvas", "QuartzCore", "VitrineTesting", "FoundationCompatibility", "ObjectiveC",
  ]
  private static var known: [ObjectIdentifier: Facts] = [:]

  private struct Facts {
    /// The name of the class without its module, and without the function that contains a local class.
    var name: String
    var isOwn: Bool
    var isPublic: Bool
  }

  private static func facts(_ type: AnyClass) -> Facts {
    if let facts = known[ObjectIdentifier(type)] { return facts }
    // `String(reflecting:)` returns the same text, but first searches for four conformances of the metatype: 0.15 ms for each class.
    let full = _typeName(type), module = full.prefix { $0 != "." }, name = _typeName(type, qualified: false)
    let isOwn = ownModules.contains(String(module)) || !full.contains(".")
    let facts = Facts(name: name, isOwn: isOwn, isPublic: !isOwn || name.hasPrefix("UI"))
    known[ObjectIdentifier(type)] = facts
    return facts
  }

  static func name(_ type: AnyClass) -> String { facts(type).name }
  static func name(of object: AnyObject) -> String { facts(Swift.type(of: object)).name }
  /// Whether a class belongs to UIKit or a module below it.
  static func isOwn(_ type: AnyClass) -> Bool { facts(type).isOwn }
  /// Whether the class is public, so that programs can use its name.
  static func isPublic(_ type: AnyClass) -> Bool { facts(type).isPublic }

  /// Returns a class and its superclasses up to `last`.
  static func chain(_ type: AnyClass, to last: AnyClass) -> [AnyClass] {
    var chain: [AnyClass] = []
    var next: AnyClass? = type
    while let type = next {
      chain.append(type)
      if type == last { break }
      next = _getSuperclass(type)
    }
    return chain
  }
}
