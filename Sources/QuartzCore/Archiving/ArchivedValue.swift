import CoreGraphics
import Foundation
import RenderTree

/// A value of a property in an archive: a number, a text, a geometric value, a colour, a path, an object of Core Animation that can be
/// archived, or a list of these.
final class ArchivedValue: NSObject, NSSecureCoding {
  let value: Any

  private enum Key {
    static let kind = "kind", numbers = "numbers", text = "text", list = "list", object = "object"
  }

  /// The representation in which the value is stored. Raw values are written to archives.
  private enum Kind: String {
    case flag, int, double, float, cgFloat, number
    case point, size, rect, transform, affine
    case pointValue, sizeValue, rectValue, transformValue
    case text, color, path, list, object
  }

  /// The classes that archives may contain.
  static var classes: [AnyClass] {
    [
      ArchivedValue.self, CAMediaTimingFunction.self, CAValueFunction.self, CAEmitterCell.self, CAAnimation.self, CAPropertyAnimation.self,
      CABasicAnimation.self, CAKeyframeAnimation.self, CASpringAnimation.self, CAAnimationGroup.self, CATransition.self,
    ]
  }

  private let kind: Kind

  /// Returns nil if the value cannot be archived.
  init?(_ value: Any?) {
    guard let value, let kind = Self.kind(of: value) else { return nil }
    (self.value, self.kind) = (value, kind)
    super.init()
  }

  private static func kind(of value: Any) -> Kind? {
    let type = type(of: value)
    if type == Bool.self { return .flag }
    if type == Int.self { return .int }
    if type == Double.self { return .double }
    if type == Float.self { return .float }
    if type == CGFloat.self { return .cgFloat }
    if type == CGPoint.self { return .point }
    if type == CGSize.self { return .size }
    if type == CGRect.self { return .rect }
    if type == CATransform3D.self { return .transform }
    if type == CGAffineTransform.self { return .affine }
    switch value {
    case let color as CGColor: return color.components == nil ? nil : .color
    case is CGPath: return .path
    case is CAMediaTimingFunction, is CAValueFunction, is CAAnimation, is CAEmitterCell: return .object
    case is String: return .text
    case is NSNumber: return .number
    case let value as NSValue:
      return switch AnimatableValue.kind(of: value) {
      case .point: .pointValue
      case .size: .sizeValue
      case .rect: .rectValue
      case .transform: .transformValue
      default: nil
      }
    case let list as [Any]: return list.allSatisfy { kind(of: $0) != nil } ? .list : nil
    default: return nil
    }
  }

  // MARK: Writing

  static var supportsSecureCoding: Bool { true }

  func encode(with coder: NSCoder) {
    coder.encode(kind.rawValue as NSString, forKey: Key.kind)
    switch kind {
    case .text: coder.encode((value as? String ?? "") as NSString, forKey: Key.text)
    case .path: (value as? CGPath)?.encode(with: coder)
    case .object: coder.encode(value, forKey: Key.object)
    case .list: coder.encode((value as? [Any] ?? []).compactMap { ArchivedValue($0) } as NSArray, forKey: Key.list)
    case .color:
      guard let color = value as? CGColor else { return }
      var components = [color.sRGB.red, color.sRGB.green, color.sRGB.blue, color.alpha]
      if let name = color.colorSpace?.name, let own = color.components {
        coder.encode(name as NSString, forKey: Key.text)
        components = own
      }
      coder.encode(components.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.numbers)
    default: coder.encode(numbers.map { NSNumber(value: $0) } as NSArray, forKey: Key.numbers)
    }
  }

  private var numbers: [Double] {
    switch kind {
    case .flag: [value as? Bool == true ? 1 : 0]
    case .int, .double, .float, .cgFloat, .number: [CGFloat(finite: value).map { Double($0) } ?? 0]
    case .point, .pointValue: components(.point)
    case .size, .sizeValue: components(.size)
    case .rect, .rectValue: components(.rect)
    case .transform, .transformValue: components(.transform)
    case .affine:
      (value as? CGAffineTransform).map { [$0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty].map { Double($0) } } ?? []
    default: []
    }
  }

  private func components(_ kind: AnimatableValue.Kind) -> [Double] {
    let numbers: [CGFloat] =
      switch AnimatableValue(value, kind: kind) {
      case .point(let point): [point.x, point.y]
      case .size(let size): [size.width, size.height]
      case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
      case .transform(let t):
        [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
      default: []
      }
    return numbers.map { Double($0) }
  }

  // MARK: Reading

  init?(coder: NSCoder) {
    guard let name = Self.read(NSString.self, Key.kind, coder) as String?, let kind = Kind(rawValue: name),
      let value = Self.value(kind, coder)
    else { return nil }
    (self.value, self.kind) = (value, kind)
    super.init()
  }

  /// Foundation on Linux ends the program if a key is missing.
  private static func read<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String, _ coder: NSCoder) -> Value? {
    coder.containsValue(forKey: key) ? coder.decodeObject(of: type, forKey: key) : nil
  }

  private static func list(_ classes: [AnyClass], _ key: String, _ coder: NSCoder) -> Any? {
    coder.containsValue(forKey: key) ? coder.decodeObject(of: [NSArray.self] + classes, forKey: key) : nil
  }

  private static func value(_ kind: Kind, _ coder: NSCoder) -> Any? {
    switch kind {
    case .text: return read(NSString.self, Key.text, coder) as String?
    case .path: return CGPath.decode(coder)
    case .object: return coder.containsValue(forKey: Key.object) ? coder.decodeObject(of: classes, forKey: Key.object) : nil
    case .list: return (list(classes, Key.list, coder) as? [ArchivedValue])?.map(\.value)
    default: break
    }
    guard let numbers = (list([NSNumber.self], Key.numbers, coder) as? [NSNumber])?.map(\.doubleValue),
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    if kind == .color { return color(numbers.map { CGFloat($0) }, space: read(NSString.self, Key.text, coder) as String?) }
    return value(kind, numbers)
  }

  private static func color(_ components: [CGFloat], space name: String?) -> CGColor? {
    guard let space = CGColorSpace(name: name ?? CGColorSpace.sRGB),
      components.count == space.numberOfComponents + 1
    else { return nil }
    return CGColor(colorSpace: space, components: components)
  }

  private static func value(_ kind: Kind, _ n: [Double]) -> Any? {
    let count =
      switch kind {
      case .point, .size, .pointValue, .sizeValue: 2
      case .rect, .rectValue: 4
      case .affine: 6
      case .transform, .transformValue: 16
      default: 1
      }
    guard n.count == count else { return nil }
    switch kind {
    case .flag: return n[0] != 0
    case .int: return Int(exactly: n[0])
    case .double: return n[0]
    case .float: return Float(n[0])
    case .cgFloat: return CGFloat(n[0])
    case .number: return NSNumber(value: n[0])
    case .point: return CGPoint(x: n[0], y: n[1])
    case .size: return CGSize(width: n[0], height: n[1])
    case .rect: return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    case .pointValue: return NSValue(point: CGPoint(x: n[0], y: n[1]))
    case .sizeValue: return NSValue(size: CGSize(width: n[0], height: n[1]))
    case .rectValue: return NSValue(rect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .affine: return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case .transform: return transform(n)
    case .transformValue: return NSValue(caTransform3D: transform(n))
    default: return nil
    }
  }

  private static func transform(_ n: [Double]) -> CATransform3D {
    let m = n.map { CGFloat($0) }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7], m31: m[8], m32: m[9], m33: m[10],
      m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
}
