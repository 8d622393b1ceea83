import Foundation

/// The name of a colour in an asset catalogue (Apple: ColorResource). The build generates a static property for each colour of a catalogue.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Returns the colour of a resource. If the bundle does not contain it, an error is logged, and the colour is clear.
  public convenience init(resource: ColorResource) {
    let color = UIColor(named: resource.name, in: resource.bundle, compatibleWith: nil)
    if color == nil { UIKitLog.refused("there is no color \(resource.name) in \(resource.bundle.bundlePath)") }
    self.init { color?.resolvedColor(with: $0) ?? .clear }
  }
}
