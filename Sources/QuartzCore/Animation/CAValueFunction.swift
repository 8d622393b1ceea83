import Foundation
import RenderTree

/// The names of the value functions: the part of a transform that a number sets.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Converts animated numbers to a transform (Apple: CAValueFunction): one number, or three for `scale` and `translate`.
public final class CAValueFunction: NSObject, NSSecureCoding, Sendable {
  public let name: CAValueFunctionName

  /// Returns nil for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard TransformFunction(rawValue: name.rawValue) != nil else { return nil }
    self.name = name
    super.init()
  }

  public static var supportsSecureCoding: Bool { true }

  /// Returns nil if the archive has no name.
  public convenience init?(coder: NSCoder) {
    guard let name: String = PropertyArchive(coder: coder).read("name") else { return nil }
    self.init(name: CAValueFunctionName(rawValue: name))
  }

  public func encode(with coder: NSCoder) { PropertyArchive(coder: coder).write(name.rawValue, "name") }

  var function: TransformFunction? { TransformFunction(rawValue: name.rawValue) }
}
