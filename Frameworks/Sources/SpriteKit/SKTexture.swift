public import UIKit

/// An image with its size (Apple: SKTexture).
open class SKTexture: NSObject, NSSecureCoding {
  private let image: UIImage?
  open var filteringMode = SKTextureFilteringMode.linear
  open var usesMipmaps = false

  public init(image: UIImage) {
    self.image = image
    super.init()
  }
  public init(imageNamed name: String) {
    image = UIImage(named: name)
    super.init()
  }
  public required init?(coder: NSCoder) {
    image = coder.containsValue(forKey: "image") ? coder.decodeObject(of: UIImage.self, forKey: "image") : nil
    super.init()
  }
  open func encode(with coder: NSCoder) { if let image { coder.encode(image, forKey: "image") } }
  open class var supportsSecureCoding: Bool { true }

  public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
  public convenience init(rect: CGRect, in texture: SKTexture) { self.init(image: texture.image ?? UIImage()) }

  /// Returns the size in points; zero if there is no image with that name.
  open func size() -> CGSize { image?.size ?? .zero }
  open func textureRect() -> CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  open func cgImage() -> CGImage {
    guard let picture = image?.cgImage else { preconditionFailure("the texture has no image") }
    return picture
  }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
  open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) { completionHandler() }
}

public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }

/// A collection of images by name. Files of atlases are not read.
open class SKTextureAtlas: NSObject {
  public init(named name: String) { super.init() }
  open var textureNames: [String] { [] }
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
}
