import UIKit

/// A stored property of a class of the project, read without running its code.
struct StoredProperty {
  let name: String
  let value: Any
  /// Whether the property is lazy. Its value is then an optional, which is nil until the first use.
  let isLazy: Bool

  private static let lazyPrefix = "$__lazy_storage_$_"

  /// Returns the properties that the project's classes declare for an object, those of the most derived class first.
  @MainActor static func all(of object: AnyObject) -> [StoredProperty] {
    var properties: [StoredProperty] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next, let type = mirror.subjectType as? AnyClass, !ClassNames.isOwn(type) {
      for (label, value) in mirror.children {
        guard let label else { continue }
        let isLazy = label.hasPrefix(lazyPrefix)
        properties.append(
          StoredProperty(name: isLazy ? String(label.dropFirst(lazyPrefix.count)) : label, value: plain(value), isLazy: isLazy))
      }
      next = mirror.superclassMirror
    }
    return properties
  }

  /// Returns the value in an optional, or the optional itself if it is nil.
  private static func plain(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let inside = mirror.children.first?.value else { return value }
    return plain(inside)
  }

  /// The value as text. Descriptions that the project implements are not called.
  var text: String {
    switch value {
    case let text as String: return text.shortened(to: 500)
    case let flag as Bool: return "\(flag)"
    case let number as any BinaryInteger: return "\(number)"
    case let number as any BinaryFloatingPoint: return Double(number).brief
    case let rect as CGRect: return rect.numbers.map(\.brief).joined(separator: " ")
    case let point as CGPoint: return [point.x, point.y].map { Double($0).brief }.joined(separator: " ")
    case let size as CGSize: return [size.width, size.height].map { Double($0).brief }.joined(separator: " ")
    case let date as Date: return date.description
    case let url as URL: return url.absoluteString.shortened(to: 500)
    default: break
    }
    let mirror = Mirror(reflecting: value), type = "\(Swift.type(of: value))".shortened(to: 200)
    switch mirror.displayStyle {
    case .optional: return isLazy ? "not made yet" : "nil"
    case .enum: return mirror.children.first?.label ?? (value is any CustomStringConvertible ? type : "\(value)")
    case .collection, .set, .dictionary: return "\(mirror.children.count) of \(type)"
    default: return type
    }
  }
}
