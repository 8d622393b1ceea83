import Foundation

/// The name of an image in an asset catalogue (Apple: ImageResource). The build generates a static property for each image of a catalogue.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIImage {
  /// Returns the image of a resource. If the bundle does not contain it, an error is logged, and the image is empty.
  public convenience init(resource: ImageResource) {
    guard let image = UIImage(named: resource.name, in: resource.bundle, compatibleWith: nil) else {
      UIKitLog.refused("there is no image \(resource.name) in \(resource.bundle.bundlePath)")
      self.init()
      return
    }
    self.init(cgImage: image.cgImage, scale: image.scale, traits: image.traits)
  }
}
