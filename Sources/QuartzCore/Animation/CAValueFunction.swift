import Foundation

/// Names of the value functions: what part of a transform a number sets.
public struct CAValueFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
}

/// Turns an animated number into a transform (Apple: CAValueFunction).
public final class CAValueFunction: NSObject, Sendable {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }

  var keyPath: String? {
    switch name {
    case .rotateX: "transform.rotation.x"
    case .rotateY: "transform.rotation.y"
    case .rotateZ: "transform.rotation.z"
    case .scale: "transform.scale"
    case .scaleX: "transform.scale.x"
    case .scaleY: "transform.scale.y"
    case .translate: "transform.translation"
    case .translateX: "transform.translation.x"
    case .translateY: "transform.translation.y"
    default: nil
    }
  }
}
