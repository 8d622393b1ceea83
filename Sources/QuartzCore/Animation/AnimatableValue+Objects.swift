import CoreGraphics
import Foundation
import RenderTree

/// Conversion between the `Any` values of Apple's API and RenderTree's values.
extension AnimatableValue {
  /// Creates a value of a kind from a program's object: a Swift number, `NSNumber`, geometry structure, `NSValue`, colour or path. A point
  /// can be used for a size and vice versa, because both are two numbers. Returns nil if the object is of another kind or not finite.
  package init?(_ object: Any?, kind: Kind) {
    switch kind {
    case .number:
      guard let number = CGFloat(finite: object) else { return nil }
      self = .number(number)
    case .flag:
      guard let flag = AnimatableValue.flag(from: object) else { return nil }
      self = .flag(flag)
    case .point:
      guard let (x, y) = AnimatableValue.pair(from: object) else { return nil }
      self = .point(CGPoint(x: x, y: y))
    case .size:
      guard let (width, height) = AnimatableValue.pair(from: object) else { return nil }
      self = .size(CGSize(width: width, height: height))
    case .rect:
      guard let rect = object as? CGRect ?? (object as? NSValue)?.structure(CGRect.self), rect.origin.x.isFinite,
        rect.origin.y.isFinite, rect.size.width.isFinite, rect.size.height.isFinite
      else { return nil }
      self = .rect(rect)
    case .transform:
      guard
        let transform = (object as? CGAffineTransform).map(CATransform3DMakeAffineTransform) ?? object as? CATransform3D
          ?? (object as? NSValue)?.structure(CATransform3D.self), transform.hasFiniteNumbers
      else { return nil }
      self = .transform(transform)
    case .color:
      guard object == nil || object is CGColor else { return nil }
      self = .color(object as? CGColor)
    case .path:
      guard object == nil || object is CGPath else { return nil }
      self = .path(object as? CGPath)
    case .contents:
      switch object {
      case nil, is NSNull: self = .contents(nil)
      case let image as CGImage: self = .contents(LayerContents(pixels: image.pixels, revision: 0))
      case let contents as LayerContents: self = .contents(contents)
      default: return nil
      }
    case .choice:
      if let corners = object as? CACornerMask {
        self = .choice(corners.rawValue)
      } else {
        guard let number = CGFloat(finite: object), number >= 0 else { return nil }
        self = .choice(UInt(min(number, 1e9)))
      }
    case .colors:
      guard let list = object as? [Any] else { return nil }
      let colors = list.compactMap { $0 as? CGColor }
      guard colors.count == list.count else { return nil }
      self = .colors(colors)
    case .numbers:
      guard let list = object as? [Any] else { return nil }
      let numbers = list.compactMap { CGFloat(finite: $0) }
      guard numbers.count == list.count else { return nil }
      self = .numbers(numbers)
    }
  }

  /// Returns the value as an object of Apple's API: numbers as `CGFloat` (opacities as `Float`), other values unchanged.
  package func object(as keyPath: String) -> Any {
    switch self {
    case .number(let number):
      switch keyPath {
      case "opacity", "shadowOpacity", "birthRate", "lifetime", "velocity", "scale", "spin", "instanceRedOffset", "instanceGreenOffset",
        "instanceBlueOffset", "instanceAlphaOffset":
        Float(number)
      case "instanceCount": AnimatableValue.integer(number)
      case "instanceDelay": Double(number)
      default: number
      }
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color as Any
    case .path(let path): path as Any
    case .contents(let contents): contents as Any
    case .flag(let flag): flag
    case .choice(let choice): keyPath == "maskedCorners" ? CACornerMask(rawValue: choice) as Any : choice
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: Double($0)) }
    }
  }

  /// Returns the component of a rectangle that the end of a key path names.
  func part(of keyPath: String) -> Any? {
    guard case .rect(let rect) = self else { return nil }
    switch keyPath.drop(while: { $0 != "." }) {
    case "": return rect
    case ".origin": return rect.origin
    case ".origin.x": return rect.origin.x
    case ".origin.y": return rect.origin.y
    case ".size": return rect.size
    case ".size.width": return rect.size.width
    case ".size.height": return rect.size.height
    default: return nil
    }
  }

  /// Returns the two numbers of a point or a size; nil for other objects and for numbers that are not finite.
  private static func pair(from object: Any?) -> (CGFloat, CGFloat)? {
    let pair: (CGFloat, CGFloat)? =
      switch object {
      case let point as CGPoint: (point.x, point.y)
      case let size as CGSize: (size.width, size.height)
      case let value as NSValue:
        value.structure(CGPoint.self).map { ($0.x, $0.y) } ?? value.structure(CGSize.self).map { ($0.width, $0.height) }
      default: nil
      }
    return pair.flatMap { $0.0.isFinite && $0.1.isFinite ? $0 : nil }
  }

  /// Returns the number as an integer, clamped to the range of `Int`.
  private static func integer(_ number: CGFloat) -> Int { Int(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min) }

  /// Returns the kind of a value that the program set for a custom key; nil for values that cannot be interpolated.
  static func kind(of object: Any?) -> Kind? {
    switch object {
    case nil: nil
    case is Bool: .flag
    case is CGPoint: .point
    case is CGSize: .size
    case is CGRect: .rect
    case is CATransform3D, is CGAffineTransform: .transform
    case is CGColor: .color
    case is CGPath: .path
    case let value as NSValue where !(value is NSNumber):
      value.holdsTransform ? .transform : value.structure(CGRect.self) != nil ? .rect : value.structure(CGSize.self) != nil ? .size : .point
    case let list as [Any]: AnimatableValue(list, kind: .colors) != nil && !list.isEmpty ? .colors : .numbers
    default: CGFloat(finite: object) == nil ? nil : .number
    }
  }

  /// Returns the value as an object for a custom property. A number gets the type of the model value.
  func object(like model: Any?) -> Any {
    guard case .number(let number) = self else { return object(as: "") }
    return switch model {
    case is Double: Double(number)
    case is Float: Float(number)
    case is Int: AnimatableValue.integer(number.rounded())
    case is NSNumber: NSNumber(value: Double(number))
    default: number
    }
  }

  package static func flag(from object: Any?) -> Bool? { object as? Bool ?? (object as? NSNumber)?.boolValue }
}

extension CATransform3D {
  fileprivate var hasFiniteNumbers: Bool {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
  }
}

extension NSValue {
  /// Returns the structure in the value; nil if it holds another type or a number.
  fileprivate func structure<T>(_ type: T.Type) -> T? {
    if holdsTransform { return caTransform3DValue as? T }
    return switch type {
    case is CGPoint.Type where holds(like: NSValue(point: .zero)): pointValue as? T
    case is CGSize.Type where holds(like: NSValue(size: .zero)): sizeValue as? T
    case is CGRect.Type where holds(like: NSValue(rect: .zero)): rectValue as? T
    default: nil
    }
  }

  /// Whether both hold the same type. Foundation traps if a value is asked for a structure that it does not hold.
  private func holds(like other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }
}
